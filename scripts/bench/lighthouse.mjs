/** Runs Lighthouse with its default settings for phones on every public page. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withBrowser } from './browser.mjs'
import { withSite } from './content.mjs'
import { freePort } from './free-port.mjs'
import { is, judged } from './goals.mjs'
import { mainPages, publicPages } from './pages.mjs'
import { median, rounded } from './report.mjs'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const triesWhenNotPerfect = 3

export const measureLighthouse = async (content, { isQuick }) => {
  const port = await freePort()
  const look = async (url) => scoresIn(await runLighthouse(url, port))
  const pages = isQuick ? mainPages(content) : publicPages(content)
  const rows = await withSite(content, ({ address }) =>
    withBrowser(() => eachPage(pages, (path) => look(address + path)), [`--remote-debugging-port=${port}`]),
  )
  return [{ title: 'Lighthouse, mobile', notes, rows }]
}

/** Not a dependency of the project, because it is larger than all of them together. npx downloads it. */
const runLighthouse = async (url, port) => {
  const options = [`--port=${port}`, '--output=json', '--quiet', `--only-categories=${categories}`]
  const most = { maxBuffer: 100_000_000 }
  const { stdout } = await promisify(execFile)('npx', ['--yes', 'lighthouse@13.5.0', url, ...options], most)
  return JSON.parse(stdout)
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
  const seen = tries.filter(({ failure }) => !failure)
  if (seen.length === 0) return { ...tries[0], tries: tries.length, ...judged(is('all 100', false)) }
  const row = Object.fromEntries(Object.keys(seen[0]).map((key) => [key, median(seen.map((each) => each[key]))]))
  const judgement = judged(is('all 100', isPerfect(row)), is('no shift', row['layout shift'] === 0))
  return { ...row, tries: tries.length, ...judgement }
}

const isPerfect = (seen) => categories.every((category) => seen[category] === 100)

const figures = {
  'first paint s': ['first-contentful-paint', (milliseconds) => rounded(milliseconds / 1000, 2)],
  'largest paint s': ['largest-contentful-paint', (milliseconds) => rounded(milliseconds / 1000, 2)],
  'layout shift': ['cumulative-layout-shift', (shift) => rounded(shift, 4)],
}

/** On a busy machine Lighthouse may miss a paint, and reports a runtime error. */
const scoresIn = ({ runtimeError, categories: scores, audits }) => {
  const failure = runtimeError?.code ?? Object.values(figures).find(([audit]) => audits[audit].errorMessage)?.[0]
  if (failure) return { failure }
  return {
    ...Object.fromEntries(categories.map((category) => [category, Math.round(scores[category].score * 100)])),
    ...Object.fromEntries(
      Object.entries(figures).map(([name, [audit, shown]]) => [name, shown(audits[audit].numericValue)]),
    ),
  }
}
