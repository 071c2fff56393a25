import { adminWording } from '#shared/wording/admin.ts'
import { expect, signIn, slow, test } from './support/test.ts'

test('Ama removes a subscriber who asked for it, after a question with the address', async ({ page, calls }) => {
  await calls.subscribe('leaving@mail.example')
  await calls.subscribe('staying@mail.example')
  await signIn(page)
  await page.goto('/managesubscribers')
  const row = page.getByRole('row').filter({ hasText: 'leaving@mail.example' })
  await row.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'leaving@mail.example' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(adminWording.remove.done)).toBeVisible()
  await expect(row).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'staying@mail.example' })).toBeVisible()
})

test('a subscriber who cannot be removed stays, and that is said', slow, async ({ page, calls }) => {
  await calls.subscribe('stuck@mail.example')
  await signIn(page)
  await page.goto('/managesubscribers')
  const row = page.getByRole('row').filter({ hasText: 'stuck@mail.example' })
  await expect(row).toBeVisible()
  await page.route('**/api/v1/**', (route) => route.abort())
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toContainText(adminWording.remove.otherFailed)
  await expect(row).toBeVisible()
})
