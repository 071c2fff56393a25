import type { Locator, Request } from '@playwright/test'
import { forgetAll, open, signIn, submit, written } from './support/admin-forms.ts'
import { adminAddress, adminPaths, longWords } from './support/admin-pages.ts'
import { expect, test } from './support/test.ts'

/**
 * The forms are found on the pages, and the pages in the list of routes. The save of another person reaches the server
 * just before that of the page, with another value in one field.
 */

// A separate site, because other journeys expect no places, gifts or events.
test.use({ settings: {} })

/** Records that only one person can save, or of which each save is a new record. */
const savedByOne: Record<string, string> = {
  '/auth/name': 'only the person has this name',
  '/reply-settings/own': 'only the person has these settings',
  '/draft': 'each person has an own draft of an article',
  '/deliverability/account': 'each change needs the password again, and every administrator is told',
  '/reading': 'it says that the answer as it is was read, and the reading of an older one is refused',
  '/giving': 'each save is a new proposal, and another one that waits is refused',
}

const otherValueOf = async (form: Locator) => {
  const text = form.locator('textarea, input:is([type=text], :not([type]))').filter({ visible: true }).first()
  if ((await text.count()) > 0) {
    const isNumber = /numeric|decimal/.test((await text.getAttribute('inputmode')) ?? '')
    const [mine, theirs] = isNumber ? ['4711', '4712'] : ['Mine', 'Theirs']
    await text.fill(mine)
    return (body: string) => body.replaceAll(mine, theirs)
  }
  const select = form.locator('select').filter({ visible: true }).first()
  if ((await select.count()) === 0) return undefined
  const values = await select
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
  const [mine = '', theirs = ''] = values.slice(-2)
  await select.selectOption(mine)
  return (body: string) => body.replaceAll(`"${mine}"`, `"${theirs}"`)
}

const isChange = (request: Request) =>
  ['PATCH', 'PUT'].includes(request.method()) && !Object.keys(savedByOne).some((call) => request.url().endsWith(call))

test('after another person’s save, every form that changes a record compares both versions', async ({
  page,
  calls,
  site,
}) => {
  test.setTimeout(600_000)
  const ids = await longWords(calls, site.address)
  await signIn(page)
  await page.evaluate(() => localStorage.setItem('writing', 'plain'))
  const compared: string[] = []
  for (const path of await adminPaths()) {
    const address = adminAddress(path, ids)
    await open(page, address)
    const changing = page
      .locator('main form:not([method=get], [role=search], :has([type=search]))')
      .filter({ has: page.locator('textarea, select, input:not([type=hidden])') })
    for (let index = 0; index < (await changing.count()); index++) {
      await forgetAll(page)
      await open(page, address)
      const form = changing.nth(index)
      if ((await form.locator(`${written}, select`).filter({ visible: true }).count()) === 0) continue
      const toTheirs = await otherValueOf(form)
      if (!toTheirs) continue
      let status = 0
      await page.route(isChangeUrl, async (route) => {
        const request = route.request()
        if (!isChange(request) || status !== 0) return route.fallback()
        const answer = await page.request.fetch(request, { data: toTheirs(request.postData() ?? '') })
        status = answer.status()
        await route.fallback()
      })
      const answered = page.waitForResponse((response) => response.request().method() !== 'GET', { timeout: 5_000 })
      await submit(page, form)
      await answered.catch(() => undefined)
      if (status === 0) {
        await page.unroute(isChangeUrl)
        continue
      }
      expect(status, `${address}, form ${index}: the other person’s save`).toBe(200)
      const dialog = page.getByRole('dialog', { name: 'was saved while you were writing' })
      await expect(dialog, `${address}, form ${index}`).toBeVisible()
      // Not earlier: the file of the dialog may still be on its way, and ending a route can lose such a request.
      await page.unroute(isChangeUrl)
      await expect(dialog.locator('del').first()).toBeVisible()
      await expect(dialog.locator('ins').first()).toBeVisible()
      await expect(dialog.getByRole('button')).toHaveText([
        'Keep writing and merge the texts yourself',
        'Save mine as the newest version',
        'Use theirs',
      ])
      await dialog.getByRole('button', { name: 'Save mine as the newest version' }).click()
      await expect(dialog).toBeHidden()
      compared.push(address)
    }
  }
  expect(compared.length).toBeGreaterThan(8)
})

const isChangeUrl = '**/api/v1/**'
