import type { Page } from '@playwright/test'
import { longDay } from '#shared/format.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { kofi } from '#test/cast.ts'
import { expect, signIn, slow, test } from './support/test.ts'

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('Ama reads Kofi’s message exactly as he wrote it, and deletes it permanently', async ({
  page,
  calls,
  request,
}) => {
  const text = 'Is there a screening in Tamale?\n\n<b>Thank you</b> & God bless.'
  const { message } = await calls.send({ ...kofi, message: text })
  await signIn(page)
  await page.goto('/managecontact?search=tamale')
  const { createdAt } = message
  await expect(rowOf(page, 'Tamale')).toContainText(`${longDay(createdAt)}, ${createdAt.slice(11, 16)}`)
  await rowOf(page, 'Tamale').getByRole('link', { name: 'View' }).click()
  await expect(page).toHaveURL(`/messages/${message._id}?search=tamale`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kofi.name)
  await expect(page.getByText(kofi.email, { exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByText('<b>Thank you</b> & God bless.')).toBeVisible()

  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: kofi.name }).getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/managecontact?search=tamale')
  await expect(page.getByText(adminWording.remove.done)).toBeVisible()
  await expect(rowOf(page, 'Tamale')).toBeHidden()
  const headers = { Authorization: `Bearer ${await calls.tokenOfAma()}` }
  expect((await request.get(`/api/v1/contact/${message._id}`, { headers })).status()).toBe(404)
})

test('if a message cannot be deleted, the list says so and still shows it', slow, async ({ page, calls }) => {
  await calls.send({ ...kofi, message: 'I stay.' })
  await signIn(page)
  await page.goto('/managecontact')
  await expect(rowOf(page, 'I stay.')).toBeVisible()
  await page.route('**/api/v1/**', (route) => route.abort())
  await rowOf(page, 'I stay.').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toContainText(adminWording.remove.otherFailed)
  await expect(rowOf(page, 'I stay.')).toBeVisible()
})

test('a message that does not exist shows an error', slow, async ({ page }) => {
  await signIn(page)
  await page.goto('/messages/nosuchthing')
  await expect(page.getByRole('alert')).toContainText(adminWording.edit.loadFailed)
})

test('the sender’s address fits on one line of the list', slow, async ({ page, calls }) => {
  await calls.send({ ...kofi, email: 'yaw.darko94@mail.example', message: 'Neem trees' })
  await signIn(page)
  await page.goto('/managecontact')
  const address = page.getByRole('cell', { name: 'yaw.darko94@mail.example' })
  await expect(address).toBeVisible()
  const lines = await address.evaluate((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('on a phone, the bulk actions are in view when the last row is selected', slow, async ({ page, calls }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await calls.send({ ...kofi, message: `Baobab ${number}` })
  await signIn(page)
  await page.goto('/managecontact?search=Baobab')
  await page
    .getByRole('checkbox', { name: /^Select the message/ })
    .last()
    .check()
  await expect(page.getByRole('button', { name: 'Archive' })).toBeInViewport({ ratio: 1 })
})
