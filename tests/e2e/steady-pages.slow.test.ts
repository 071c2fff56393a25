import type { Page } from '@playwright/test'
import { listedPaths } from '#shared/pages/page-lists.ts'
import { publishWithPhotos } from '#test/photo-articles.ts'
import { expect, test } from './support/test.ts'

let article: string
test.beforeAll(async ({ calls }) => {
  test.setTimeout(120_000)
  article = await publishWithPhotos(calls, 2)
})

declare global {
  interface Window {
    shifts: string[]
  }
}

/** The layout shifts since the page loaded. */
const noteShifts = () => {
  window.shifts = []
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[])
      window.shifts.push(
        `${entry.value} by ${entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(', ')}`,
      )
  }
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
}

/** Uses the newsletter box, and scrolls through the whole page so that every picture loads. */
const lookThrough = async (page: Page) => {
  await page.locator('footer form [name=email], h1').last().focus()
  await page.waitForLoadState('networkidle')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 500) {
    await page.mouse.wheel(0, 500)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.waitForLoadState('networkidle')
}

for (const name of [...listedPaths, 'an article', '/nothing-here'])
  test(`nothing shifts on ${name} while it loads, starts its scripts and is scrolled`, async ({ page }) => {
    await page.addInitScript(noteShifts)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(name === 'an article' ? article : name, { waitUntil: 'networkidle' })
      await lookThrough(page)
      expect(await page.evaluate(() => window.shifts), `${width} pixels wide`).toEqual([])
    }
  })
