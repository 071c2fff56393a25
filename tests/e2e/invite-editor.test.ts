import { adwoa, ama, yaw } from '#test/cast.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, fillLoginForm, open, openSection, signIn, slow, test } from './support/test.ts'

test('Ama invites Adwoa, who chooses a password, edits, and sees no personal data', async ({
  page,
  browser,
  calls,
  baseURL,
}) => {
  await calls.send(yaw)
  await signIn(page)
  await page.goto('/admindashboard')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByText('Invite a person').click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Writer.').uncheck()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Email', 'What this person does'])
  await expect(page.getByText('Choose at least one job.')).toBeVisible()
  await page.getByLabel('Email').fill(adwoa.email)
  await page.getByLabel('Writer.').check()
  await page.getByLabel('Events.').check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('The invitation is in the outbox')).toBeVisible()
  const link = (await page.getByText(/\/join#/).textContent()) ?? ''
  expect((await calls.emailTo(adwoa.email)).text).toContain(link)

  const hers = await (await browser.newContext({ baseURL })).newPage()
  await open(hers, link)
  await expect(hers.getByText(`You sign in as ${adwoa.email}.`)).toBeVisible()
  await hers.getByLabel('Your name').fill('Adwoa Mensah')
  await hers.getByLabel('New password').fill('adwoa-voima-2026')
  await hers.getByRole('button', { name: 'Save password' }).click()
  await expect(hers.getByText('too similar to your email address')).toBeVisible()
  await hers.getByLabel('New password').fill(adwoa.password)
  await hers.getByRole('button', { name: 'Save password' }).click()
  await hers.getByRole('link', { name: 'Sign in' }).click()
  await fillLoginForm(hers, adwoa.password, adwoa.email)
  await expect(hers).toHaveURL('/admindashboard')

  await expect(hers.getByRole('link', { name: 'Manage News' })).toBeVisible()
  for (const name of ['Messages', 'Subscribers', 'People', 'History', 'Manage Contacts', 'Manage Subscribers'])
    await expect(hers.getByRole('link', { name, exact: true })).toHaveCount(0)
  for (const path of ['/managecontact', '/messages/anything', '/managesubscribers', '/people', '/history']) {
    await open(hers, path)
    await expect(hers.getByText('Your jobs do not include this page.')).toBeVisible()
    await expect(hers.getByText(yaw.email)).toHaveCount(0)
  }
  await hers.context().close()

  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'Adwoa Mensah' })
  await expect(row).toContainText('Writer and Events')
  await row.getByRole('button', { name: 'More actions for Adwoa Mensah' }).click()
  await row.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
})

test('Ama creates an API token, which is shown once and works until she revokes it', async ({ page, baseURL }) => {
  await signIn(page)
  await open(page, '/people')
  await openSection(page, 'Tokens for programs')
  const create = page.getByRole('button', { name: 'Create token' })
  await create.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Program', 'What it may do'])
  await page.getByLabel('Program', { exact: true }).fill('Our app')
  await page.getByLabel('Messages: read').check()
  await create.click()
  await page.getByLabel('Your password').fill(ama.password)
  await create.click()
  const token = (await page.getByText(/^voima_/).textContent()) ?? ''
  const status = async () =>
    (await fetch(`${baseURL}/api/v1/contact`, { headers: { Authorization: `Bearer ${token}` } })).status
  expect(await status()).toBe(200)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText(token)).toHaveCount(0)
  await openSection(page, 'Tokens for programs')
  await page.getByRole('button', { name: 'Revoke the token of Our app' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('button', { name: 'Revoke the token of Our app' })).toHaveCount(0)
  expect(await status()).toBe(401)
})

test('the link of a withdrawn invitation does not work', slow, async ({ page, calls }) => {
  await signIn(page)
  await open(page, '/people')
  await page.getByText('Invite a person').click()
  await page.getByLabel('Email').fill('wrong@voima.example')
  await page.getByLabel('Administrator.').check()
  const invite = page.getByRole('button', { name: 'Invite', exact: true })
  await invite.click()
  await page.getByLabel('Your password').fill('not the password')
  await invite.click()
  await expect(page.getByText('This password is not correct.')).toBeVisible()
  await page.getByLabel('Your password').fill(ama.password)
  await invite.click()
  const link = (await page.getByText(/\/join#/).textContent()) ?? ''
  const takeBack = page.getByRole('button', { name: 'Delete the invitation of wrong@voima.example' })
  await takeBack.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(takeBack).toHaveCount(0)
  await open(page, link)
  await expect(page.getByRole('alert')).toContainText('This link no longer works')
  const { invitations } = await calls.read('/invitations')
  expect(invitations.map(({ email }: { email: string }) => email)).not.toContain('wrong@voima.example')
})

test('the last administrator cannot become an editor, and the dialog says why', slow, async ({ page }) => {
  await signIn(page)
  await open(page, '/people')
  await page.getByRole('button', { name: 'Change jobs of ama@voima.example' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Administrator.').uncheck()
  await dialog.getByLabel('Writer.').check()
  await dialog.getByRole('button', { name: 'Save jobs' }).click()
  await expect(dialog).toContainText('last administrator')
})

test('the history shows Ama who did what, filtered by person and by kind', async ({ page, calls }) => {
  await calls.publish('/blog', { title: 'Drums for a cause', content: 'Text.' })
  await signIn(page)
  await open(page, '/history')
  await expect(page.getByText('published Drums for a cause')).toBeVisible()
  await page.getByLabel('What').selectOption('Articles')
  await page.getByLabel('Who').selectOption('ama@voima.example')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL('/history?who=ama%40voima.example&kind=articles')
  await expect(page.getByText('signed in with')).toHaveCount(0)
  await expect(page.getByText('published Drums for a cause')).toBeVisible()
})
