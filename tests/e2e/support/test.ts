/**
 * The test of every journey: each worker has a site of its own, and every page is at home there. Each test comes from
 * an address of its own, so that none of them uses up what another may send.
 */
import { test as base, expect, type Page } from '@playwright/test'
import { type Calls, callsTo } from '#test/calls.ts'
import { ama } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { type Site, startSite } from '#test/site.ts'
import { asVisitor, nextVisitor, visitorSettings } from '#test/visitors.ts'

type Worker = { database: string; settings: Record<string, string>; site: Site; calls: Calls }

export const test = base.extend<
  { baseURL: string; extraHTTPHeaders: Record<string, string>; quietConsole: undefined },
  Worker
>({
  database: ['SQLite', { option: true, scope: 'worker' }],
  /** What is special about the site of a journey. */
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
  // What breaks the content security policy, or throws, tells only the console.
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      // React Router leaves a redirect that is thrown while a page wakes up unhandled, after following it.
      page.on('pageerror', ({ message }) => message !== 'Response' && errors.push(message))
      page.on('console', (message) => {
        if (/content security policy|hydrat/i.test(message.text())) errors.push(message.text())
      })
      await use(undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** For a journey that `npm test` leaves to `npm run test:all`; playwright.config.ts says which those are. */
export const slow = { tag: '@slow' }

/** As somebody does who types in a field. */
const useField = () => {
  const form = document.body.appendChild(document.createElement('form'))
  const field = form.appendChild(document.createElement('input'))
  field.dispatchEvent(new Event('input', { bubbles: true }))
  form.remove()
}

/** Opens a page and waits until its scripts, if it has any, have taken over: those of public pages wait for use. */
export const open = async (page: Page, path: string) => {
  await page.goto(path)
  await startScripts(page)
}

export const startScripts = async (page: Page) => {
  await page.evaluate(useField)
  await page.waitForFunction(
    () =>
      !document.querySelector('script:not([type="application/ld+json"], [src="/places.js"])') ||
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** Opens the fields of an article that are folded until somebody needs them. */
export const unfold = async (page: Page) => {
  const folded = page.locator('main form details:has(> summary > strong)')
  await folded.first().waitFor()
  await folded.evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true
  })
}

/** A section that is folded until somebody opens it. */
export const openSection = async (page: Page, name: string) => {
  const section = page.getByRole('region', { name, exact: true })
  await section.getByRole('heading', { name, exact: true }).click()
  return section
}

/** In the form of an article: about health, it would have to name a source. */
export const tellNotHealth = async (page: Page) => {
  await unfold(page)
  await page.getByLabel('This is health information').uncheck()
}

export const fillLoginForm = async (page: Page, password = ama.password, email = ama.email) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** By hand, as people do it. Only the journeys that are about signing in need that. */
export const signInByHand = async (page: Page) => {
  await open(page, '/admin')
  await fillLoginForm(page)
  await expect(page).toHaveURL('/admindashboard')
}

/** Puts the token of a new session where the pages look for it, once, and leaves to the test which page it opens. */
export const signIn = async (page: Page, { email, password }: { email: string; password: string } = ama) => {
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password } })
  const { token } = await answer.json()
  await page.addInitScript((value) => {
    // Only the page itself, and not again after she has logged out.
    if (self !== top || sessionStorage.getItem('signedInBy') === value) return
    sessionStorage.setItem('signedInBy', value)
    localStorage.setItem('authToken', value)
  }, token)
}
