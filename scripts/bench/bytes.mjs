/** What a first visit sends over the link, headers included, in a phone-sized browser with an empty cache. */
import { chromium } from '@playwright/test'
import { findBrowser } from '../browser/find.mjs'

const kinds = { Document: 'html', Stylesheet: 'css', Script: 'js', Image: 'images', Font: 'fonts' }
const phone = { width: 412, height: 823 }

export const openVisitor = async (address) => {
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
  return { bytesOf: (path) => bytesOf(browser, address + path), close: () => browser.close() }
}

const bytesOf = async (browser, url) => {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const sent = { html: 0, css: 0, js: 0, images: 0, fonts: 0, other: 0, requests: 0 }
  const kindOf = new Map()
  const network = await context.newCDPSession(page)
  network.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, kinds[type] ?? 'other'))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent[kindOf.get(requestId) ?? 'other'] += encodedDataLength
    sent.requests += 1
  })
  await network.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return { ...sent, total: sent.html + sent.css + sent.js + sent.images + sent.fonts + sent.other }
}
