import type { Page } from '@playwright/test'
import { tagPath } from '#shared/tags.ts'
import { moreToRead } from '#shared/wording/more-to-read.ts'
import { questionsWording } from '#shared/wording/questions.ts'
import { wording } from '#shared/wording.ts'
import { kofi } from '#test/cast.ts'
import { pageRoutes } from '#test/page-paths.ts'
import { expect, open, slow, test } from './support/test.ts'

/** The pages of the site that may have a form; a page that gets one later is tried, too. */
const publicPages = pageRoutes.filter(({ path, file }) => file.startsWith('site/') && !/[:*.]/.test(path))

/**
 * What a visitor types into: every text field of forms that are sent, and every box to tick; but no field for a code,
 * which opens what is private, and which no browser may keep on a shared phone.
 */
const fields = 'form[method=post] :is(input:not([type=hidden], [type=radio], [name=website], [name=code]), textarea)'

const fill = (page: Page) =>
  page
    .locator('main')
    .locator(fields)
    .evaluateAll((all) => {
      for (const field of all as HTMLInputElement[]) {
        if (field.type === 'checkbox') field.click()
        else {
          const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
          set?.call(field, field.type === 'date' ? '2026-06-18' : field.type === 'email' ? 'kofi@example.org' : 'typed')
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }
      }
    })

const contents = (page: Page) =>
  page
    .locator('main')
    .locator(fields)
    .evaluateAll((all) => (all as HTMLInputElement[]).map(({ name, value, checked }) => [name, value, checked]))

/** A new document each time: the browsers of these tests have no back/forward cache. */
const expectKept = async (page: Page) => {
  await fill(page)
  const typed = await contents(page)
  const { pathname } = new URL(page.url())
  const link = page.locator('main a[href^="/"]:visible').first()
  await expect(link).not.toHaveAttribute('href', pathname)
  await link.click()
  await expect(page).not.toHaveURL(pathname)
  await page.goBack()
  await expect(page).toHaveURL(pathname)
  expect([pathname, await contents(page)]).toEqual([pathname, typed])
  await page.goto('about:blank')
  await page.goBack()
  expect(await contents(page)).toEqual(typed)
  expect(await contents(page)).toEqual(typed)
}

test('a message that was begun is still there after a link and Back', async ({ page }) => {
  await open(page, '/contact')
  await expectKept(page)
})

test('every public form keeps what was typed when the visitor goes away and comes back', slow, async ({ page }) => {
  test.slow()
  const found: string[] = []
  for (const { path } of publicPages) {
    await page.goto(path)
    if ((await page.locator('main').locator(fields).count()) === 0) continue
    found.push(path)
    await expectKept(page)
  }
  expect(found).toEqual(expect.arrayContaining(['/contact', '/ask', '/subscribe', '/volunteer']))
})

const withRequired = 'main form[method=post]:has(:required)'

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('a public form that is sent empty lists what to write, as links to the fields', slow, async ({ page }) => {
      test.slow()
      const found: string[] = []
      const send = async (path: string, id: string) => {
        await page.goto(path)
        const form = page.locator(`form#${id}`)
        for (const field of await form.locator('input:required:not([type=radio]), textarea:required').all())
          await field.fill('')
        await form.locator('button:not([type=button])').last().click()
        const links = form.getByRole('alert').getByRole('link')
        await expect(links.first(), id).toHaveText(/^(?:Enter|Choose) .+/)
        await expect(form.locator('[data-outcome]'), id).toBeFocused()
        for (const sentence of await links.allTextContents()) expect(sentence).toMatch(/^(?:Enter|Choose|Say) /)
        await links.first().click()
        await expect(form.locator('input:focus, textarea:focus'), id).toHaveAttribute('aria-invalid', 'true')
        found.push(id)
      }
      for (const { path } of publicPages) {
        await page.goto(path)
        const ids = await page.locator(withRequired).evaluateAll((all) => all.map(({ id }) => id))
        for (const id of ids) await send(path, id)
      }
      expect(found.sort()).toEqual(['ask', 'code', 'invitation', 'message', 'volunteer'])
    })

    test('an invitation is the beginning of a message', javaScriptEnabled ? {} : slow, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Ask us to visit' }).click()
      await expect(page.getByRole('heading', { name: /^Invite us to/ })).toBeInViewport()
      const school = page.getByRole('link', { name: moreToRead.school.text })
      await expect(school).toHaveAttribute('href', tagPath(moreToRead.school.tag))
      await page.getByLabel('Name of the place, and its town').fill('Mawuli School, Ho')
      await page.getByLabel('How many people may come').fill('60')
      await page.getByRole('button', { name: 'Go on' }).click()
      await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue(
        /^We would like to invite you\.\nName of the place, and its town: Mawuli School, Ho\nHow many people may come: 60\n/,
      )
    })
  })

/** The site gets the first request, and the visitor never gets the response. */
const loseFirstResponse = async (page: Page, path: string) => {
  let isFirst = true
  await page.route(`**${path}`, async (route) => {
    if (!isFirst || route.request().method() !== 'POST') return route.continue()
    isFirst = false
    await route.fetch()
    await route.abort()
  })
}

test('a message and a question whose responses are lost are stored once, and changed words are another message', async ({
  page,
  calls,
}) => {
  await open(page, '/contact')
  await loseFirstResponse(page, '/api/v1/contact')
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: 'Send message' })
  await main.getByLabel('Name').fill(kofi.name)
  await main.getByLabel('Email').fill(kofi.email)
  await main.getByLabel('Subject').fill('Only once, please.')
  await send.click()
  await expect(main.getByRole('alert')).toContainText(wording.contact.failed)
  await send.click()
  await expect(main.getByText(wording.contact.sent)).toBeVisible()
  await main.getByLabel('Name').fill(kofi.name)
  await main.getByLabel('Email').fill(kofi.email)
  await main.getByLabel('Subject').fill('Only once, please!')
  await send.click()
  const stored = async () =>
    (await calls.read('/contact')).messages
      .map(({ subject }: { subject: string }) => subject)
      .filter((subject: string) => subject.startsWith('Only once'))
  await expect.poll(stored).toEqual(['Only once, please!', 'Only once, please.'])

  await open(page, '/ask')
  await loseFirstResponse(page, '/ask')
  await page.getByLabel(questionsWording.ask.label).fill('Does a question arrive once when the network is bad?')
  const ask = page.getByRole('button', { name: questionsWording.ask.send })
  await ask.click()
  await expect(main.getByRole('alert')).toContainText(questionsWording.ask.failed)
  await ask.click()
  await expect(page.getByRole('heading', { name: questionsWording.receipt.title })).toBeVisible()
  const { questions } = await calls.read('/questions/inbox')
  expect(questions.filter(({ asked }: { asked: string }) => asked.includes('arrive once'))).toHaveLength(1)
})
