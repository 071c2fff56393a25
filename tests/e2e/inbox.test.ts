import type { APIRequestContext, Page } from '@playwright/test'
import { kofi, yaw } from '#test/cast.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, signIn, slow, test } from './support/test.ts'

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const inboxWith = (words: string, folder = 'inbox') =>
  `/managecontact?folder=${folder}&search=${encodeURIComponent(words)}`
test('Ama replies to Kofi on a phone, and her text survives a reload', async ({ page, calls }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { message } = await calls.send({ ...kofi, message: 'Do you come to Wa? (a phone)' })
  await signIn(page)
  await page.goto(inboxWith('a phone'))
  await expect(rowOf(page, 'come to Wa')).toContainText('Unread')
  await rowOf(page, 'come to Wa').getByRole('link', { name: 'View' }).click()
  await expect(page).toHaveURL(new RegExp(`/messages/${message._id}`))
  await expect(page.getByRole('article')).toContainText('come to Wa')
  await expect(page.getByText('Unread', { exact: true })).toHaveCount(0)
  const box = page.getByLabel(`Your reply to ${kofi.email}`)
  await box.fill('Yes, in May.')
  await page.reload()
  await expect(box).toHaveValue('Yes, in May.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Your reply is in the outbox')).toBeVisible()
  await expect(box).toHaveValue('')
  const replies = page.getByRole('region', { name: 'Our replies' })
  await expect(replies).toContainText('Yes, in May.')
  await expect(replies).toContainText('Waiting in the outbox')
  await page.reload()
  await expect(box).toHaveValue('')
  const email = await calls.emailTo(kofi.email)
  expect(email.text).toContain('Yes, in May.')
  expect(email.text).toContain('> Do you come to Wa?')
  await page.goto(inboxWith('a phone', 'answered'))
  await expect(rowOf(page, 'come to Wa')).toContainText('Answered')
})

test('one tap moves a message from spam back to the inbox', async ({ page, calls }) => {
  const text = 'Four sites for you: www.a.example www.b.example www.c.example www.d.example'
  await calls.send({ ...yaw, message: text })
  await signIn(page)
  await page.goto(inboxWith('four sites'))
  await expect(page.getByText('No messages in this folder contain these words.')).toBeVisible()
  await page.getByRole('link', { name: 'Spam' }).click()
  await expect(rowOf(page, 'Four sites')).toContainText('it contains many links')
  await rowOf(page, 'Four sites').getByRole('button', { name: 'Not spam' }).click()
  await expect(rowOf(page, 'Four sites')).toBeHidden()
  await page.getByRole('link', { name: 'Inbox' }).click()
  await expect(rowOf(page, 'Four sites')).toBeVisible()
})

test('Undo, first in the tab order, moves a message out of the archive or spam', async ({ page, calls }) => {
  const { message } = await calls.send({ ...yaw, message: 'Tamarind: when do you open?' })
  await signIn(page)
  for (const [button, said, taken] of [
    ['Archive', 'Archived.', 'Moved out of the archive.'],
    ['Spam', 'Moved to spam.', 'Moved out of spam.'],
  ] as const) {
    await page.goto(`/messages/${message._id}?search=tamarind`)
    if (button === 'Spam') await page.getByText('More', { exact: true }).click()
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(inboxWith('tamarind').replace('folder=inbox&', ''))
    await expect(page.getByText(said)).toBeVisible()
    await expect(rowOf(page, 'Tamarind')).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'Tamarind')).toBeVisible()
    await expect(page.getByText(taken)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  }
})

test('if Undo fails, the page says so and it can be tried again', slow, async ({ page, calls }) => {
  const { message } = await calls.send({ ...yaw, message: 'Moringa: do you sell it?' })
  await signIn(page)
  await page.goto(`/messages/${message._id}?search=moringa`)
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('No messages in this folder contain these words.')).toBeVisible()
  await page.route('**/api/v1/inbox/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Archived.' })).toContainText('could not be reached')
  await page.unroute('**/api/v1/inbox/*')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'Moringa')).toBeVisible()
})

test('an urgent message is listed above newer ones until it is answered', async ({ page, calls }) => {
  const urgent = await calls.send({ ...kofi, message: 'Lantern: my brother has chest pain' })
  await calls.send({ ...yaw, message: 'Lantern: a newer message' })
  await signIn(page)
  await page.goto(inboxWith('lantern'))
  await expect(page.getByRole('row').nth(1)).toContainText('chest pain')
  await expect(page.getByRole('row').nth(1)).toContainText('May be urgent')
  await page.goto('/managecontact?open=first')
  await expect(page.getByRole('article').getByText('May be urgent')).toBeVisible()
  await page.goto(`/messages/${urgent.message._id}`)
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeHidden()
  await page.goto(inboxWith('lantern'))
  await expect(page.getByRole('row').nth(1)).toContainText('a newer message')
})

test('a wide screen shows the list beside the message, with keyboard shortcuts', slow, async ({ page, calls }) => {
  for (const word of ['first', 'second', 'third']) await calls.send({ ...yaw, message: `Kente ${word}` })
  await signIn(page)
  await page.goto(inboxWith('kente'))
  await expect(rowOf(page, 'Kente third')).toBeVisible()
  await page.keyboard.press('j')
  await expect(rowOf(page, 'Kente third').getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  const beside = page.getByRole('navigation', { name: 'Messages: Inbox' })
  await expect(beside.getByRole('link')).toHaveCount(3)
  await expect(page.getByRole('article')).toContainText('Kente third')
  await page.keyboard.press('j')
  await expect(page.getByRole('article')).toContainText('Kente second')
  await expect(beside.locator('[aria-current="page"]')).toContainText('Kente second')
  await expect(beside.getByRole('listitem').nth(1).getByRole('link')).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Note', { exact: true }).press('j')
  await expect(page.getByRole('article')).toContainText('Kente second')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('k')
  await expect(page.getByRole('article')).toContainText('Kente third')
  // As in a mail program, the next message follows the archived one.
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('article')).toContainText('Kente second')
  await expect(page.getByText('Archived.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(beside.getByRole('link')).toHaveCount(3)

  await page.goto(inboxWith('kente'))
  await expect(rowOf(page, 'Kente first').locator('time')).toHaveText(/^\d+ \w+, \d\d:\d\d$/)
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await expect(page.getByText('Marked as read.')).toBeVisible()
  // The list clears the selection when it is loaded again.
  await expect(page.getByLabel('Select all on this page')).not.toBeChecked()
  await page.getByLabel(`Select the message from ${yaw.name}`).first().check()
  await page.getByLabel(`Select the message from ${yaw.name}`).last().check()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row')).toHaveCount(4)
  await rowOf(page, 'Kente first').click()
  await expect(page.getByRole('article')).toContainText('Kente first')
})

test('Ama assigns a message to herself, adds a note, and archives it', async ({ page, calls }) => {
  const { message } = await calls.send({ ...yaw, message: 'Baobab: who can help?' })
  await signIn(page)
  await page.goto(`/messages/${message._id}?search=baobab`)
  await page.getByLabel('Assigned to').selectOption('ama')
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByRole('article')).toContainText('Assigned to ama')
  await expect(page.getByText('Assignment saved.')).toBeVisible()
  await page.getByLabel('Note', { exact: true }).fill('He phoned, too.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'He phoned, too.' })).toBeVisible()
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page).toHaveURL('/managecontact?search=baobab')
  await expect(page.getByText('Archived.')).toBeVisible()
  await page.goto(inboxWith('baobab', 'mine'))
  await expect(rowOf(page, 'Baobab')).toContainText('Archived')
})

test('Ama inserts a saved reply, with her signature below it', slow, async ({ page, calls }) => {
  const { message } = await calls.send({ ...yaw, email: 'tests@mail.example', message: 'Where are tests?' })
  await signIn(page)
  await page.goto('/reply-settings')
  await page.getByLabel('Title').last().fill('Where to be tested')
  await page.getByLabel('Text').last().fill('At every regional hospital.')
  await page.getByRole('button', { name: 'Add reply' }).click()
  const closed = page.getByText('Where to be tested', { exact: true })
  await expect(closed).toBeVisible()
  await expect(closed.locator('svg')).toBeVisible()
  await page.getByLabel('Your signature').fill('Ama, for Voima')
  await page.getByLabel('Email me when a message arrives').check()
  await page.getByRole('button', { name: 'Save my settings' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/messages/${message._id}`)
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(page.getByText('“Ama, for Voima”')).toBeVisible()
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Your reply is in the outbox')).toBeVisible()
  expect((await calls.emailTo('tests@mail.example')).text).toContain(
    'At every regional hospital.\n\nAma, for Voima\n\nOn ',
  )
  await page.goto('/reply-settings')
  await page.getByLabel('Email me when a message arrives').uncheck()
  await page.getByRole('button', { name: 'Save my settings' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
})

test('the inbox and a message with a note and long words are accessible', slow, async ({ page, calls }) => {
  const { message } = await calls.send({ ...kofi, name: 'K'.repeat(100), message: `In crisis. ${'w'.repeat(300)}` })
  await signIn(page)
  await page.goto('/managecontact')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/messages/${message._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByLabel('Note', { exact: true }).fill('A note')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'A note' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

/** Like a bot, or a phone that autofills every field. */
const sendEveryField = async (request: APIRequestContext, subject: string) => {
  const html = await (await request.get('/contact')).text()
  const stamp = /name="stamp"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(stamp).not.toBe('')
  const form = { ...kofi, subject, website: 'https://pills.example', stamp, shownAt: '' }
  expect((await request.post('/contact', { form })).status()).toBe(200)
}

test('a message from a bot that fills in every field goes to spam', async ({ request, calls, page }) => {
  await sendEveryField(request, 'Papaya pills')
  const { messages } = await calls.read('/contact')
  expect(messages.map(({ subject }: { subject: string }) => subject)).toContain('Papaya pills')
  await signIn(page)
  await page.goto(inboxWith('papaya', 'spam'))
  await expect(rowOf(page, 'Papaya')).toContainText('a bot filled it in')
})

test(
  'an urgent message stays at the top even if autofill filled in every field',
  slow,
  async ({ request, calls, page }) => {
    await sendEveryField(request, 'Cassava: chest pain since morning')
    await calls.send({ ...yaw, message: 'Cassava: a newer message' })
    await signIn(page)
    await page.goto(inboxWith('cassava'))
    const first = page.getByRole('row').nth(1)
    await expect(first).toContainText('chest pain')
    await expect(first).toContainText('May be urgent')
    await expect(first).toContainText('Looks like spam: a bot filled it in')
  },
)
