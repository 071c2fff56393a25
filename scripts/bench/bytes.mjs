/** Measures the bytes of a first visit, headers included, before the first touch and without scrolling. */
import { withBrowser } from './browser.mjs'
import { withSite } from './content.mjs'
import { atMost, goals, is, judged } from './goals.mjs'
import { mainPages } from './pages.mjs'
import { rounded } from './report.mjs'
import { openWire } from './wire.mjs'

const kinds = { Document: 'html', Stylesheet: 'css', Script: 'js', Image: 'pictures', Font: 'fonts' }
const visitors = { plain: {}, 'data saver': { extraHTTPHeaders: { 'Save-Data': 'on' } } }

export const measureBytes = (content) =>
  withSite(content, (site) =>
    withBrowser(async ({ withPhone }) => {
      const rows = []
      for (const [visitor, settings] of Object.entries(visitors))
        for (const [page, path] of Object.entries(mainPages(content)))
          rows.push(
            await withPhone((tab, context) => firstVisit(site, tab, context, { page, path, visitor }), settings),
          )
      return [
        { title: 'First visit, in KB (phone, empty cache, headers included, no touch)', notes: notes(content), rows },
      ]
    }),
  )

const notes = ({ hasAvif }) => [
  'afterwards: what comes later without being asked for, such as pages kept for reading offline',
  ...(hasAvif ? [] : ['The background work on pictures did not end in time: no AVIF yet.']),
]

const firstVisit = async (site, tab, context, { page, path, visitor }) => {
  const wire = await openWire(site.address)
  const seen = await watch(await context.newCDPSession(tab), wire.address)
  await tab.goto(wire.address + path, { waitUntil: 'networkidle' })
  await tab.evaluate(async () => (await navigator.serviceWorker?.getRegistration()) && navigator.serviceWorker.ready)
  wire.close()
  const total = Object.values(seen.bytes).reduce((sum, bytes) => sum + bytes)
  const { requests, thirdParty } = seen
  const parts = Object.fromEntries(Object.entries(seen.bytes).map(([kind, bytes]) => [kind, kilobytes(bytes)]))
  const afterwards = kilobytes(Math.max(0, wire.received() - total))
  const judgement = judge({ page, visitor, requests, thirdParty, total: total / 1000 })
  return {
    page,
    visitor,
    requests,
    'third party': thirdParty,
    ...parts,
    total: kilobytes(total),
    afterwards,
    ...judgement,
  }
}

const watch = async (network, own) => {
  const seen = { bytes: { html: 0, css: 0, js: 0, pictures: 0, fonts: 0, other: 0 }, requests: 0, thirdParty: 0 }
  const kindOf = new Map()
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A data: URL is part of the page, so it costs no more bytes.
    if (response.url.startsWith('data:')) return
    kindOf.set(requestId, kinds[type] ?? 'other')
    seen.requests += 1
    if (!response.url.startsWith(own)) seen.thirdParty += 1
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kindOf.has(requestId)) seen.bytes[kindOf.get(requestId)] += encodedDataLength
  })
  await network.send('Network.enable')
  return seen
}

const kilobytes = (bytes) => rounded(bytes / 1000)

const judge = ({ page, visitor, requests, thirdParty, total }) => {
  const limits = visitor === 'plain' ? goals.firstVisitKilobytes : goals.dataSaverKilobytes
  return judged(
    ...(limits[page] ? [atMost(total, limits[page], 'KB')] : []),
    ...(page === 'article' ? [atMost(requests, goals.articleRequests, 'requests')] : []),
    is('first party', thirdParty === 0),
  )
}
