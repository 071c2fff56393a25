import sharp from 'sharp'
import { expect, open, slow, test } from './support/test.ts'

test('the site can be installed: its manifest has a name, a start page and icons', async ({ page, request }) => {
  await open(page, '/')
  const link = page.locator('link[rel=manifest]')
  await expect(link).toHaveCount(1)
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Voima', short_name: 'Voima', start_url: '/', display: 'standalone' })
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons) {
    const picture = await (await request.get(src)).body()
    const { width, height } = await sharp(picture).metadata()
    expect(`${width}x${height}`).toBe(sizes)
    expect(picture.length).toBeLessThan(20_000)
  }
})

test('the manifest uses the colours of the site', slow, async ({ page, request }) => {
  const { background_color, theme_color } = await (await request.get('/manifest.webmanifest')).json()
  await page.goto('/help')
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper-50'))
  expect([background_color, theme_color]).toEqual([ground, ground])
})

test('the browser reports no error that prevents installing', slow, async ({ page }) => {
  await open(page, '/')
  const devtools = await page.context().newCDPSession(page)
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
})

test('the help page can be installed, too, but registers no service worker', slow, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/help')
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1)
  expect(asked).not.toContain('/service-worker.js')
})

test('a link works even if the code of the next page no longer exists', slow, async ({ page }) => {
  await open(page, '/')
  await page.route(/\/assets\/about-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: 'Gone.' }))
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  expect(new URL((await loaded).url()).pathname).toBe('/about')
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Voima')
})
