import type { Page } from '@playwright/test'
import { look } from '#shared/content/frame.ts'
import { allowedShade } from '#shared/look/shades.ts'
import type { Calls } from '#test/calls.ts'
import { walk } from '#test/cast.ts'
import { seeded } from '#test/number-texts.ts'
import { pictures } from '#test/pictures.ts'
import { expectAccessible, expectContrast } from './support/accessible.ts'
import { expect, open, signIn, slow, test } from './support/test.ts'

// The look is on every page, so these journeys have a site of their own.
test.use({ settings: { STARTER_CONTENT: 'none' } })

const saved = (page: Page) => expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))

test('Ama changes the accent in five taps on a phone, sees it at once, and takes it back', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await (await request.get('/')).text()).not.toContain('--red-600:#1b6b44')
  await signIn(page)
  await open(page, '/admindashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Website', exact: true }).click()
  await page.getByRole('link', { name: 'Look', exact: true }).click()
  await page.getByRole('button', { name: 'Green' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  await expect.poll(() => accentOf(page)).toBe('#1b6b44')
  expect(await (await request.get('/')).text()).toContain('--red-600:#1b6b44')
  expect((await request.get('/icon-192.png')).headers()['content-type']).toBe('image/png')

  await page.getByRole('link', { name: 'Earlier versions' }).click()
  await expect(page.getByText('Accent colour')).toBeVisible()
  await page.getByRole('button', { name: 'Restore the original text' }).click()
  await expect(page.getByText('Restored. Visitors see it now.')).toBeVisible()
  const after = await (await request.get('/')).text()
  expect(after).not.toContain('data-look')
  expect(after).not.toContain('own-logo')
})

test('a colour that is too pale is refused, and the nearest shade is one tap away', slow, async ({ page, calls }) => {
  await calls.publish('/news', walk)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page)
  await open(page, '/look')
  await expectAccessible(page)
  await page.getByLabel('Another colour').fill('#f0b22d')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The nearest shade that works is #8b6408.')).toBeVisible()
  await page.getByRole('button', { name: 'Use this shade' }).click()
  await expect(page.getByLabel('Another colour')).toHaveValue('#8b6408')
  await page.getByLabel('Name of the organisation').fill('Sika Health')
  await page.getByRole('button', { name: 'Preview' }).click()
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('link', { name: 'Sika Health, home' })).toBeVisible()
  await page.getByLabel('On a device in').selectOption('Dark')
  await expect(shown.locator('body')).toHaveCSS('background-color', 'rgb(23, 13, 12)')
  await page.getByLabel('What to show').selectOption('Email')
  await expect(shown.getByRole('link', { name: 'Sika Health' })).toBeVisible()
  await expect(shown.locator('.body')).toHaveCSS('background-color', 'rgb(36, 22, 20)')
  await page.getByLabel('What to show').selectOption('Shared link')
  await expect(page.getByRole('img', { name: 'A shared link' })).toHaveJSProperty('naturalWidth', 1200)
  expect(await (await page.request.get('/')).text()).not.toContain('Sika Health')
})

test(
  'the name and the logo are on pages, in icons and in the manifest, and Voima is gone',
  slow,
  async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await signIn(page)
    await open(page, '/look')
    await page.getByLabel('Name of the organisation').fill('Sika Health')
    await page.getByRole('button', { name: 'New picture' }).click()
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: await pictures.png(300, 200) }
    await page.getByRole('dialog').getByLabel('New picture', { exact: true }).last().setInputFiles(file)
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await saved(page)
    await page.reload()
    await expect(page).toHaveTitle('Look – Sika Health admin')
    for (const path of ['/', '/about', '/news', '/contact', '/help', '/privacy', '/volunteer', '/news/feed.xml']) {
      const text = await (await request.get(path)).text()
      expect(text, path).toContain('Sika Health')
      expect(text.replaceAll('info@voima.example', ''), path).not.toContain('Voima')
    }
    const { name, short_name } = await (await request.get('/manifest.webmanifest')).json()
    expect([name, short_name]).toEqual(['Sika Health', 'Sika Health'])
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Sika Health, home' }).locator('img')).toHaveJSProperty(
      'complete',
      true,
    )
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon-192.png')
  },
)

const changeAccent = async (calls: Calls, accent: string) => {
  const { part } = await calls.read('/site/look')
  await calls.change('/site/look', { version: part.version, words: { ...look, accent } }, 'PUT')
}

/** Pages with most of what has the accent: the home page, an article, the genotype page and Look. */
const pagesOf = async (calls: Calls) => {
  const { news } = await calls.read('/news')
  return ['/', `/news/${news[0].slug ?? news[0]._id}`, '/genotype', '/look']
}

test('with three other accents no page has a violation', slow, async ({ page, calls }) => {
  test.setTimeout(180_000)
  await calls.publish('/news', walk)
  const paths = await pagesOf(calls)
  await signIn(page)
  for (const accent of ['#0b6773', '#8b6408', '#4a4a4a']) {
    await changeAccent(calls, accent)
    for (const path of paths) {
      await page.goto(path)
      await expectAccessible(page, [360])
    }
  }
})

/** Of every hue, light and dark, dull and bright. An administrator would be offered the nearest allowed shade. */
const generatedAccents = (count: number) => {
  const { below } = seeded(1)
  const accent = () => `#${below(0x1000000).toString(16).padStart(6, '0')}`
  return Array.from({ length: count }, () => allowedShade(accent()))
}

test('with twenty generated accents pages keep their contrast, light and dark', slow, async ({ page, calls }) => {
  test.setTimeout(180_000)
  await calls.publish('/news', walk)
  const [home = '', ...others] = await pagesOf(calls)
  await signIn(page)
  for (const [index, accent] of generatedAccents(20).entries()) {
    await changeAccent(calls, accent)
    for (const path of [home, others[index % others.length] ?? '']) {
      await page.goto(path)
      await expectContrast(page)
    }
  }
})
