import type { Page } from '@playwright/test'
import { warningSigns } from '#shared/warning-signs.ts'
import { messageNeeded } from '#shared/wording/forms.ts'
import { wording } from '#shared/wording.ts'
import { kofi } from '#test/cast.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, slow, test } from './support/test.ts'

const write = async (page: Page, text: string) => {
  await page.getByRole('main').getByLabel('Name').fill(kofi.name)
  await page.getByRole('main').getByLabel('Email').fill(kofi.email)
  await page.getByRole('main').getByLabel('Subject').fill(text)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test('a message arrives, and the sender sees a confirmation', async ({ page, calls }) => {
  // A slow connection: the message is sent before the script arrives. The press is held, and the text stays.
  const { promise: written, resolve: letScriptsArrive } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await written
    await route.continue()
  })
  await page.goto('/contact')
  await write(page, 'May I bring my school class?')
  const sent = page.waitForRequest('**/api/v1/contact')
  await send(page)
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveAttribute('aria-busy', 'true')
  letScriptsArrive()
  expect((await sent).postDataJSON()).toEqual({ ...kofi, message: 'May I bring my school class?' })
  await expect(page.getByText(wording.contact.sent)).toBeVisible()
  await expect(page.getByRole('link', { name: wording.contact.seeSigns })).toHaveAttribute('href', '/help')
  // The form is empty and names the sent message, so that nobody thinks it was not sent.
  await expect(page.getByRole('heading', { name: wording.contact.another })).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue('')

  const { messages } = await calls.read('/contact')
  expect(messages[0]).toMatchObject({ ...kofi, subject: 'May I bring my school class?' })
})

test(
  'the button shows a spinner while the message is sent, and a second press sends nothing',
  slow,
  async ({ page }) => {
    await open(page, '/contact')
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    let calls = 0
    await page.route('**/api/v1/contact', async (route) => {
      calls += 1
      await held
      await route.continue()
    })
    await write(page, 'Once only.')
    await send(page)
    await expect(page.getByRole('button', { name: 'Send message' })).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('button', { name: 'Send message' }).click({ force: true })
    letGo()
    await expect(page.getByText(wording.contact.sent)).toBeVisible()
    expect(calls).toBe(1)
  },
)

test('without a connection the form says so and keeps the text', async ({ page }) => {
  await open(page, '/contact')
  await page.route('**/api/v1/contact', (route) => route.abort())
  await write(page, 'A long letter.')
  await send(page)
  await expect(page.getByRole('alert')).toContainText(wording.contact.failed)
  await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue('A long letter.')
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue(kofi.name)
})

test('the reason why the server rejects a message appears at its field', async ({ page }) => {
  await open(page, '/contact')
  await write(page, 'x'.repeat(5_001))
  await send(page)
  await expect(page.getByRole('alert')).toContainText(wording.contact.failed)
  await expect(page.getByRole('main').getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true')
})

for (const [field, sentence] of [
  ['Name', messageNeeded.name],
  ['Email', messageNeeded.email],
  ['Subject', messageNeeded.subject],
] as const)
  test(`${field} is required before the form is sent`, slow, async ({ page }) => {
    await open(page, '/contact')
    let isAsked = false
    page.on('request', (request) => {
      isAsked ||= request.url().includes('/api/v1/contact')
    })
    await write(page, 'Hello.')
    await page.getByRole('main').getByLabel(field).fill('')
    await send(page)
    await expect(page.getByRole('alert')).toContainText(wording.contact.failed)
    await page.getByRole('alert').getByRole('link', { name: sentence }).click()
    await expect(page.getByRole('main').getByLabel(field)).toBeFocused()
    expect(isAsked).toBe(false)
  })

test.describe('a sender whose words may describe an emergency', () => {
  const writeUrgently = async (page: Page) => {
    const main = page.getByRole('main')
    await main.getByLabel('Name').fill(kofi.name)
    await main.getByLabel('Email').fill(kofi.email)
    await main.getByLabel('Subject').fill('My son cannot breathe')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Message sent sucessfully')).toBeVisible()
    await expect(page.getByText(`answers by email to ${kofi.email}`)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Call 112 now' })).toHaveAttribute('href', 'tel:112')
    await expect(main.getByRole('alert').or(main.getByRole('status')).first()).toContainText('Is someone in danger?')
    await expect(main.getByRole('link', { name: 'Signs of an emergency' })).toHaveAttribute('href', '/help')
    await expect(main.getByRole('listitem')).toHaveText(warningSigns.map(({ sign }) => sign))
  }

  test('sees urgent help at once', async ({ page }) => {
    await open(page, '/contact')
    await writeUrgently(page)
    await expectAccessible(page)
  })

  test('sees urgent help without scripts, too', slow, async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.address })
    await page.goto('/contact')
    await page.setViewportSize({ width: 360, height: 560 })
    await writeUrgently(page)
    await expect(page.getByText('Is someone in danger?')).toBeInViewport({ ratio: 1 })
    await page.close()
  })
})
