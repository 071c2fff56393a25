/**
 * Ctrl+S on every form of the admin area: it saves or adds what the form is for, and never sends, publishes, deletes or
 * issues a receipt.
 */
import type { Locator } from '@playwright/test'
import { fillAll, formsOn, open, signIn, written } from './support/admin-forms.ts'
import { adminAddress, adminPaths, longWords } from './support/admin-pages.ts'
import { expect, test } from './support/test.ts'

// A separate site, because other journeys expect no places, gifts or events.
test.use({ settings: {} })

/** Their text is saved on the site by itself, whatever key is pressed. */
const savesItself = /^\/(?:add|edit|managenewsletters)/

const hasSave = async (form: Locator) =>
  (await form.locator('button:not([type=button])').allTextContents()).some((text) =>
    /^Save\b|^Add (?!passkey)|and save$/.test(text),
  )

/** Whether Ctrl+S sends the form, or shows what the browser refuses in it. */
const answers = async (form: Locator, sent: string[]) => {
  await fillAll(form)
  sent.length = 0
  await form.locator(written).filter({ visible: true }).first().press('Control+s')
  return async () => sent.length > 0 || (await form.getByRole('alert').count()) > 0
}

test('Ctrl+S saves every form that has a Save or Add button, and does nothing in the others', async ({
  page,
  calls,
  site,
}) => {
  test.setTimeout(300_000)
  const ids = await longWords(calls, site.address)
  await signIn(page)
  const sent: string[] = []
  // Nothing is changed, so that every form stays as it is.
  await page.route('**/api/v1/**', (route) => {
    if (route.request().method() === 'GET') return route.continue()
    sent.push(route.request().url())
    return route.abort()
  })
  page.on('dialog', (dialog) => dialog.accept())
  let saves = 0
  for (const path of (await adminPaths()).filter((path) => !savesItself.test(path))) {
    const address = adminAddress(path, ids)
    await open(page, address)
    const count = await formsOn(page).count()
    for (let index = 0; index < count; index++) {
      const form = formsOn(page).nth(index)
      if (!(await form.locator(written).filter({ visible: true }).count())) continue
      const what = `${path}, form ${index}: ${(await form.locator('button').allTextContents()).join(' · ')}`
      const isSave = await hasSave(form)
      const isAnswered = await answers(form, sent)
      if (!isSave) expect(await isAnswered(), what).toBe(false)
      else {
        await expect.poll(isAnswered, what).toBe(true)
        saves += 1
      }
      await open(page, address)
    }
  }
  expect(saves).toBeGreaterThan(15)
})
