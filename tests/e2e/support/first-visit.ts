/** Measures a first visit, for the byte budgets (performance budget) of pages: docs/decisions/0013. */
import { brotliCompressSync } from 'node:zlib'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

export const kilobyte = 1000

/**
 * The network use of a first visit, on a page that is scrolled to its end by touch: the bytes on the wire, headers
 * included, and the requests.
 */
export const firstVisit = async (page: Page, path: string) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  const origins = new Set<string>()
  let bytes = 0
  let requests = 0
  session.on('Network.requestWillBeSent', ({ request }) => origins.add(new URL(request.url).origin))
  session.on('Network.responseReceived', ({ type, requestId }) => type === 'Script' && scripts.add(requestId))
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const swipe = { x: 200, y: 500, yDistance: -400, speed: 4000, gestureSourceType: 'touch' } as const
  for (let y = 0; y < height; y += 400) await session.send('Input.synthesizeScrollGesture', swipe)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, 0))
  return { bytes, requests, scripts: scripts.size, origins: [...origins] }
}

/** Waits until the page is sent in the strongest compression: the first readers get it lightly compressed. */
export const stronglyCompressed = async (request: APIRequestContext, path: string) => {
  const get = (encoding: string) => request.get(path, { headers: { 'Accept-Encoding': encoding } })
  const strongest = brotliCompressSync(await (await get('identity')).body()).length
  const bytesSent = async () => Number((await get('br')).headers()['content-length'])
  await expect.poll(bytesSent).toBeLessThan(1.02 * strongest)
}
