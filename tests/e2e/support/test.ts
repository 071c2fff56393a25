/** The test of every journey: each worker has a site of its own, and every page is at home there. */
import { test as base, expect, type Page } from '@playwright/test'
import { callsTo } from '../../support/calls.ts'
import { ama } from '../../support/cast.ts'
import { type Site, startSite } from '../../support/site.ts'

type Worker = { site: Site; calls: ReturnType<typeof callsTo> }

export const test = base.extend<{ baseURL: string; quietConsole: undefined }, Worker>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  calls: [async ({ site }, use) => use(callsTo(site.address)), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.address),
  // A page that breaks the content security policy, or throws, tells the console only.
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (/Content Security Policy|Hydration|hydrat/.test(message.text())) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** Opens a page and waits until its scripts, which come late on purpose, have taken over. */
export const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

export const signIn = async (page: Page) => {
  await open(page, '/admin')
  await page.getByLabel('Email').first().fill(ama.email)
  await page.getByLabel('Password').fill(ama.password)
  await page.getByRole('button', { name: /log ?in|sign in/i }).click()
  await expect(page).toHaveURL('/admindashboard')
}
