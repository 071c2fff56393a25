import type { Page } from '@playwright/test'
import { formWording } from '#shared/wording/forms.ts'
import { questionsWording } from '#shared/wording/questions.ts'
import { wording } from '#shared/wording.ts'
import { kofi } from '#test/cast.ts'
import { pageRoutes } from '#test/page-paths.ts'
import { expect, slow, test } from './support/test.ts'
import { holdTimeouts } from './support/timeouts.ts'
import { translate } from './support/translate.ts'

const fill = async (page: Page, text: string) => {
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill(kofi.name)
  await main.getByLabel('Email').fill(kofi.email)
  await main.getByLabel('Subject').fill(text)
}

/** Lets no script arrive until the returned function is called. */
const holdScripts = async (page: Page) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const forms = [
  { path: '/contact', area: 'main', button: 'Send message', call: 'contact', done: wording.contact.sent },
  {
    path: '/subscribe',
    area: 'main',
    button: wording.subscribe.button,
    call: 'subscribe',
    done: wording.subscribe.done,
  },
  {
    path: '/help-out',
    area: 'contentinfo',
    button: wording.subscribe.button,
    call: 'subscribe',
    done: wording.subscribe.done,
  },
] as const

test(
  'what is sent the moment a form appears is held, shown as busy, and sent once by the call',
  slow,
  async ({ page }) => {
    for (const { path, area, button, call, done } of forms) {
      const letScriptsArrive = await holdScripts(page)
      const requests: string[] = []
      page.on('request', (request) => request.method() === 'POST' && requests.push(new URL(request.url()).pathname))
      await page.goto(path)
      const form = page.getByRole(area)
      if (call === 'contact') await fill(page, 'Sent at once.')
      else await form.getByLabel('Your email').fill(`now-${area}@mail.example`)
      const press = form.getByRole('button', { name: button })
      await press.click()
      await press.click()
      await expect(press).toHaveAttribute('aria-busy', 'true')
      letScriptsArrive()
      await expect(form.getByText(done)).toBeVisible()
      await expect(press).not.toHaveAttribute('aria-busy')
      expect(requests).toEqual([`/api/v1/${call}`])
      await page.unrouteAll()
      page.removeAllListeners('request')
    }
  },
)

test('a form whose script does not arrive is sent by a page load, and nothing is lost', async ({ page, calls }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  await fill(page, 'Without the script.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(wording.contact.sent)).toBeVisible()
  const { messages } = await calls.read('/contact')
  expect(messages[0]).toMatchObject({ ...kofi, subject: 'Without the script.' })

  await page.goto('/ask')
  await page.getByLabel(questionsWording.ask.label).fill('Is this sent without the script?')
  await page.getByRole('button', { name: questionsWording.ask.send }).click()
  await expect(page.getByRole('heading', { name: questionsWording.receipt.title })).toBeVisible()
})

test('what could not be sent stays in the form, which says so', slow, async ({ page }) => {
  await page.goto('/ask')
  const question = page.getByLabel(questionsWording.ask.label)
  await question.fill('Where did my words go?')
  await page.route('**/ask', (route) => route.abort())
  await page.getByRole('button', { name: questionsWording.ask.send }).click()
  await expect(page.getByRole('alert')).toContainText(questionsWording.ask.failed)
  await expect(question).toHaveValue('Where did my words go?')
  await expect(page.getByRole('button', { name: questionsWording.ask.send })).not.toHaveAttribute('aria-busy')
})

test(
  'on a connection that stalls, a form says so, and sending again stores one message',
  slow,
  async ({ page, calls }) => {
    const timeOut = await holdTimeouts(page)
    await page.goto('/contact')
    await fill(page, 'The connection stalled.')
    const stalled = Promise.withResolvers<void>()
    let sent = 0
    await page.route('**/api/v1/contact', async (route) => {
      sent += 1
      if (sent > 1) return route.continue()
      // The site receives the message, and the visitor never gets an answer.
      await route.fetch()
      stalled.resolve()
    })
    const send = page.getByRole('button', { name: 'Send message' })
    await send.click()
    await stalled.promise
    await timeOut()
    await expect(page.getByRole('alert')).toContainText(formWording.unreachable)
    await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue('The connection stalled.')
    await expect(send).not.toHaveAttribute('aria-busy')
    await send.click()
    await expect(page.getByText(wording.contact.sent)).toBeVisible()
    const { messages } = await calls.read('/contact')
    expect(messages.filter(({ subject }: { subject: string }) => subject === 'The connection stalled.')).toHaveLength(1)

    await page.goto('/ask')
    await page.getByLabel(questionsWording.ask.label).fill('Does a stalled connection say so?')
    const asked = page.waitForRequest('**/ask')
    await page.route('**/ask', () => {})
    await page.getByRole('button', { name: questionsWording.ask.send }).click()
    await asked
    await timeOut()
    await expect(page.getByRole('alert')).toContainText(questionsWording.ask.failed)
  },
)

test('a button is not busy any more on a page that the browser shows again from its memory', slow, async ({ page }) => {
  await page.goto('/contact')
  const send = page.getByRole('button', { name: 'Send message' })
  const letScriptsArrive = await holdScripts(page)
  await fill(page, 'Leave and come back.')
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(send).not.toHaveAttribute('aria-busy')
  const sent = page.waitForRequest('**/api/v1/contact')
  letScriptsArrive()
  await page.waitForLoadState('networkidle')
  await send.click()
  await sent
  await expect(page.getByText(wording.contact.sent)).toBeVisible()
})

const textFields =
  'form[method=post] :is(input:not([type], [name=website]), input[type=email], input[type=tel], textarea):visible'

const expectKeptWhenTranslated = async (page: Page, at: number) => {
  const field = page.locator(textFields).nth(at)
  await translate(page)
  await field.click()
  await field.pressSequentially('Ama Mensah', { delay: 1 })
  await page.waitForLoadState('networkidle')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(/Ama Mensah$/)
  expect(await page.locator('h1 font font').count()).toBeGreaterThan(0)
}

test('a translated page keeps what is typed, the focus and the translation', async ({ page }) => {
  await page.goto('/contact')
  await expectKeptWhenTranslated(page, 0)
})

/** Phone numbers and email addresses that a translator may change. */
const translatedNumbers = (page: Page) =>
  page
    .locator('a:is([href^="tel:"], [href^="mailto:"]):not([translate=no], [translate=no] *)')
    .evaluateAll((links) =>
      links.map((link) => link.textContent ?? '').filter((text) => /^[\d\s+-]+$|^[^\s]+@/.test(text.trim())),
    )

const publicPages = pageRoutes.filter(({ path, file }) => file.startsWith('site/') && !/[:*.]/.test(path))

test('so does every form of every public page', slow, async ({ page }) => {
  test.slow()
  const found: string[] = []
  for (const { path } of publicPages) {
    await page.goto(path)
    expect(
      await page.locator('option:not([value], [translate=no])').count(),
      `${path}: values that a translator changes`,
    ).toBe(0)
    expect(await translatedNumbers(page), path).toEqual([])
    const count = await page.locator(textFields).count()
    for (let at = 0; at < count; at += 1) {
      if (at > 0) await page.goto(path)
      await expectKeptWhenTranslated(page, at)
    }
    if (count > 0) found.push(path)
  }
  expect(found).toEqual(expect.arrayContaining(['/contact', '/ask', '/subscribe', '/volunteer']))
})

test('a link in a form opens its page, whether the script arrives or not', slow, async ({ page }) => {
  await page.goto('/contact')
  await holdScripts(page)
  await page.getByRole('main').getByRole('link', { name: 'How we use your data' }).click()
  await expect(page).toHaveURL('/privacy')
})
