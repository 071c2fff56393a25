/** The forms on a page of the admin area in which a person writes, and what may happen to them. */
import type { Locator, Page } from '@playwright/test'
import { dashboardPath } from '#shared/paths.ts'
import { expect, fillLoginForm } from './test.ts'

/** Fields in which a person writes. The filter of a list, with its search, is in the address. */
export const written = [
  'textarea',
  `input:not(${['hidden', 'password', 'file', 'checkbox', 'radio', 'submit', 'button', 'search'].map((type) => `[type=${type}]`).join()})`,
]
  .map((field) => `${field}:not([readonly], [autocomplete=one-time-code], [autocomplete$=-password])`)
  .join()

export const formsOn = (page: Page) =>
  page.locator('main form:not([method=get], [role=search], :has([type=search]))').filter({ has: page.locator(written) })

export const unfold = async (page: Page) => {
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true
  })
}

export const open = async (page: Page, path: string) => {
  await page.goto(path)
  await unfold(page)
}

/** Without loading the document again, like a tap on a link. */
export const visit = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    const router = Reflect.get(window, '__reactRouterDataRouter') as { navigate: (to: string) => Promise<void> }
    return router.navigate(to)
  }, path)
  await unfold(page)
}

const examples: Record<string, string> = {
  number: '7',
  date: '2026-10-24',
  'datetime-local': '2035-03-01T08:00',
  time: '10:30',
  email: 'typed@voima.example',
  url: 'https://voima.example/typed',
}

const fieldsOf = (form: Locator) => form.locator(written).filter({ visible: true })

export const valuesOf = (form: Locator) =>
  form.locator(written).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))

export const fillAll = async (form: Locator) => {
  const count = await fieldsOf(form).count()
  for (let index = 0; index < count; index++) {
    const field = fieldsOf(form).nth(index)
    const type = (await field.getAttribute('type')) ?? 'text'
    await field.fill(examples[type] ?? `Typed ${index}`.slice(0, Number((await field.getAttribute('maxlength')) ?? 99)))
  }
  // A group that needs a choice is refused before anything is sent.
  const groups = form.locator('fieldset:has([type=checkbox]):not(:has(:checked))').filter({ visible: true })
  while ((await groups.count()) > 0) await groups.first().getByRole('checkbox').first().check()
}

export const submit = async (page: Page, form: Locator) => {
  await form.evaluate((it: HTMLFormElement) => {
    it.noValidate = true
    it.requestSubmit(it.querySelector<HTMLButtonElement>('button:not([type=button])'))
  })
  const dialog = page.locator('dialog[open] form button').last()
  if (await dialog.isVisible()) await dialog.click()
}

export const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave before everything is saved?' })

export const endSession = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await page.request.post('/api/v1/auth/logout', { headers: { Authorization: `Bearer ${token}` } })
}

export const signIn = async (page: Page) => {
  await page.goto('/admin')
  await fillLoginForm(page)
  await expect(page).toHaveURL(dashboardPath)
}

/** After leaving the page, because a form keeps its text once more then. */
export const forgetAll = async (page: Page) => {
  await page.goto(dashboardPath)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('kept ')) localStorage.removeItem(key)
  })
}
