import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openDatabase } from '#core/database/open.ts'
import { doorWording as words } from '#shared/wording/door.ts'
import { codeWording } from '#shared/wording/forms.ts'
import { signupWording } from '#shared/wording/signups.ts'
import { dayAdder } from '#test/signup-days.ts'
import type { Site } from '#test/site.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, signIn, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 640 } })

const tomorrow = new Date(Date.now() + 24 * 60 * 60_000)
const afterwards = new Date(tomorrow.getTime() + 6 * 60 * 60_000)

const planDay = async ({ dataDir }: Site) => {
  const db = await openDatabase(join(dataDir, 'voima.db'))
  await dayAdder(db)({ startsAt: tomorrow.toISOString(), endsAt: afterwards.toISOString() })
  await db.destroy()
}

const door = '/manageevents/ho/door'
const plusOne = words.more(words.count.walkedIn)

test('Kofi signs up without scripts; Ama ticks him off at the door offline; her phone then deletes his name', async ({
  page,
  browser,
  baseURL,
  context,
  calls,
  site,
}) => {
  test.slow()
  await planDay(site)
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width: 320, height: 560 } })
  const his = await plain.newPage()
  await his.goto('/events/screening-ho/signup')
  await his.getByLabel(signupWording.form.name).fill('Kofi of Hohoe')
  await his.getByLabel(signupWording.form.people).fill('20')
  await his.getByRole('button', { name: signupWording.form.button }).click()
  await expect(his.getByRole('link', { name: 'Enter a number of people from 1 to 10.' })).toBeVisible()
  await expect(his.getByLabel(signupWording.form.name)).toHaveValue('Kofi of Hohoe')
  await his.getByLabel(signupWording.form.people).fill('2')
  await his.getByRole('button', { name: signupWording.form.button }).click()
  await expect(his.getByRole('heading', { level: 1 })).toHaveText(signupWording.taken.title)
  const code = his.url().slice(-11)
  await his.goto('/events/screening-ho/signup')
  await his.getByLabel(codeWording.label).fill(code.toLowerCase().replace('-', ' '))
  await his.getByRole('button', { name: codeWording.open }).click()
  await expect(his.getByText(code)).toBeVisible()
  expect((await his.goto(his.url()))?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })

  await signIn(page)
  await page.goto(door)
  // The phone has to store every file of the admin area first.
  await expect(page.getByText(words.stored)).toBeVisible({ timeout: 40_000 })
  await expectAccessible(page)
  expect(await storedText(page)).not.toContain('Kofi')
  await context.setOffline(true)
  await page.goto(door)
  await page.getByLabel(words.search).fill(code.toLowerCase())
  await expect(page.getByText(/^The list is from /)).toBeVisible()
  await page.getByRole('button', { name: `${words.came}: Kofi of Hohoe` }).click()
  await page.getByRole('button', { name: plusOne }).click()
  await expect(page.getByText(words.waiting(2))).toBeVisible()
  await page.goto(door)
  await expect(page.getByText(words.waiting(2))).toBeVisible()
  await expect(page.getByText(words.of(2, 2))).toBeVisible()
  await page.goto('/admindashboard')
  await context.setOffline(false)
  await expect.poll(() => calls.read('/events/ho/counts')).toMatchObject({ came: 2, walkedIn: 1 })
  await page.goto(door)
  await expect(page.getByText(words.saved)).toBeVisible()

  await his.getByLabel(signupWording.fewer.lead).selectOption('1')
  await his.getByRole('button', { name: signupWording.fewer.button }).click()
  await expect(his.getByText(signupWording.fewer.done)).toBeVisible()
  await expect(his.locator(':focus')).toHaveText(signupWording.fewer.done)
  await expect(his.getByText(signupWording.taken.forPeople(1))).toBeVisible()
  await his.getByRole('button', { name: signupWording.giveBack.button }).click()
  await expect(his.getByRole('heading', { name: signupWording.giveBack.done, level: 1 })).toBeFocused()
  await page.goto('/manageevents/ho/after')
  await page.getByLabel(words.count.tested).fill('41')
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.savedCounts)).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('authToken'))
  await plain.close()
})

/** The content of the browser's databases for this site, as text. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const read = (request: IDBRequest) =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const found = []
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = (await read(indexedDB.open(name))) as IDBDatabase
      for (const store of opened.objectStoreNames) {
        const rows = (await read(opened.transaction(store).objectStore(store).getAll())) as { data?: ArrayBuffer }[]
        found.push(JSON.stringify(rows), ...rows.map(({ data }) => (data ? new TextDecoder().decode(data) : '')))
      }
      opened.close()
    }
    return found.join(' ')
  })
