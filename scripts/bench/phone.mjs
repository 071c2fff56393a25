/**
 * Measures what pages cost a phone's processor: the CPU time of the renderer's main thread, divided by that of a fixed
 * page (`ruler.html`, which never changes) in the same run. With `--before FOLDER`, a built copy of another version
 * takes part with the same content.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { loadavg } from 'node:os'
import { newsFeed } from '#shared/feeds.ts'
import { callsTo } from '#test/calls.ts'
import { createPlaces } from '#test/generated-places.ts'
import { publishWithPhotos, waitForImageVariants } from '#test/photo-articles.ts'
import { startSite } from '#test/site.ts'
import { withBrowser } from './browser.mjs'
import { startIn } from './content.mjs'
import { atMost, goals, judged } from './goals.mjs'
import { median, rounded } from './report.mjs'
import { costOf, fontPairs, record } from './trace.mjs'

const rounds = 5
const placeCount = 100
const settleMs = 2500
const restMs = 10_000
const atRest = 'home, 10 s at rest at its end'

const paths = ({ article }) => ({
  home: '/',
  list: '/news',
  article,
  about: '/about',
  contact: '/contact',
  help: '/help',
  genotype: '/genotype',
  places: '/places',
  events: '/events',
})

/** Screens of the admin area, and the element that makes them usable. */
const screens = {
  'sign-in': { path: '/admin', usable: 'input[type=password]' },
  dashboard: { path: '/admindashboard', usable: 'h1' },
  editor: { path: newsFeed.addPath, usable: '[contenteditable=true]' },
}

export const measurePhone = async (_, { isQuick, before }) => {
  const commands = { now: undefined, ...(before && { before: startIn(before) }) }
  const ruler = await serveRuler()
  const sites = {}
  try {
    for (const [version, command] of Object.entries(commands)) sites[version] = await openSite(command)
    return await withBrowser(async ({ withPhone }) => {
      const visits = await visitInTurn({ sites, ruler, withPhone, count: isQuick ? 2 : rounds })
      return [tableOf(visits, Object.keys(sites), isQuick ? 2 : rounds)]
    })
  } finally {
    ruler.close()
    for (const { stop } of Object.values(sites)) await stop()
  }
}

const openSite = async (command) => {
  const site = await startSite({ RATE_LIMITS: 'off', TEST_SITE: '' }, command)
  const calls = callsTo(site.address)
  const article = await publishWithPhotos(calls)
  await createPlaces(calls, placeCount)
  await waitForImageVariants(site.address)
  return { ...site, paths: paths({ article }), token: await calls.tokenOfAma() }
}

const serveRuler = async () => {
  const html = readFileSync(new URL('./ruler.html', import.meta.url))
  const server = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(html))
  await new Promise((resolve) => server.listen(0, 'localhost', resolve))
  return { url: `http://localhost:${server.address().port}/`, close: () => server.close() }
}

/** In each round, all versions of a page take turns with the ruler. */
const visitInTurn = async ({ sites, ruler, withPhone, count }) => {
  const seen = {}
  const add = async (name, visit) => {
    seen[name] ??= []
    seen[name].push({ ...(await withPhone(visit)), load: loadavg()[0] })
  }
  const pages = Object.keys(Object.values(sites)[0].paths)
  for (let round = 0; round < count; round += 1) {
    for (const page of pages) {
      await add('ruler', (tab, context) => visitPage(tab, context, ruler.url))
      for (const [version, { address, paths }] of Object.entries(sites))
        await add(`${page} ${version}`, (tab, context) => visitPage(tab, context, address + paths[page]))
    }
    for (const [screen, { path, usable }] of Object.entries(screens))
      for (const [version, { address, token }] of Object.entries(sites))
        await add(`${screen} ${version}`, (tab, context) =>
          visitScreen(tab, context, { url: address + path, usable, token: screen === 'sign-in' ? '' : token }),
        )
    for (const [version, { address }] of Object.entries(sites))
      await add(`${atRest} ${version}`, (tab, context) => restAtEnd(tab, context, `${address}/`))
  }
  return seen
}

const visitPage = async (tab, context, url) => {
  const events = await record(context.browser(), async () => {
    await tab.goto(url, { waitUntil: 'load' })
    await tab.waitForTimeout(settleMs)
  })
  return { ...costOf(events, url), pairs: (await tab.evaluate(fontPairs)).length }
}

/** The home page while somebody reads its end: no carousel is in view. */
const restAtEnd = async (tab, context, url) => {
  const events = await record(context.browser(), async () => {
    await tab.goto(url, { waitUntil: 'load' })
    await tab.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await tab.waitForTimeout(settleMs)
    await tab.evaluate(() => performance.mark('rest'))
    await tab.waitForTimeout(restMs)
  })
  return costOf(events, url, { since: 'rest' })
}

const visitScreen = async (tab, context, { url, usable, token }) => {
  if (token) await tab.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await tab.addInitScript(markUsable, usable)
  const events = await record(context.browser(), async () => {
    await tab.goto(url, { waitUntil: 'load' })
    await tab.waitForTimeout(settleMs)
  })
  return costOf(events, url, { until: 'usable' })
}

/** Runs in the page, because Playwright's own search for an element would count as work of the page. */
const markUsable = (selector) => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('usable')))
  })
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['contenteditable'] })
}

const tableOf = (seen, versions, count) => {
  const usual = (name, figure) => median(seen[name].map((visit) => visit[figure]))
  const ruler = usual('ruler', 'cpuMs')
  const names = [...new Set(Object.keys(seen).map((name) => name.replace(/ (now|before)$/, '')))]
  const rows = names
    .filter((name) => name !== 'ruler')
    .map((page) => {
      const ratio = usual(`${page} now`, 'cpuMs') / ruler
      const isCompared = versions.includes('before')
      const share = isCompared ? usual(`${page} now`, 'cpuMs') / usual(`${page} before`, 'cpuMs') : undefined
      const goal = goals.phone[page]
      return {
        page,
        '÷ ruler': rounded(ratio, 2),
        ...(isCompared && { '÷ before': rounded(share, 2) }),
        'CPU ms': Math.round(usual(`${page} now`, 'cpuMs')),
        'largest task ms': Math.round(usual(`${page} now`, 'largestMs')),
        drawings: usual(`${page} now`, 'drawings'),
        layouts: usual(`${page} now`, 'layouts'),
        'font pairs': usual(`${page} now`, 'pairs') ?? '',
        frames: page === atRest ? usual(`${page} now`, 'frames') : '',
        ...judged(
          ...(isCompared && goal ? [atMost(rounded(share, 2), goal, 'of before')] : []),
          ...(page === atRest ? [atMost(usual(`${page} now`, 'frames'), 0, 'frames')] : []),
        ),
      }
    })
  const loads = Object.values(seen).flatMap((visits) => visits.map(({ load }) => load))
  const notes = [
    `The median of ${count} visits in turns. Ruler: ${Math.round(ruler)} ms. Load of the machine: ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}.`,
    'CPU time of the main thread: until 2.5 s after loading; of screens of the admin area, until they can be used and are painted.',
  ]
  return { title: "A phone's processor, as a ratio to the fixed page", notes, rows }
}
