import type { Locator, Page } from '@playwright/test'
import { forgetAll, signIn, unfold } from './support/admin-forms.ts'
import { adminAddress, adminPaths, longWords } from './support/admin-pages.ts'
import { expect, test } from './support/test.ts'

/**
 * The forms are found on the pages, and the pages in the list of routes. Each one is sent with its required fields empty:
 * one list names all of them, as links that move to the field, each field says what to write, and no bubble of the
 * browser covers it.
 */

// A separate site, because other journeys expect no places, gifts or events.
test.use({ settings: {} })

const required = ':is(input, textarea, select):required:not([type=checkbox], [type=radio], [type=file])'

const openAt = async (page: Page, address: string) => {
  await page.goto(address)
  await unfold(page)
}

const empty = async (form: Locator) => {
  const fields = await form.locator(required).filter({ visible: true }).all()
  for (const field of fields)
    if (await field.evaluate((it) => it.matches('select'))) await field.selectOption('')
    else await field.fill('')
  return form.locator(':is(input, textarea, select):invalid').count()
}

test('every form lists each required field that is empty, at once', async ({ page, calls, site }) => {
  test.setTimeout(600_000)
  const ids = await longWords(calls, site.address)
  await signIn(page)
  await page.evaluate(() => {
    localStorage.setItem('writing', 'plain')
  })
  // A bubble appears only if nothing prevents the default of the event.
  await page.addInitScript(() => {
    addEventListener(
      'invalid',
      (event) => setTimeout(() => event.defaultPrevented || document.body.append('Bubble')),
      true,
    )
  })
  let checked = 0
  for (const path of await adminPaths()) {
    const address = adminAddress(path, ids)
    await openAt(page, address)
    const forms = page.locator('main form:not([method=get])').filter({ has: page.locator(required) })
    for (let index = 0; index < (await forms.count()); index++) {
      await forgetAll(page)
      await openAt(page, address)
      const form = forms.nth(index)
      const count = await empty(form)
      if (count === 0) continue
      await form.locator('button:not([type=button])').filter({ visible: true }).last().click()
      const links = page.getByRole('alert').filter({ hasText: 'Please correct' }).getByRole('link')
      // At least: the API also knows of a choice that nobody made, such as the job of an invitation.
      await expect.poll(() => links.count(), `${address}, form ${index}`).toBeGreaterThanOrEqual(count)
      const refused = form.locator('[aria-invalid=true][aria-describedby]')
      expect(await refused.count(), `${address}, form ${index}`).toBeGreaterThanOrEqual(count)
      await expect(form.locator(':focus'), `${address}, form ${index}`).toBeInViewport()
      await links.first().click()
      await expect(form.locator(':focus'), `${address}, form ${index}`).toBeInViewport()
      await expect(page.getByText('Bubble', { exact: true })).toHaveCount(0)
      checked += 1
    }
  }
  expect(checked).toBeGreaterThan(12)
})
