import { adminWording } from '#shared/wording/admin.ts'
import { expect, fillLoginForm, open, signInByHand, slow, test } from './support/test.ts'

const token = () => localStorage.getItem('authToken')

test('Ama signs in and sees links to the four areas that she manages', async ({ page }) => {
  await signInByHand(page)
  expect(await page.evaluate(token)).toMatch(/^[\w-]{43}$/)
  const paths = {
    'Manage News': '/managenews',
    'Manage Blogs': '/manageblog',
    'Manage Contacts': '/managecontact',
    'Manage Subscribers': '/managesubscribers',
  }
  for (const [name, path] of Object.entries(paths))
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('a wrong password is refused in red, and stores no token', async ({ page }) => {
  await open(page, '/admin')
  await fillLoginForm(page, 'not the right words')
  await expect(page.getByRole('alert')).toHaveText(adminWording.login.failed)
  await expect(page.getByLabel('Password')).toHaveValue('not the right words')
  await fillLoginForm(page, '', '')
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Email', 'Password'])
  await expect(page.getByText('Enter the password.')).toBeVisible()
  expect(await page.evaluate(token)).toBeNull()
})

test('signing out ends the session on the server, too', slow, async ({ page, request }) => {
  await signInByHand(page)
  const kept = await page.evaluate(token)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin')
  expect(await page.evaluate(token)).toBeNull()
  const answer = await request.get('/api/v1/contact', { headers: { Authorization: `Bearer ${kept}` } })
  expect(answer.status()).toBe(401)
})

test('an expired token leads to the sign-in page, and signing in leads back', slow, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('authToken', 'worn-out'))
  await page.goto('/managesubscribers')
  await expect(page).toHaveURL('/admin')
  expect(await page.evaluate(token)).toBeNull()
  await fillLoginForm(page)
  await expect(page).toHaveURL('/managesubscribers')
})
