import type { Page } from '@playwright/test'
import { wording } from '#shared/wording.ts'
import type { Calls } from '#test/calls.ts'
import { decodedEmail } from '#test/newsletter.ts'
import { expectAccessible } from './support/accessible.ts'
import { test } from './support/mail-site.ts'
import { sendButton, startNewsletter } from './support/newsletter.ts'
import { expect, open, signIn } from './support/test.ts'

type Taken = { to: string; text: string }
type Server = { taken: Taken[] }

const newsletterFor = async (server: Server, email: string, subject: string) => {
  const found = () => server.taken.findLast(({ to, text }) => to === email && decodedEmail(text).includes(subject))
  await expect.poll(() => found() !== undefined, { timeout: 30_000 }).toBe(true)
  return decodedEmail(found()?.text ?? '')
}

const pathIn = (newsletter: string, start: string) => new RegExp(`(${start}[\\w.-]+)`).exec(newsletter)?.[1] ?? ''

/** Like programs that scan for dangerous links: some only request each link, some open it in a browser with scripts. */
const scanLinks = async (page: Page, newsletter: string) => {
  const links = new Set(newsletter.match(/https?:\/\/[^\s"<>()]+/g))
  expect(links.size).toBeGreaterThan(3)
  for (const link of links) {
    const { pathname } = new URL(link)
    for (const method of ['HEAD', 'GET']) expect((await page.request.fetch(pathname, { method })).status()).toBe(200)
    await open(page, pathname)
  }
}

const subscribe = async (page: Page, email: string) => {
  await page.getByRole('contentinfo').getByRole('textbox', { name: 'Your email' }).fill(email)
  await page.getByRole('contentinfo').getByRole('button', { name: wording.subscribe.button }).click()
  await expect(page.getByText(wording.subscribe.done)).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Esi subscribes and confirms; programs that open every link in an email change nothing', async ({
    page,
    mail,
    calls,
  }) => {
    const email = 'esi.without.scripts@mail.example'
    await page.goto('/about')
    await expect(page.getByText(wording.subscribe.agreement(true))).toBeVisible()
    await subscribe(page, email)
    const path = pathIn(await newsletterFor(mail.server, email, 'Please confirm'), '/subscribe/confirm/')

    for (const method of ['GET', 'HEAD']) expect((await page.request.fetch(path, { method })).status()).toBe(200)
    expect(await statesOf(calls, email)).toEqual(['waiting'])
    await page.goto(path)
    await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
    expect(await statesOf(calls, email)).toEqual(['confirmed'])
  })
})

const statesOf = async (calls: Calls, email: string) =>
  (await calls.read(`/subscribe?search=${email}`)).subscriptions.map(({ state }: { state: string }) => state)

/** Opens the preview in a separate page, because the newsletter's page reloads it after each save. */
const expectRoomOnPhone = async (page: Page) => {
  const address = await page.locator('iframe').first().getAttribute('src')
  const preview = await page.context().newPage()
  await preview.setViewportSize({ width: 320, height: 560 })
  await preview.goto(address ?? '')
  await expect(preview.getByText('We walk on 19 June.')).toBeVisible()
  const room = (newsletter: Element) => newsletter.clientWidth - newsletter.scrollWidth
  expect(await preview.locator('html').evaluate(room)).toBe(0)
  await preview.close()
}

test('Ama writes, previews and sends a newsletter; Esi reads it, and unsubscribes with one tap', async ({
  page,
  mail,
  calls,
}) => {
  test.slow()
  const email = 'esi.reads@mail.example'
  const subject = 'A walk for everybody'
  await test.step('Esi subscribes and confirms', async () => {
    await open(page, '/news')
    await subscribe(page, email)
    await page.goto(pathIn(await newsletterFor(mail.server, email, 'Please confirm'), '/subscribe/confirm/'))
    await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  })
  await test.step('Ama writes a newsletter and sees its preview', async () => {
    await signIn(page)
    await startNewsletter(page)
    await page.getByLabel('Subject').fill(subject)
    await page.getByLabel('Preview text').fill('On 19 June')
    await page
      .getByLabel('Newsletter', { exact: true })
      .fill(
        `We walk on **19 June**.\n\n[The news](/news)\n\n${'long'.repeat(60)}\n\n    ${'a line of code '.repeat(20)}`,
      )
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeInViewport()
    await expect(page.frameLocator('iframe').first().getByText('We walk on 19 June.')).toBeVisible()
    await expect(page.getByText('does not give our address')).toBeVisible()
    await expectAccessible(page)
    await expectRoomOnPhone(page)
  })
  const newsletter = await test.step('She sends it', async () => {
    await sendButton(page).click()
    await expect(page.getByRole('dialog')).toContainText('It will be sent now.')
    await expect(page.getByRole('dialog')).toContainText('does not give our address')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send it anyway' }).click()
    await expect(page.getByText('Sending has started.')).toBeVisible()
    const newsletter = await newsletterFor(mail.server, email, subject)
    expect(newsletter).toContain('19 June')
    const progress = page.getByRole('status').filter({ hasText: /^Sent$/ })
    await expect(progress).toBeVisible({ timeout: 30_000 })
    return newsletter
  })
  await test.step('Visitors read it on the site', async () => {
    await page.goto('/newsletters')
    await page.getByRole('link', { name: subject }).click()
    await expect(page.getByRole('heading', { name: subject })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute('href', /wa\.me/)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(image).toContain('/preview/newsletters/')
    expect((await page.request.get(String(image))).headers()['cache-control']).toContain('immutable')
    await expectAccessible(page)
  })
  await test.step('A scanner that opens every link unsubscribes nobody', async () => {
    await scanLinks(page, newsletter)
    expect(await statesOf(calls, email)).toEqual(['confirmed'])
  })
  await test.step('Esi unsubscribes', async () => {
    const leave = pathIn(newsletter, '/unsubscribe/')
    const form = { 'List-Unsubscribe': 'One-Click' }
    const oldPath = leave.replace('/unsubscribe/', '/subscribe/leave/')
    expect((await page.request.get(oldPath, { maxRedirects: 0 })).headers().location).toBe(leave)
    expect((await page.request.post(oldPath, { form, maxRedirects: 0 })).status()).toBe(200)
    expect((await page.request.post(leave, { form })).status()).toBe(200)
    const { subscriptions } = await calls.read(`/subscribe?state=unsubscribed&search=${email}`)
    expect(subscriptions).toHaveLength(1)
    await page.goto(leave)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByLabel('Would you like to tell us why').fill('Too many')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Thank you for telling us.')).toBeVisible()
  })
})
