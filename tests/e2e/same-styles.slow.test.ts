import type { Page } from '@playwright/test'
import { expect, open, test } from './support/test.ts'

/** The computed styles of every element of the content, in the order of the page. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *:not(source)')].map((element) => {
      const { display, fontSize, fontWeight, color, backgroundColor, margin, padding, borderRadius } =
        getComputedStyle(element)
      const look = { display, fontSize, fontWeight, color, backgroundColor, margin, padding, borderRadius }
      return `${element.tagName} ${element.className} ${JSON.stringify(look)}`
    }),
  )

const goOn = async (page: Page, path: string) => {
  await page.locator(`footer a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
  await expect(page.locator('h1')).toBeFocused()
}

for (const path of ['/about', '/news', '/contact', '/help', '/numbers'])
  test(`${path} looks the same after a navigation as on a first visit`, async ({ page }) => {
    await open(page, '/search')
    await goOn(page, path)
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(/^Loading /)).toHaveCount(0)
    const looks = await looksOf(page)
    await open(page, path)
    await expect.poll(() => looksOf(page)).toEqual(looks)
  })

test('a navigation loads only missing styles, and adds them after the existing ones', async ({ page }) => {
  await open(page, '/search')
  const styles: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()))
  await goOn(page, '/about')
  await goOn(page, '/contact')
  await goOn(page, '/about')

  expect(new Set(styles).size).toBe(styles.length)
  const texts = await Promise.all(styles.map(async (style) => (await page.request.get(style)).text()))
  const inside = await page.locator('style').allTextContents()
  expect(texts.filter((text) => inside.join('').includes(text.trim()))).toEqual([])
  const order = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
  expect(order).toEqual([...inside.map(() => null), ...styles])
  expect(inside).toHaveLength(2)
})
