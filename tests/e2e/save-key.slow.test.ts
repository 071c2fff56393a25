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
    /^Save\b|^Add (?!passkey)|^Sign up$|and save$/.test(text),
  )

/** Whether Ctrl+S submits the form. A form that is incomplete is submitted, too, and says what it lacks. */
const submits = async (form: Locator) => {
  await fillAll(form)
  await form.evaluate((element) => {
    for (const name of ['submit', 'invalid'])
      element.addEventListener(name, () => element.setAttribute('data-submitted', ''), { capture: true })
  })
  await form.locator(written).filter({ visible: true }).first().press('Control+s')
  return (await form.getAttribute('data-submitted')) !== null
}

test('Ctrl+S saves every form that has a Save or Add button, and does nothing in the others', async ({
  page,
  calls,
  site,
}) => {
  test.setTimeout(300_000)
  const ids = await longWords(calls, site.address)
  await signIn(page)
  // Nothing is changed, so that every form stays as it is.
  await page.route('**/api/v1/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
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
      expect(await submits(form), what).toBe(isSave)
      if (isSave) saves += 1
      await open(page, address)
    }
  }
  expect(saves).toBeGreaterThan(15)
})

test('Ctrl+S saves in the dialogs that have a Save or Add button', async ({ page, calls }) => {
  const efua = { email: 'efua@saved.example', password: 'a long enough password' }
  await calls.subscribe(efua.email)
  await calls.addPerson(efua, 'editor')
  await signIn(page)
  const dialog = page.getByRole('dialog')
  await page.goto('/managesubscribers')
  const row = page.getByRole('row').filter({ hasText: efua.email })
  await row.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: `Groups of ${efua.email}` }).click()
  await dialog.getByLabel('Groups').fill('Teachers')
  await page.keyboard.press('Control+s')
  await expect(row).toContainText('groups: Teachers')
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Add to a group' }).click()
  await dialog.getByRole('combobox', { name: 'Group' }).fill('Parents')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('1 person joined the group Parents.')).toBeVisible()
  await page.goto('/people')
  await page.getByRole('button', { name: 'Change jobs of efua' }).click()
  await dialog.getByLabel('Inbox.').check()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Jobs changed.')).toBeVisible()
})
