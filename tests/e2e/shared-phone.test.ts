import type { Page } from '@playwright/test'
import { expect, signIn, signInByHand, slow, test } from './support/test.ts'

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await expect(page).toHaveURL('/admin')
}

const tokenIn = (page: Page) => page.evaluate<string>(() => localStorage.authToken)

/** Pages that the browser loads, so that it may keep each in its memory. */
const openTwo = async (page: Page) => {
  await page.request.post('/api/v1/contact', { data: { name: 'Esi', email: 'esi@example.org', message: 'My knee.' } })
  await signIn(page)
  await page.goto('/managecontact')
  await expect(page.getByText('My knee.').first()).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('button', { name: 'Sign out', exact: true }).first()).toBeVisible()
}

test('after signing out, Back shows nothing of the admin area', async ({ page }) => {
  await openTwo(page)
  await signOut(page)
  await page.goBack()
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(page.getByText('My knee.')).toHaveCount(0)
})

test(
  'a page that the browser kept in its memory shows nothing after somebody has signed out',
  slow,
  async ({ page }) => {
    await signIn(page)
    await page.goto('/account')
    await expect(page.getByRole('button', { name: 'Sign out', exact: true }).first()).toBeVisible()
    // This browser has no back/forward cache: the page gets the events that it would get, in the order of a browser.
    const text = await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      localStorage.removeItem('authToken')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return document.body.innerText
    })
    expect(text).toBe('')
    await expect(page.getByLabel('Password')).toBeVisible()
  },
)

test('after the session has ended, Back shows nothing of the admin area', slow, async ({ page }) => {
  await openTwo(page)
  const headers = { Authorization: `Bearer ${await tokenIn(page)}` }
  await page.request.post('/api/v1/auth/logout', { headers })
  await page.goBack()
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(page.getByText('My knee.')).toHaveCount(0)
})

test(
  'signing out without a network ends the session on the server once there is one',
  slow,
  async ({ page, request }) => {
    await signInByHand(page)
    const token = await tokenIn(page)
    const statusWithToken = async () =>
      (await request.get('/api/v1/auth/account', { headers: { Authorization: `Bearer ${token}` } })).status()
    await page.context().setOffline(true)
    await signOut(page)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(token)
    expect(await statusWithToken()).toBe(200)
    await page.context().setOffline(false)
    await expect.poll(statusWithToken).toBe(401)
  },
)
