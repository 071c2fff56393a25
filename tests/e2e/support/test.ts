/**
 * The test function of every journey: each worker has its own site, whose address is the base URL. Each test has its
 * own client address, so that no test uses up the rate limits of another.
 */
import { test as base, expect, type Page } from '@playwright/test'
import { type Calls, callsTo } from '#test/calls.ts'
import { ama } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { type Site, startSite } from '#test/site.ts'
import { asVisitor, nextVisitor, visitorSettings } from '#test/visitors.ts'

type Worker = { database: string; settings: Record<string, string>; site: Site; calls: Calls }

export const test = base.extend<{ baseURL: string; extraHTTPHeaders: Record<string, string> }, Worker>({
  database: ['SQLite', { option: true, scope: 'worker' }],
  /** Options for the site of a journey. */
  settings: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ database, settings }, use) => {
      const opened = await databases.find(({ name }) => name === database)?.openEmpty()
      const site = await startSite({ ...visitorSettings, ...opened?.settings, ...settings })
      await use(site)
      await site.stop()
      await opened?.close()
      expect(site.printed()).not.toContain('failed')
    },
    { scope: 'worker' },
  ],
  calls: [async ({ site }, use) => use(callsTo(site.address)), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.address),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  extraHTTPHeaders: async ({}, use) => use(asVisitor(nextVisitor())),
  // Violations of the content security policy, and errors, appear only in the console.
  page: async ({ page }, use) => {
    const errors: string[] = []
    // React Router leaves a redirect unhandled that is thrown during hydration, after following it.
    page.on('pageerror', ({ message }) => message !== 'Response' && errors.push(message))
    page.on('console', (message) => {
      if (/content security policy|hydrat/i.test(message.text())) errors.push(message.text())
    })
    await use(page)
    expect(errors).toEqual([])
  },
})

export { expect } from '@playwright/test'

/** For a journey that `npm test` leaves to `npm run test:all`; playwright.config.ts lists these. */
export const slow = { tag: '@slow' }

/** Opens a page; one of the admin area is ready once React has hydrated it. */
export const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.waitForFunction(
    () =>
      !document.querySelector('script[type=module][async]') ||
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** Opens the collapsed fields of an article. */
export const unfold = async (page: Page) => {
  const folded = page.locator('main form details:has(> summary > strong)')
  await folded.first().waitFor()
  await folded.evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true
  })
}

/** A collapsed section. */
export const openSection = async (page: Page, name: string) => {
  const section = page.getByRole('region', { name, exact: true })
  await section.getByRole('heading', { name, exact: true }).click()
  return section
}

export const fillLoginForm = async (page: Page, password = ama.password, email = ama.email) => {
  // The account page, which may still be there, has a new email address.
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Through the form, as people do it. Only the journeys about signing in need that. */
export const signInByHand = async (page: Page) => {
  await open(page, '/admin')
  await fillLoginForm(page)
  await expect(page).toHaveURL('/admindashboard')
}

/** Stores the token of a new session once, and lets the test choose which page it opens. */
export const signIn = async (page: Page, { email, password }: { email: string; password: string } = ama) => {
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password } })
  const { token } = await answer.json()
  await page.addInitScript((value) => {
    // Only in the page itself, and not again after signing out.
    if (self !== top || sessionStorage.getItem('signedInBy') === value) return
    sessionStorage.setItem('signedInBy', value)
    localStorage.setItem('authToken', value)
  }, token)
}
