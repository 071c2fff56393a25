import type { Page } from '@playwright/test'
import { cachedPaths, readAndCache } from './support/offline.ts'
import { expect, slow, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 560 } })

const field = (page: Page, label: string) => page.getByRole('form', { name: 'Your card' }).getByLabel(label)

/** The fields from the fourth on are folded. */
const more = (page: Page) => page.getByRole('form', { name: 'Your card' }).getByText('Add more', { exact: true })

const openWithWorker = async (page: Page) => {
  await readAndCache(page, '/card')
  await field(page, 'What to call me').focus()
  await expect.poll(() => cachedPaths(page)).toContainEqual(expect.stringMatching(/card-.*\.js$/))
}

test('a visitor makes a card on the phone, saves it only on request, reads it offline, and deletes it', async ({
  page,
  context,
}) => {
  await openWithWorker(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData()}`))
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  const forget = page.getByRole('button', { name: 'Forget my card' })
  await expect(forget).toBeHidden()
  await field(page, 'What to call me').fill('Ama Boakye')
  await more(page).click()
  await field(page, 'My medicines').fill('Hydroxyurea')
  await expect(page.getByRole('main').getByRole('definition').first()).toHaveText('Ama Boakye')
  await expect(page.getByRole('img', { name: 'QR code with the text of this card' }).first()).toBeVisible()
  expect(await stored()).not.toContain('Boakye')

  await page.getByRole('button', { name: 'Show full screen' }).click()
  const desk = page.getByRole('dialog')
  await expect(desk.getByRole('definition')).toHaveText(['Ama Boakye', 'Hydroxyurea'])
  await expect(desk.getByText('I have sickle cell disease.')).toBeInViewport()
  await desk.getByRole('button', { name: 'Close' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a picture' }).click()
  expect((await download).suggestedFilename()).toBe('sickle-cell-card.png')

  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText('Saved on this device.')).toBeInViewport()
  expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([])
  expect(sent.filter((request) => /Boakye|Hydroxyurea/i.test(request))).toEqual([])

  await openWithWorker(page)
  await context.setOffline(true)
  await page.reload()
  await expect(field(page, 'What to call me')).toHaveValue('Ama Boakye')
  await expect(field(page, 'My medicines')).toHaveValue('Hydroxyurea')
  await expect(forget).toBeInViewport()
  await forget.click()
  await expect(page.getByText('Forgotten.')).toBeInViewport()
  await expect(field(page, 'What to call me')).toHaveValue('')
  await expect(page.getByRole('main').getByRole('definition').first()).toBeEmpty()
  expect(await stored()).not.toContain('Boakye')
  await page.getByRole('button', { name: 'Save as a picture' }).click()
  await expect(page.getByText('Fill in the card first.')).toBeInViewport()
  await expect(page.getByText('Forgotten.')).toBeHidden()
})

test(
  'text typed before the script arrives stays, and the rest of the saved card is added to it',
  slow,
  async ({ page }) => {
    const { promise: held, resolve: letScriptArrive } = Promise.withResolvers<void>()
    await page.route('**/assets/card-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.addInitScript(() =>
      localStorage.setItem('sickle-cell-card', JSON.stringify({ name: 'Ama Boakye', type: 'SC', other: 'no field' })),
    )
    // The load event waits for the script.
    await page.goto('/card', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('button', { name: 'Forget my card' })).toBeVisible()
    await field(page, 'What to call me').fill('Esi')
    letScriptArrive()
    await expect(field(page, 'My type')).toHaveValue('SC')
    await expect(field(page, 'What to call me')).toHaveValue('Esi')
    await expect(page.getByRole('main').getByRole('definition').first()).toHaveText('Esi')
    await expect(field(page, 'My medicines')).toBeHidden()
  },
)

test('a browser that does not allow saving says so', slow, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('not allowed')
    }
  })
  await page.goto('/card')
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText('Fill in the card first.')).toBeVisible()
  await field(page, 'My type').fill('SS')
  // The code appears above the buttons, and moves them.
  await expect(page.getByRole('img', { name: 'QR code with the text of this card' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText('This browser does not allow saving.')).toBeVisible()
})

test('a card with the longest entries prints on one page, in wallet size and on A4', slow, async ({ page }) => {
  await page.goto('/card')
  await more(page).click()
  const fields = page.getByRole('form', { name: 'Your card' }).getByRole('textbox')
  for (const field of await fields.all()) {
    const length = Number(await field.getAttribute('maxlength'))
    await field.fill('A medicine, 500 mg '.repeat(20).slice(0, length))
  }
  await field(page, 'People to call').fill(Array.from({ length: 7 }, (_, at) => `Aunt ${at}, 020 000 0000`).join('\n'))
  await expect(page.getByRole('img', { name: 'QR code with the text of this card' }).first()).toBeVisible()
  await page.evaluate(() => Object.assign(window, { print: () => {} }))
  for (const name of ['Print in wallet size', 'Print on A4']) {
    await page.getByRole('button', { name }).click()
    const pdf = (await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm' } })).toString('latin1')
    expect([name, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([name, 1])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an example is first, and the card itself is empty, to print and fill in by hand', async ({ page }) => {
    await page.goto('/card')
    await expect(page.getByText('Print this page, and fill in the card with a pen.')).toBeVisible()
    await expect(page.getByText('Warmth, water and quiet')).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(page.getByText('Warmth, water and quiet')).toBeVisible()
    await expect(page.getByText('What to call me').filter({ visible: true })).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('People to call').filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading')).toBeHidden()
  })
})
