import type { Page } from '@playwright/test'
import { codeAt, fromBase32, stepAt } from '#core/users/totp.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, fillLoginForm, open, openSection, signIn, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ reducedMotion: 'reduce' })

const password = 'seven kites over Cape Coast'

/** Each test has its own user, so that tests do not disturb each other. */
const signInAsNew = async (page: Page, calls: { addPerson: (person: Person, role: 'editor') => Promise<void> }) => {
  const email = `${test.info().testId}@voima.example`
  await calls.addPerson({ email, password }, 'editor')
  await open(page, '/admin')
  await fillLoginForm(page, password, email)
  await expect(page).toHaveURL('/admindashboard')
  return email
}
type Person = { email: string; password: string }

for (const path of ['/forgot', '/newpassword#token', '/join#token', '/undoaddress#token'])
  test(`${path} has no accessibility violation and fits`, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page)
  })

test('the invitation form and the page behind its link have no accessibility violations', async ({ page }) => {
  await signIn(page)
  await open(page, '/people')
  await page.getByText('Invite a person').click()
  await page.getByLabel('Email').fill('a.rather.long.address.of.somebody@voima.example')
  await page.getByLabel('Writer.').check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = (await page.getByText(/\/join#/).textContent()) ?? ''
  await expectAccessible(page)
  await open(page, link)
  await page.getByLabel('Your name').fill('Adwoa')
  await page.getByLabel('New password').fill('password1234')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('too easy to guess')).toBeVisible()
  await expectAccessible(page)
})

test('the confirmation dialog for a role change has no accessibility violations', async ({ page }) => {
  await signIn(page)
  await open(page, '/people')
  await page.getByRole('button', { name: 'Change jobs of ama@voima.example' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('a page that editors may not open has no accessibility violations', async ({ page, calls }) => {
  await signInAsNew(page, calls)
  await open(page, '/managecontact')
  await expect(page.getByText('Your jobs do not include this page.')).toBeVisible()
  await expectAccessible(page)
})

test('the account page has no accessibility violations, before and during the set-up of two-step sign-in', async ({
  page,
  calls,
}) => {
  await signInAsNew(page, calls)
  await open(page, '/account')
  await expectAccessible(page)
  for (const name of ['Password', 'Passkeys', 'Where you are signed in', 'Name', 'Colours'])
    await openSection(page, name)
  await expectAccessible(page)
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  await section.getByLabel('Your password').fill(password)
  await section.getByRole('button', { name: 'Set up' }).click()
  await expect(section.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expectAccessible(page)
})

test('the recovery codes and the sign-in page that asks for a code have no accessibility violations', async ({
  page,
  calls,
}) => {
  const email = await signInAsNew(page, calls)
  await open(page, '/account')
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  await section.getByLabel('Your password').fill(password)
  await section.getByRole('button', { name: 'Set up' }).click()
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await section.getByLabel('Six digits').fill(codeAt(fromBase32(secret), stepAt(new Date())))
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await fillLoginForm(page, password, email)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This code is not correct')).toBeVisible()
  await expectAccessible(page)
})
