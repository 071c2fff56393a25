/** Lighthouse as it comes, for phones, on every public page. */
import { withBrowser } from './browser.mjs'
import { withSite } from './content.mjs'
import { freePort } from './free-port.mjs'
import { is, judged } from './goals.mjs'
import { mainPages, publicPages } from './pages.mjs'
import { median, rounded } from './report.mjs'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const triesWhenNotPerfect = 3

export const measureLighthouse = async (content, { isQuick }) => {
  const { default: lighthouse } = await import('lighthouse')
  const port = await freePort()
  const options = { port, logLevel: 'error', onlyCategories: categories }
  const look = async (url) => scoresIn((await lighthouse(url, options)).lhr)
  const pages = isQuick ? mainPages(content) : publicPages(content)
  const rows = await withSite(content, ({ address }) =>
    withBrowser(() => eachPage(pages, (path) => look(address + path)), [`--remote-debugging-port=${port}`]),
  )
  return [{ title: 'Lighthouse, mobile', notes, rows }]
}

const notes = [
  `A page that is not perfect at once is looked at ${triesWhenNotPerfect} times; the row is the median of them.`,
]

const eachPage = async (pages, look) => {
  const rows = []
  for (const [page, path] of Object.entries(pages)) rows.push({ page, ...(await usual(() => look(path))) })
  return rows
}

const usual = async (look) => {
  const tries = [await look()]
  if (!isPerfect(tries[0])) while (tries.length < triesWhenNotPerfect) tries.push(await look())
  const row = Object.fromEntries(Object.keys(tries[0]).map((key) => [key, median(tries.map((seen) => seen[key]))]))
  return {
    ...row,
    tries: tries.length,
    ...judged(is('all 100', isPerfect(row)), is('no shift', row['layout shift'] === 0)),
  }
}

const isPerfect = (seen) => categories.every((category) => seen[category] === 100)

const scoresIn = ({ categories: scores, audits }) => ({
  ...Object.fromEntries(categories.map((category) => [category, Math.round(scores[category].score * 100)])),
  'first paint s': rounded(audits['first-contentful-paint'].numericValue / 1000, 2),
  'largest paint s': rounded(audits['largest-contentful-paint'].numericValue / 1000, 2),
  'layout shift': rounded(audits['cumulative-layout-shift'].numericValue, 4),
})
