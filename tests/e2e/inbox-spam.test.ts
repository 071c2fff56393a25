import type { APIRequestContext } from '@playwright/test'
import { kofi, yaw } from '#test/cast.ts'
import { expect, signIn, slow, test } from './support/test.ts'

const searchIn = (folder: string, words: string) => `/managecontact?folder=${folder}&search=${words}`

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
  await page.goto(searchIn('spam', 'papaya'))
  await expect(page.getByRole('row').filter({ hasText: 'Papaya' })).toContainText('a robot filled it in')
})

test('an urgent message with autofilled fields stays at the top', slow, async ({ request, calls, page }) => {
  await sendEveryField(request, 'Cassava: chest pain since morning')
  await calls.send({ ...yaw, message: 'Cassava: a newer message' })
  await signIn(page)
  await page.goto(searchIn('inbox', 'cassava'))
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('chest pain')
  await expect(first).toContainText('May be urgent')
  await expect(first).toContainText('Looks like spam: a robot filled it in')
})
