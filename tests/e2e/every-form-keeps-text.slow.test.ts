import type { Page } from '@playwright/test'
import { dashboardPath } from '#shared/paths.ts'
import {
  endSession,
  fillAll,
  forgetAll,
  formsOn,
  leaving,
  open,
  signIn,
  submit,
  unfold,
  valuesOf,
  visit,
} from './support/admin-forms.ts'
import { adminAddress, adminPaths, longWords } from './support/admin-pages.ts'
import { expect, fillLoginForm, test } from './support/test.ts'

/**
 * The forms are found on the pages, and the pages in the list of routes, so that a new form cannot be forgotten. Each
 * one is filled in, and then everything happens to it that must not lose a character. Leaving is the same for all forms
 * (tests/rules/kept-forms.test.ts), so each one meets one way to leave.
 */

// A separate site, because other journeys expect no places, gifts or events.
test.use({ settings: {} })

/** Their text is saved on the site by itself, so leaving needs no question. */
const savesItself = /^\/(?:add|edit|managenewsletters)/

const homeLink = 'Voima admin: home'

const leave = async (page: Page, go: () => Promise<unknown>, answer: 'Stay' | 'Leave') => {
  const path = new URL(page.url()).pathname
  await go()
  if (!savesItself.test(path)) await leaving(page).getByRole('button', { name: answer }).click()
  if (!savesItself.test(path) && answer === 'Stay') return
  // Not the address: it shows the dashboard for a moment before the router asks.
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await visit(page, path)
  await expect(page).toHaveURL(path)
}

/** The same for every form, except that each meets only one of the three ways to leave: `turn` says which. */
const tryEverything = async (given: Page, address: string, index: number, turn: number) => {
  let page = given
  await open(page, dashboardPath)
  await visit(page, address)
  await fillAll(formsOn(page).nth(index))
  if (address.startsWith('/add')) await page.waitForURL(/\/edit/)
  const path = new URL(page.url()).pathname
  const typed = await valuesOf(formsOn(page).nth(index))
  const expectKept = async (after: string) => {
    await unfold(page)
    await expect
      .poll(() => valuesOf(formsOn(page).nth(index)), `${address}, form ${index}, after ${after}`)
      .toEqual(typed)
  }
  const ways = [
    { name: 'Back', go: () => leave(page, () => page.evaluate(() => history.back()), 'Stay') },
    { name: 'a link', go: () => leave(page, () => page.getByRole('link', { name: homeLink }).click(), 'Leave') },
    { name: 'a reload', go: () => page.reload() },
  ]
  const way = ways[turn % ways.length]
  await way?.go()
  await expectKept(`${way?.name}`)
  const next = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  page = next
  await open(page, path)
  await expectKept('a killed tab')
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.method() !== 'GET')
  await submit(page, formsOn(page).nth(index))
  await failed
  await page.context().setOffline(false)
  await page.reload()
  await expectKept('a save without a network')
  await endSession(page)
  await submit(page, formsOn(page).nth(index))
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await fillLoginForm(page)
  await expect(page).toHaveURL(path)
  await expectKept('an ended session')
  await forgetAll(page)
  return page
}

/** Every third page each, so that the workers share them. */
const parts = [0, 1, 2]
test.describe.configure({ mode: 'parallel' })

for (const part of parts)
  test(`every form keeps what was typed, whatever happens (${part + 1} of ${parts.length})`, async ({
    page,
    calls,
    site,
  }) => {
    test.setTimeout(900_000)
    const ids = await longWords(calls, site.address)
    // Without this address, sending a reply asks first.
    await calls.confirm()
    await calls.change('/reply-settings', { signature: '', replyTo: 'help@voima.example' }, 'PUT')
    let current = page
    await signIn(current)
    await current.evaluate(() => localStorage.setItem('writing', 'plain'))
    let tried = 0
    for (const path of (await adminPaths()).filter((_, index) => index % parts.length === part)) {
      const address = adminAddress(path, ids)
      await open(current, address)
      const count = await formsOn(current).count()
      for (let index = 0; index < count; index++) {
        current = await tryEverything(current, address, index, tried)
        tried += 1
      }
    }
    expect(tried).toBeGreaterThan(4)
  })
