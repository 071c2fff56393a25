import { openWithWorker } from './support/offline.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 560 } })

test('a visitor makes a card on the phone, saves it only on request, reads it offline, and deletes it', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/card')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData()}`))
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  const field = (label: string) => page.getByRole('form', { name: 'Your card' }).getByLabel(label)
  const forget = page.getByRole('button', { name: 'Forget my card' })
  await expect(forget).toBeHidden()
  await field('What to call me').fill('Ama Boakye')
  await field('My medicines').fill('Hydroxyurea')
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

  await openWithWorker(page, '/card')
  await context.setOffline(true)
  await page.reload()
  await expect(field('What to call me')).toHaveValue('Ama Boakye')
  await expect(forget).toBeInViewport()
  await forget.click()
  await expect(page.getByText('Forgotten.')).toBeInViewport()
  await expect(field('What to call me')).toHaveValue('')
  expect(await stored()).not.toContain('Boakye')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the card is empty, to print and fill in by hand', async ({ page }) => {
    await page.goto('/card')
    await expect(page.getByText('Print this page, and fill in the card with a pen.')).toBeVisible()
    await expect(page.getByText('What to call me').filter({ visible: true })).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('People to call').filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading')).toBeHidden()
  })
})
