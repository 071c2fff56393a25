import { expectAccessible } from './support/accessible.ts'
import { expect, signIn, slow, test } from './support/test.ts'

test('Ama finds a subscriber who is waiting to confirm, and confirms manually with a recorded reason', async ({
  page,
  calls,
}) => {
  const email = 'waits.for.ama@mail.example'
  await calls.subscribe(email)
  await signIn(page)
  await page.goto('/managesubscribers')
  await page.getByLabel('Search').fill('waits.for')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Status').selectOption('waiting')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Waiting to confirm')
  await expectAccessible(page)

  await page.getByRole('button', { name: `More actions for ${email}` }).click()
  await page.getByRole('button', { name: `Confirm ${email} for them` }).click()
  await expectAccessible(page)
  await page.getByLabel('How did they agree?').fill('She asked me at the walk')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('No subscribers match these filters')).toBeVisible()
  await page.goto('/managesubscribers?search=waits.for')
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(
    'a colleague confirmed: She asked me at the walk',
  )
})

test('a subscriber has one button, and no filter is cut off', slow, async ({ page, calls }) => {
  const email = 'stands.in.line@mail.example'
  await calls.subscribe(email)
  await signIn(page)
  await page.goto('/managesubscribers?search=stands.in.line')
  await expect(page.getByRole('row').filter({ hasText: email }).getByRole('button')).toHaveText(/^More/)
  const isCut = (select: HTMLElement) => {
    const had = select.offsetWidth
    select.style.width = 'max-content'
    return select.offsetWidth > had
  }
  await page.reload()
  await page.getByText('Filters', { exact: true }).click()
  for (const name of ['Status', 'Source', 'Language']) expect(await page.getByLabel(name).evaluate(isCut)).toBe(false)
})

test('Ama sees what a file would import before she imports it, and duplicates are imported once', async ({
  page,
  calls,
}) => {
  const broken = 'Name;E-mail\n"Esi;esi.of.broken@mail.example\nYaw;yaw.of.broken@mail.example\n'
  const file =
    'Name;E-mail;Date\nEsi;Esi Ampéré <esi.of.file@mail.example>;2026-06-19\nEsi;ESI.of.file@mail.example;\nYaw;nothing;\n'
  await signIn(page)
  await page.goto('/managesubscribers/import')
  const csv = (text: string) => ({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })
  const choose = (text: string) => page.getByLabel('File (CSV)').setInputFiles(csv(text))
  await choose(broken)
  await expect(page.getByRole('alert')).toContainText('Nothing was imported: the file cannot be read from line 2 on.')
  // She corrects the file, which keeps its name.
  const chooser = page.waitForEvent('filechooser')
  await page.getByLabel('File (CSV)').click()
  await expect(page.getByRole('alert')).toBeHidden()
  await (await chooser).setFiles(csv(file))
  await expect(page.getByText('the consent is missing')).toBeVisible()
  await page.getByLabel('How did they agree?').fill('Wrote it on the list at the walk')
  await page.getByRole('button', { name: 'Preview import' }).click()
  await expect(page.getByText('1 would be added.')).toBeVisible()
  await expect(page.getByText('1 is in the file more than once. Line 3.')).toBeVisible()
  await expect(page.getByText('Line 4: “nothing” is not an email address.')).toBeVisible()
  await expectAccessible(page)
  expect((await calls.read('/subscribe?search=of.file')).subscriptions).toEqual([])
  await page.getByRole('button', { name: 'Import 1' }).click()
  await expect(page.getByText('1 was added.')).toBeVisible()
  expect((await calls.read('/subscribe?search=of.file')).subscriptions).toMatchObject([
    { source: 'file', agreedTo: 'Wrote it on the list at the walk', agreedAt: '2026-06-19T00:00:00.000Z' },
  ])

  await page.goto('/managesubscribers')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('subscribers.csv')
})
