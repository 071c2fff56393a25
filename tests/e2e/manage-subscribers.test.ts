import { adminWording } from '#shared/wording/admin.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, signIn, slow, test } from './support/test.ts'

test('Ama deletes a subscriber, after a dialog that shows the address', async ({ page, calls }) => {
  await calls.subscribe('leaving@mail.example')
  await signIn(page)
  await page.goto('/managesubscribers')
  // She adds another person from a paper list; the form first names the missing fields.
  await page.getByRole('button', { name: 'New' }).click()
  await page.getByRole('link', { name: 'Subscriber', exact: true }).click()
  await page.getByLabel('Email address').fill('staying@mail.example')
  const add = page.getByRole('button', { name: 'Add subscriber' })
  await add.click()
  const missing = page.getByRole('alert').getByRole('link')
  await expect(missing).toHaveText(['Date of consent', 'How did this person agree'])
  await expect(page.getByLabel('Date of consent')).toBeFocused()
  await expect(page.getByText('Enter the day on which the person agreed.')).toBeVisible()
  await page.getByLabel('Date of consent').fill('2026-06-19')
  await missing.last().click()
  await page.keyboard.type('Wrote it on the list at the walk')
  await add.click()
  await expect(page.getByText('Added. This person gets a confirmation email.')).toBeVisible()
  await page.goto('/managesubscribers')
  const row = page.getByRole('row').filter({ hasText: 'leaving@mail.example' })
  await expect(row.getByRole('button', { name: 'Delete' })).toBeHidden()
  await row.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Delete leaving@mail.example' }).click()
  const question = page.getByRole('dialog', { name: 'leaving@mail.example' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(adminWording.remove.done)).toBeVisible()
  await expect(row).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'staying@mail.example' })).toBeVisible()
})

test(
  'Ama puts the people whom she selects, and all whom she has filtered, into a group, and writes to it',
  slow,
  async ({ page, calls }) => {
    const people = ['one', 'two', 'three'].map((name) => `${name}@grouped.example`)
    for (const email of people) await calls.subscribe(email)
    await signIn(page)
    await page.goto('/managesubscribers?search=grouped.example')
    await page.getByLabel('Select one@grouped.example').check()
    await page.getByLabel('Select two@grouped.example').check()
    await page.getByRole('button', { name: 'Add to a group' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add 2 people to a group' })
    await dialog.getByRole('combobox', { name: 'Group' }).fill('Ho teachers')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add to the group' }).click()
    await expect(page.getByText('2 people joined the group Ho teachers.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'groups: Ho teachers' })).toHaveCount(2)
    await page.getByRole('button', { name: 'Add all who match to a group' }).click()
    await page.getByRole('combobox', { name: 'Group' }).fill('Ho teachers')
    await page.getByRole('button', { name: 'Add to the group' }).click()
    await expect(page.getByText('1 person joined the group Ho teachers.')).toBeVisible()

    // From Home to the question, in six taps.
    const { subscriptions } = await calls.read('/subscribe?page=1&limit=10&search=grouped.example')
    for (const { _id } of subscriptions)
      await calls.create(`/subscribe/${_id}/confirm`, { reason: 'Asked at the walk' })
    await page.goto('/admindashboard')
    await page.getByRole('button', { name: 'New' }).click()
    await page.getByRole('link', { name: 'Newsletter', exact: true }).last().click()
    await page.getByRole('button', { name: 'Start with an empty newsletter' }).click()
    await page.getByLabel('Subject').fill('A day for teachers')
    await page.getByRole('textbox', { name: 'Newsletter', exact: true }).fill('Come to Ho.')
    await page.getByLabel('Readers').selectOption('Group Ho teachers')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const question = page.getByRole('dialog', {
      name: 'Send this newsletter to 3 subscribers of the group Ho teachers?',
    })
    await expect(question.getByRole('button', { name: 'Send it anyway' })).toBeVisible()
    await expect(question).toContainText('under “Contact details”')
  },
)

test('if a subscriber cannot be deleted, the list says so and still shows the row', slow, async ({ page, calls }) => {
  await calls.subscribe('stuck@mail.example')
  await signIn(page)
  await page.goto('/managesubscribers')
  const row = page.getByRole('row').filter({ hasText: 'stuck@mail.example' })
  await expect(row).toBeVisible()
  await page.route('**/api/v1/**', (route) => route.abort())
  await row.getByRole('button', { name: 'More' }).click()
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toContainText(adminWording.remove.otherFailed)
  await expect(row).toBeVisible()
})
