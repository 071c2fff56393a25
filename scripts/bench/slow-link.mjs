/** A first visit on a slow phone and connection: 400 kbit/s, 400 ms latency, a processor 4 times slower. */
import { withBrowser } from './browser.mjs'
import { withSite } from './content.mjs'
import { atMost, goals, is, judged } from './goals.mjs'
import { mainPages, publicPages } from './pages.mjs'
import { median, rounded } from './report.mjs'

const bytesPerSecond = 400_000 / 8
const slowLink = { offline: false, latency: 400, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
const slowProcessor = { rate: 4 }
const triesOfMainPages = 5

export const measureSlowLink = (content, { isQuick }) =>
  withSite(content, ({ address }) =>
    withBrowser(async ({ withPhone }) => {
      const main = mainPages(content)
      const rows = []
      for (const [page, path] of Object.entries(isQuick ? main : publicPages(content))) {
        const visits = []
        const tries = main[page] && !isQuick ? triesOfMainPages : 1
        while (visits.length < tries)
          visits.push(await withPhone((tab, context) => visit(tab, context, address + path)))
        rows.push(rowOf(page, visits))
      }
      return [{ title: 'Slow link (400 kbit/s, 400 ms, processor 4 times slower), first visit', notes, rows }]
    }),
  )

const notes = [
  `Home, news list, article and help: the median of ${triesOfMainPages} visits. Layout shift: while loading and while scrolling to the end.`,
]

const visit = async (tab, context, url) => {
  const browser = await context.newCDPSession(tab)
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', slowLink)
  await browser.send('Emulation.setCPUThrottlingRate', slowProcessor)
  await tab.addInitScript(addUpShifts)
  await tab.goto(url, { waitUntil: 'load' })
  await tab.waitForLoadState('networkidle')
  const times = await tab.evaluate(paintsAndLoad)
  await tab.evaluate(scrollToEnd)
  await tab.waitForLoadState('networkidle')
  return { ...times, layoutShift: await tab.evaluate(() => globalThis.layoutShift) }
}

/** These three functions run in the page. */
const addUpShifts = () => {
  globalThis.layoutShift = 0
  const add = ({ value, hadRecentInput }) => {
    globalThis.layoutShift += hadRecentInput ? 0 : value
  }
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true })
}

const paintsAndLoad = async () => {
  const entries = (type) =>
    new Promise((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true }),
    )
  const firstPaint = (await entries('paint')).find(({ name }) => name === 'first-contentful-paint').startTime
  const largestPaint = (await entries('largest-contentful-paint')).at(-1).startTime
  return { firstPaint, largestPaint, load: performance.getEntriesByType('navigation')[0].loadEventEnd }
}

const scrollToEnd = async () => {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
}

const rowOf = (page, visits) => {
  const usual = (name) => median(visits.map((seen) => seen[name]))
  const [firstPaint, largestPaint, load] = ['firstPaint', 'largestPaint', 'load'].map((name) => usual(name) / 1000)
  const layoutShift = rounded(Math.max(...visits.map((seen) => seen.layoutShift)), 4)
  const { firstPaintSeconds, loadSeconds } = goals.slowHome
  const ofHome = [atMost(firstPaint, firstPaintSeconds, 's'), atMost(load, loadSeconds, 's')]
  return {
    page,
    'first paint s': rounded(firstPaint, 2),
    'largest paint s': rounded(largestPaint, 2),
    'load s': rounded(load, 2),
    'layout shift': layoutShift,
    ...judged(...(page === 'home' ? ofHome : []), is('no shift', layoutShift === 0)),
  }
}
