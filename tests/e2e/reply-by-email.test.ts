import PostalMime from 'postal-mime'
import { wording } from '#shared/wording.ts'
import { ama, kofi as cousin } from '#test/cast.ts'
import { emailErrors } from '#test/email-rules.ts'
import { test } from './support/mail-site.ts'
import { expect, open, signIn } from './support/test.ts'

/** An address that no other journey uses. */
const kofi = { ...cousin, email: 'kofi.of.wa@mail.example' }
const signature = 'Ama, for Voima'

test('Kofi writes in the form; Ama replies twice on the site; his mail program shows one conversation', async ({
  page,
  mail,
}) => {
  test.slow()
  await open(page, '/contact')
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill(kofi.name)
  await form.getByLabel('Email').fill(kofi.email)
  await form.getByLabel('Subject').fill('Where can I be tested in Wa?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(wording.contact.sent)).toBeVisible()

  await signIn(page)
  await page.goto('/reply-settings')
  await page.getByLabel('Reply-to address').fill('inbox@voima.example')
  await page.getByLabel('The organisation’s signature').fill(signature)
  await page.getByRole('button', { name: 'Save for everyone' }).click()
  await page.getByLabel('Your password').fill(ama.password)
  await page.getByRole('button', { name: 'Save for everyone' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.goto('/managecontact?search=tested+in+Wa')
  await page.getByRole('row').filter({ hasText: 'tested in Wa' }).getByRole('link', { name: 'View' }).click()
  const toKofi = () => mail.server.taken.filter(({ to }) => to === kofi.email)
  for (const [index, reply] of ['At the hospital, on weekdays.', 'Bring your card.'].entries()) {
    await page.getByLabel(`Your reply to ${kofi.email}`).fill(reply)
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByRole('region', { name: 'Our replies' })).toContainText(reply)
    await expect.poll(() => toKofi().length, { timeout: 30_000 }).toBe(index + 1)
  }

  for (const { text } of toKofi()) expect(emailErrors(text)).toEqual([])
  const [first, second] = await Promise.all(toKofi().map(({ text }) => PostalMime.parse(text)))
  expect(first?.text).toContain('At the hospital, on weekdays.')
  expect(first?.text).toContain(signature)
  expect(first?.replyTo).toEqual([{ name: '', address: 'inbox@voima.example' }])
  expect(second?.inReplyTo).toBe(first?.messageId)
  expect(second?.references).toContain(first?.messageId)
  expect(first?.text).toMatch(/^> .*tested in Wa/m)
})
