import { listedPaths } from '#shared/pages/page-lists.ts'
import { expect, open, slow, test } from './support/test.ts'

const pages = { Home: '/', About: '/about', Blog: '/blog', News: '/news', Contact: '/contact' }

test.describe('on a wide screen', () => {
  test('the header links to every page and marks the current one', async ({ page }) => {
    await open(page, '/contact')
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden()
    for (const [name, path] of Object.entries(pages)) {
      await header.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    }
    await header.getByRole('link', { name: 'Voima, home' }).click()
    await expect(page).toHaveURL('/')
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled })

    test('a menu opens and closes, and its links work', async ({ page }) => {
      await page.goto('/about')
      const menu = page.getByRole('button', { name: 'Menu' })
      const news = page.getByRole('banner').getByRole('link', { name: 'News' })
      await expect(news).toBeHidden()
      await menu.click()
      await expect(news).toBeVisible()
      await menu.click()
      await expect(news).toBeHidden()
      await menu.click()
      await page.keyboard.press('Escape')
      await expect(news).toBeHidden()
      await menu.click()
      await news.click()
      await expect(page).toHaveURL('/news')
      await expect(news).toBeHidden()
    })
  })

test(
  'every page ends with links, the newsletter box and the year, and never shows the example address',
  slow,
  async ({ page }) => {
    for (const path of [...Object.values(pages), '/nowhere']) {
      await page.goto(path)
      const footer = page.getByRole('contentinfo')
      for (const name of ['About Us', 'Blog', 'News', 'Contact Us', 'WhatsApp'])
        await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0)
      await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible()
      await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(560)
  },
)

test('every public page is at most two links from the home page', slow, async ({ request }) => {
  const linkedFrom = async (path: string) => {
    const html = await (await request.get(path)).text()
    return [...html.matchAll(/href="(\/[^"?#]*)/g)].map(([, to = '']) => to)
  }
  const first = await linkedFrom('/')
  const pages = listedPaths.filter((path) => first.includes(path))
  const second = await Promise.all(pages.map(linkedFrom))
  const reached = new Set(['/', ...first, ...second.flat()])
  expect(listedPaths.filter((path) => !reached.has(path))).toEqual([])
})

test('on a phone, the header returns as soon as somebody scrolls up', slow, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/privacy')
  const menu = page.getByRole('button', { name: 'Menu' })
  await page.mouse.wheel(0, 3000)
  await expect(menu).not.toBeInViewport()
  await page.mouse.wheel(0, -50)
  await expect(menu).toBeInViewport()
  await menu.click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeInViewport()
})

test('on pages with a single task, the footer has links but no newsletter box', slow, async ({ page }) => {
  for (const path of ['/help', '/subscribe/confirm/old', '/unsubscribe/old']) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    for (const name of ['About Us', 'Blog', 'News', 'Contact Us', 'Privacy', 'Accessibility'])
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'How we make our information' })).toBeVisible()
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
    await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toHaveCount(0)
  }
})

test('the map makes no request to another site before a click', async ({ page, context }) => {
  const abroad: string[] = []
  await context.route(/^https:/, (route) => {
    abroad.push(new URL(route.request().url()).hostname)
    return route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' })
  })
  // The click happens before the page's scripts run: it starts them, and takes effect.
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'Open in a map app' })).toBeVisible()
  expect(abroad).toEqual([])
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect(page.locator('iframe')).toBeVisible()
  await expect.poll(() => abroad).toEqual(['www.openstreetmap.org'])
})
