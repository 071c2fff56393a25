import type { Page, Response } from '@playwright/test'
import { adwoa, ama } from '#test/cast.ts'
import { screeningDay } from '#test/events.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, fillLoginForm, open, openSection, slow, test } from './support/test.ts'

// A site of its own: other journeys expect no events, places or gifts.
test.use({ settings: {} })

const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave before everything is saved?' })
const restored = (page: Page) => page.getByRole('status').filter({ hasText: 'We have restored what you typed before.' })
const goHome = (page: Page) => page.getByRole('link', { name: 'Voima admin: home' }).click()

/** The tab crashes: no page event runs, and the same browser opens a new one. */
const openAgain = async (page: Page, path: string) => {
  const next = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await open(next, path)
  return next
}

const endSession = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await page.request.post('/api/v1/auth/logout', { headers: { Authorization: `Bearer ${token}` } })
}

const signInAt = async (page: Page, { email, password } = ama) => {
  await open(page, '/admin')
  await fillLoginForm(page, password, email)
  await expect(page).not.toHaveURL('/admin')
}

test(
  'the form of a new event keeps what Ama typed, whatever happens before it is saved',
  slow,
  async ({ page, context }) => {
    const typed = async (at: Page) => {
      await expect(at.getByLabel('Title', { exact: true })).toHaveValue('A walk for everyone')
      await expect(at.getByLabel('Kind')).toHaveValue('talk')
      await expect(at.getByLabel('Town')).toHaveValue('Ho')
      await expect(at.getByLabel('Region')).toHaveValue('GH-TV')
      await expect(at.getByLabel('Twi')).toBeChecked()
    }
    await test.step('Ama fills in the form', async () => {
      await signInAt(page)
      await open(page, '/manageevents')
      await page.getByRole('link', { name: 'New event' }).first().click()
      await page.getByLabel('Title', { exact: true }).fill('A walk for everyone')
      await page.getByLabel('Kind').selectOption('talk')
      await page.getByLabel('Town').fill('Ho')
      await page.getByText('Details', { exact: true }).click()
      await page.getByLabel('Twi').check()
    })
    await test.step('She is asked before she leaves', async () => {
      await goHome(page)
      await expect(leaving(page)).toContainText(
        'Your text is saved on this device only and will be here when you come back',
      )
      await expectAccessible(page)
      await leaving(page).getByRole('button', { name: 'Stay' }).click()
      await typed(page)
      await page.goBack()
      await leaving(page).getByRole('button', { name: 'Leave' }).click()
      await expect(page).not.toHaveURL('/manageevents/new')
    })
    const next = await test.step('The text is back in the form', async () => {
      await open(page, '/manageevents/new')
      await expect(restored(page)).toBeVisible()
      await expectAccessible(page)
      await typed(page)
      await page.reload()
      await typed(page)
      const next = await openAgain(page, '/manageevents/new')
      await typed(next)
      return next
    })
    await test.step('It stays when the site cannot be reached', async () => {
      await context.setOffline(true)
      await expect(next.getByText('This device keeps your text until the site can save it.')).toBeVisible()
      await next.getByRole('button', { name: 'Save as a draft' }).click()
      await expect(next.getByRole('alert')).toContainText('could not be reached')
      await context.setOffline(false)
      await next.reload()
      await typed(next)
    })
    await test.step('It stays when the session ends, and is saved', async () => {
      await endSession(next)
      await next.getByRole('button', { name: 'Save as a draft' }).click()
      await expect(
        next.getByText('Your session has ended. Please sign in again. What you typed is saved'),
      ).toBeVisible()
      await fillLoginForm(next)
      await expect(next).toHaveURL('/manageevents/new')
      await typed(next)
      await next.getByLabel('Day', { exact: true }).fill('2035-06-26')
      await next.getByLabel('Place and landmark').fill('The market')
      await next.getByRole('button', { name: 'Save as a draft' }).click()
      await expect(next).toHaveURL(/\/manageevents\/(?!new)/)
      await next.goto('/manageevents/new')
      await expect(next.getByLabel('Title', { exact: true })).toHaveValue('')
      await expect(restored(next)).toBeHidden()
    })
  },
)

test(
  'what was typed belongs to one account, and signing out asks before it deletes it',
  slow,
  async ({ page, calls }) => {
    await calls.addPerson(adwoa, 'editor')
    await signInAt(page)
    await open(page, '/manageplaces/new')
    await page.getByLabel('Name').fill('Clinic of Ama')
    await endSession(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await fillLoginForm(page, adwoa.password, adwoa.email)
    await expect(page).toHaveURL('/manageplaces/new')
    await expect(page.getByLabel('Name')).toHaveValue('')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/admin')

    await signInAt(page)
    await open(page, '/manageplaces/new')
    await expect(page.getByLabel('Name')).toHaveValue('Clinic of Ama')
    await page.getByRole('button', { name: 'Sign out' }).click()
    const asked = page.getByRole('dialog', { name: 'Sign out and delete what is not saved?' })
    await expect(asked.getByRole('link')).toHaveText(['New place'])
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Stay' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('Clinic of Ama')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await asked.getByRole('button', { name: 'Sign out and delete' }).click()
    await expect(page).toHaveURL('/admin')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Clinic of Ama')
    await signInAt(page)
    await open(page, '/manageplaces/new')
    await expect(page.getByLabel('Name')).toHaveValue('')
  },
)

test(
  'Ama sees what a colleague saved meanwhile, and can take it, replace it or keep both',
  slow,
  async ({ page, calls }) => {
    const { event } = await calls.create('/events', screeningDay)
    const saved = async () => (await calls.read(`/events/${event._id}`)).event
    const change = (bring: string) => calls.change(`/events/${event._id}`, { bring })
    const dialog = page.getByRole('dialog', { name: 'This event was saved while you were writing' })
    const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
    /** The page loads the record again after each save. A colleague's change before that would be no conflict. */
    const loadedAfter = async (act: () => Promise<void>) => {
      const isRecord = (answer: Response) =>
        answer.request().method() === 'GET' && answer.url().endsWith(`/events/${event._id}`)
      await Promise.all([page.waitForResponse(isRecord), act()])
    }
    await test.step('She merges both texts', async () => {
      await signInAt(page)
      await open(page, `/manageevents/${event._id}`)
      await change('Water')
      await page.getByText('Details', { exact: true }).click()
      await page.getByLabel('What to bring').fill('A hat')
      await save()
      await expect(dialog).toContainText('by another person, or by you in another tab')
      await expect(dialog.locator('del').first()).toHaveText('Water')
      await expect(dialog.locator('ins').first()).toHaveText('A hat')
      await expect(dialog).not.toContainText('Free screening')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Keep writing and merge the texts yourself' }).click()
      await expect(page.getByRole('region', { name: 'Their text and yours' })).toContainText('Water')
      await expectAccessible(page)
      await page.getByLabel('What to bring').fill('A hat and water')
      await loadedAfter(save)
      await expect.poll(saved).toMatchObject({ bring: 'A hat and water', version: 3 })
      await expect(page.getByRole('region', { name: 'Their text and yours' })).toBeHidden()
    })
    await test.step('She replaces the saved text', async () => {
      await change('Theirs')
      await page.getByLabel('What to bring').fill('Mine')
      await save()
      await loadedAfter(() => dialog.getByRole('button', { name: 'Save mine as the newest version' }).click())
      await expect.poll(saved).toMatchObject({ bring: 'Mine', version: 5 })
    })
    await test.step('She takes the saved text', async () => {
      await change('Theirs again')
      await page.getByLabel('What to bring').fill('Mine again')
      await page.reload()
      await expect(page.getByLabel('What to bring')).toHaveValue('Mine again')
      await save()
      await dialog.getByRole('button', { name: 'Use theirs' }).click()
      await expect(page.getByLabel('What to bring')).toHaveValue('Theirs again')
      await page.getByText('Details', { exact: true }).click()
      await page.reload()
      await expect(page.getByLabel('What to bring')).toHaveValue('Theirs again')
      await page.getByText('Details', { exact: true }).click()
      await page.getByLabel('What to bring').fill('One more time')
      await save()
      await expect.poll(saved).toMatchObject({ bring: 'One more time', version: 7 })
    })
  },
)

test('passwords and codes are never kept on the device', async ({ page }) => {
  await signInAt(page)
  await open(page, '/account')
  await (await openSection(page, 'Name')).getByRole('textbox').fill('Ama O.')
  for (const details of await page.locator('main details').all())
    await details.evaluate((it) => it.setAttribute('open', ''))
  for (const field of await page.locator('main input:is([type=password], [autocomplete=one-time-code])').all())
    await field.fill('a secret that nobody may keep')
  await page.getByRole('button', { name: 'Show what is typed' }).first().click()
  await page.locator('main input[autocomplete=current-password][type=text]').fill('a secret that nobody may keep')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Ama O.')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a secret')
})
