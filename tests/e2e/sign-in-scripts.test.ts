/** Sign-in costs almost nothing until somebody signs in. */
import { ama } from '#test/cast.ts'
import { firstVisit, kilobyte } from './support/first-visit.ts'
import { expect, fillLoginForm, slow, test } from './support/test.ts'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Shifts = { shifts: number }

const module = /\/assets\/.+\.js$/

test('sign-in is one page of at most 12 KB, and loads scripts once a field is used', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const { bytes, requests, scripts } = await firstVisit(page, '/admin')
  expect(asked.filter((path) => module.test(path))).toEqual([])
  expect({ scripts, isLight: bytes <= 12 * kilobyte, isFew: requests <= 3 }).toEqual({
    scripts: 0,
    isLight: true,
    isFew: true,
  })
  await page.getByLabel('Email', { exact: true }).focus()
  await expect.poll(() => asked.filter((path) => module.test(path))).not.toEqual([])
})

test('a press before the scripts arrive is held, shown as busy, and repeated once', slow, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  const logins: string[] = []
  page.on('request', (request) => request.url().endsWith('/auth/login') && logins.push(request.method()))
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/admin')
  await fillLoginForm(page)
  await page.getByRole('button', { name: 'Show what is typed' }).click()
  await expect(page.getByRole('button', { name: 'Show what is typed' })).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL('/admin')
  held.resolve()
  await expect(page).toHaveURL('/admindashboard')
  expect(logins).toEqual(['POST'])
})

test('if the scripts do not arrive, sign-in says so and keeps what was typed', slow, async ({ page }) => {
  await page.route(module, (route) => route.abort())
  await page.goto('/admin')
  await page.getByLabel('Email', { exact: true }).fill(ama.email)
  await expect(page.getByRole('alert')).toContainText('The site could not be reached.')
  await page.getByLabel('Password').fill(ama.password)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ama.email)
  await page.unroute(module)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  await fillLoginForm(page)
  await expect(page).toHaveURL('/admindashboard')
})

test('nothing moves while somebody signs in', slow, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) Object.assign(window, { shifts: (window as never as Shifts).shifts + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/admin')
  await page.getByLabel('Password').fill('some words')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  )
  expect(await page.evaluate(() => (window as never as Shifts).shifts)).toBe(0)
})

test('a signed-in person who opens sign-in gets the dashboard without the scripts of sign-in', async ({ page }) => {
  await page.goto('/admin')
  await fillLoginForm(page)
  await expect(page).toHaveURL('/admindashboard')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/admin')
  await expect(page).toHaveURL('/admindashboard')
  expect(asked.filter((path) => path.includes('/assets/login-'))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('sign-in says that the admin area needs them, and shows no form that cannot work', async ({ page }) => {
    await page.goto('/admin')
    expect(await page.locator('noscript').innerText()).toContain('The admin area needs JavaScript.')
    await expect(page.getByLabel('Password')).toBeHidden()
  })
})
