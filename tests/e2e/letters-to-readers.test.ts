import type { Page } from '@playwright/test'
import { lettersWording } from '#shared/wording/letters.ts'
import { wording } from '#shared/wording.ts'
import type { Calls } from '../support/calls.ts'
import { unfolded } from '../support/newsletter.ts'
import { expectAccessible } from './support/accessible.ts'
import { test } from './support/mail.ts'
import { expect, open, signIn } from './support/test.ts'

type Taken = { to: string; text: string }
type Server = { taken: Taken[] }

const letterTo = async (server: Server, email: string, subject: string) => {
  const found = () => server.taken.findLast(({ to, text }) => to === email && unfolded(text).includes(subject))
  await expect.poll(() => found() !== undefined, { timeout: 30_000 }).toBe(true)
  return unfolded(found()?.text ?? '')
}

const pathIn = (letter: string, start: string) => new RegExp(`(${start}[\\w.-]+)`).exec(letter)?.[1] ?? ''

/** As programs that look for dangerous links do: some only ask for each, some open it in a browser with scripts. */
const scanLinks = async (page: Page, letter: string) => {
  const links = new Set(letter.match(/https?:\/\/[^\s"<>()]+/g))
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

  test('Esi subscribes and confirms; programs that open every link change nothing', async ({ page, mail, calls }) => {
    const email = 'esi.without.scripts@mail.example'
    await page.goto('/about')
    await subscribe(page, email)
    const path = pathIn(await letterTo(mail.server, email, 'Please confirm'), '/subscribe/confirm/')

    for (const method of ['GET', 'HEAD']) expect((await page.request.fetch(path, { method })).status()).toBe(200)
    expect(await statesOf(calls, email)).toEqual(['waiting'])
    await page.goto(path)
    await page.getByRole('button', { name: 'Yes, send me the letter' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(await statesOf(calls, email)).toEqual(['confirmed'])
  })
})

const statesOf = async (calls: Calls, email: string) =>
  (await calls.kept(`/subscribe?search=${email}`)).subscriptions.map(({ state }: { state: string }) => state)

const beginLetter = async (page: Page) => {
  await page.goto('/manageletters/new')
  await page.getByRole('button', { name: 'Begin with an empty letter' }).click()
  await expect(page.getByLabel('Subject')).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const text = (page: Page) => page.getByLabel('Letter', { exact: true })
const sendButton = (page: Page) => page.getByRole('button', { name: /^Send to/ })

test('what Ama types is on the site soon, also after the network was away and the tab closed', async ({
  page,
  context,
  calls,
}) => {
  await signIn(page)
  const id = await beginLetter(page)
  const kept = async () => (await calls.kept(`/campaigns/${id}`)).campaign
  await page.getByLabel('Subject').fill('Kept by itself')
  await text(page).fill('One line.')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  expect(await kept()).toMatchObject({ subject: 'Kept by itself', content: 'One line.', state: 'draft' })
  await expect(page.getByText('Finished writing? Press Save, and it is checked and shown here.')).toBeVisible()
  await expect(sendButton(page)).toBeHidden()

  await context.setOffline(true)
  await text(page).fill('One line.\n\nAnother, under the trees.')
  await expect(page.getByText('Kept on this device')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(`/manageletters/${id}`)
  await expect(next.getByText('What you typed before on this device is back')).toBeVisible()
  await expect(text(next)).toHaveValue('One line.\n\nAnother, under the trees.')
  await expect(sendButton(next)).toBeHidden()
  await next.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(next.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(sendButton(next)).toBeVisible()
  expect(await kept()).toMatchObject({ content: 'One line.\n\nAnother, under the trees.' })
  await next.reload()
  await expect(sendButton(next)).toBeVisible()
  await expect(next.getByText('is back')).toBeHidden()
})

test('two people in one letter: the later save shows both texts before one of them is kept', async ({
  page,
  calls,
}) => {
  await signIn(page)
  const id = await beginLetter(page)
  await calls.change(`/campaigns/${id}`, {
    version: 1,
    subject: 'Yaw was here',
    preview: 'His line',
    content: 'His words.',
  })
  await page.getByLabel('Subject').fill('Ama was here')
  await text(page).fill('Her words.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Somebody else has saved this letter')
  await expect(dialog).toContainText('His')
  await expect(dialog).toContainText('Preview line: His line')
  await dialog.getByRole('button', { name: 'Save mine as the newest' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect((await calls.kept(`/campaigns/${id}`)).campaign).toMatchObject({ subject: 'Ama was here', version: 3 })
})

test('a letter with an hour stays as it was checked; Ama is asked before she sends or deletes it', async ({
  page,
  context,
  calls,
}) => {
  await signIn(page)
  const id = await beginLetter(page)
  const kept = async () => (await calls.kept(`/campaigns/${id}`)).campaign
  await page.getByLabel('Subject').fill('A walk in spring')
  await text(page).fill('We walk.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const other = await context.newPage()
  await open(other, `/manageletters/${id}`)
  await page.getByLabel('Not before').fill('2035-03-01T08:00')
  await page.getByLabel('I have read the check').check()
  await sendButton(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Until then it can be made a draft again.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await kept()).state).toBe('draft')
  await sendButton(page).click()
  await dialog.getByRole('button', { name: 'Yes, send it' }).click()
  await expect(page.getByText('It waits for its hour.')).toBeVisible()
  await expect(page.getByText('It goes to its readers.')).toBeHidden()
  await expect(page.getByLabel('Subject')).toBeHidden()

  // A tab that was open before still has its form.
  await text(other).fill('We walk, and')
  await expect(other.getByText('Kept on this device only. This letter waits for its hour.')).toBeVisible()
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText('Make it a draft again, and it can be changed.')
  await expect(text(other)).toHaveValue('We walk, and')
  expect(await kept()).toMatchObject({ content: 'We walk.', state: 'scheduled' })
  await other.getByRole('button', { name: 'Not yet: make it a draft again' }).click()
  await expect(other.getByText('It is a draft again.')).toBeVisible()
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Saved.', { exact: true })).toBeVisible()
  expect(await kept()).toMatchObject({ content: 'We walk, and', state: 'draft' })

  await other.getByRole('button', { name: 'Delete this letter' }).click()
  await expect(other.getByRole('dialog')).toContainText('Delete “A walk in spring”?')
  await other.getByRole('button', { name: 'Cancel' }).click()
  expect((await kept()).state).toBe('draft')
  await other.getByRole('button', { name: 'Delete this letter' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete this letter' }).click()
  await expect(other).toHaveURL(/\/manageletters$/)
})

test('Ama puts a picture of the library into a letter, and sees it as readers do', async ({ page, calls }) => {
  await calls.publish('/news', { title: 'Where it is from', content: 'Text.', imageAlt: 'A baobab in Navrongo' })
  await signIn(page)
  await beginLetter(page)
  await page.getByLabel('Subject').fill('Under the baobab')
  await page.getByRole('textbox', { name: 'Letter', exact: true }).click()
  await page.getByRole('button', { name: 'Picture' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'A baobab in Navrongo' }).click()
  const dialog = page.getByRole('dialog', { name: 'A picture for the text' })
  await expect(dialog.getByLabel('What does this picture show?')).toHaveValue('A baobab in Navrongo')
  await expect(page.getByText('Finished writing?')).toBeVisible()
  await dialog.getByLabel(/Everyone recognisable agreed/).check()
  await dialog.getByRole('button', { name: 'Put it into the text' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  const shown = page.frameLocator('iframe').first().getByRole('img', { name: 'A baobab in Navrongo' })
  await expect(shown).toHaveAttribute('src', /^http.*\/media\/\w{16}\.(jpg|png)$/)
})

test('Ama writes a letter, looks at it, and sends it; Esi reads it, and leaves with one tap', async ({
  page,
  mail,
  calls,
}) => {
  test.slow()
  const email = 'esi.reads@mail.example'
  const subject = 'A walk for everybody'
  await open(page, '/news')
  await subscribe(page, email)
  await page.goto(pathIn(await letterTo(mail.server, email, 'Please confirm'), '/subscribe/confirm/'))
  await page.getByRole('button', { name: 'Yes, send me the letter' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  await signIn(page)
  await beginLetter(page)
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Preview line').fill('On 19 June')
  await page
    .getByLabel('Letter', { exact: true })
    .fill(`We walk on **19 June**.\n\n[The news](/news)\n\n${'long'.repeat(60)}\n\n    ${'a line of code '.repeat(20)}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.frameLocator('iframe').first().getByText('We walk on 19 June.')).toBeVisible()
  await expect(page.getByText('does not say where Voima is')).toBeVisible()
  await page.setViewportSize({ width: 340, height: 800 })
  const room = (letter: Element) => letter.clientWidth - letter.scrollWidth
  expect(await page.frameLocator('iframe').first().locator('html').evaluate(room)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectAccessible(page)

  await page.getByLabel('I have read the check').check()
  await sendButton(page).click()
  await expect(page.getByRole('dialog')).toContainText('It goes out now.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, send it' }).click()
  await expect(page.getByText('It goes to its readers.')).toBeVisible()
  const letter = await letterTo(mail.server, email, subject)
  expect(letter).toContain('19 June')
  const progress = page.getByRole('status').filter({ hasText: /^Sent$/ })
  await expect(progress).toBeVisible({ timeout: 30_000 })

  await page.goto('/letters')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { name: subject })).toBeVisible()
  await expect(page.getByRole('link', { name: lettersWording.whatsApp })).toHaveAttribute('href', /wa\.me/)
  await expectAccessible(page)

  await scanLinks(page, letter)
  expect(await statesOf(calls, email)).toEqual(['confirmed'])

  const leave = pathIn(letter, '/subscribe/leave/')
  const form = { 'List-Unsubscribe': 'One-Click' }
  expect((await page.request.post(leave, { form })).status()).toBe(200)
  const { subscriptions } = await calls.kept(`/subscribe?state=left&search=${email}`)
  expect(subscriptions).toHaveLength(1)
  await page.goto(leave)
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByLabel('Would you tell us why').fill('Too many')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you for telling us.')).toBeVisible()
})
