/**
 * What a volunteer does on an evening, counted in taps on a phone, from Home. Typing is not counted; choosing a file, a
 * date, a time or an option takes two taps. `publish-article.test.ts` counts those of a story,
 * `manage-subscribers.test.ts` those of a newsletter to a group.
 */
import type { Locator, Page } from '@playwright/test'
import type { Calls } from '#test/calls.ts'
import { screeningDay } from '#test/events.ts'
import { pictures } from '#test/pictures.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, slow, test } from './support/test.ts'

test.use({ settings: { STARTER_CONTENT: 'none' }, viewport: { width: 360, height: 640 } })

const counter = () => {
  let taps = 0
  return {
    taps: () => taps,
    tap: async (what: Locator) => {
      await what.filter({ visible: true }).click()
      taps += 1
    },
    /** In a control of the device: one tap opens it, one chooses. */
    choose: async (choosing: Promise<unknown>) => {
      await choosing
      taps += 2
    },
  }
}

const atHome = async (page: Page) => {
  await signIn(page)
  await open(page, '/admindashboard')
  return counter()
}

const tapNew = async (page: Page, tap: (what: Locator) => Promise<void>, entry: string) => {
  await tap(page.getByRole('button', { name: 'New', exact: true }))
  await tap(page.getByRole('link', { name: entry, exact: true }))
}

test('a volunteer from a paper list takes four taps', async ({ page, calls }) => {
  const { tap, taps } = await atHome(page)
  await tapNew(page, tap, 'Volunteer')
  await page.getByLabel('Name').fill('Akosua Addo')
  await page.getByLabel('Phone').fill('024 123 4567')
  await page.getByLabel('Town').fill('Ho')
  await expectAccessible(page)
  await tap(page.getByRole('radio', { name: 'Yes' }))
  await tap(page.getByRole('button', { name: 'Add volunteer' }))
  await expect(page.getByText('Akosua Addo').first()).toBeVisible()
  expect(taps()).toBe(4)
  const [volunteer] = (await calls.read('/volunteers?page=1&limit=1')).volunteers
  expect(volunteer).toMatchObject({ name: 'Akosua Addo', region: 'GH-TV', isAdult: true })
})

test('a cash gift takes three taps', async ({ page, calls }) => {
  const { tap, taps } = await atHome(page)
  await tapNew(page, tap, 'Gift (cash)')
  await page.getByLabel('Amount').fill('50')
  await tap(page.getByRole('button', { name: 'Record and issue the receipt' }))
  await expect(page.getByText(/receipt/i).first()).toBeVisible()
  expect(taps()).toBe(3)
  expect((await calls.read('/gifts?page=1&limit=1')).gifts[0]).toMatchObject({ amount: 5_000, way: 'cash' })
})

test('a screening day with 40 seats in two slots takes nine taps, and moving it takes five', async ({
  page,
  calls,
}) => {
  const { tap, choose, taps } = await atHome(page)
  await tapNew(page, tap, 'Event')
  await page.getByLabel('Title', { exact: true }).fill('Free testing')
  await choose(page.getByLabel('Day', { exact: true }).fill('2099-06-26'))
  await tap(page.getByRole('button', { name: 'Add a time' }))
  await page.getByLabel('Seats').fill('20')
  await tap(page.getByRole('button', { name: 'Add a time' }))
  await choose(page.getByLabel('Time', { exact: true }).last().fill('12:00'))
  await page.getByLabel('Town').fill('Ho')
  await page.getByLabel('Place and landmark').fill('Behind the market')
  await tap(page.getByRole('button', { name: 'Publish' }))
  await expect(page.getByText('Free testing is published.')).toBeVisible()
  expect(taps()).toBe(9)
  const { event, times } = await calls.read(`/events/${new URL(page.url()).pathname.split('/').at(-1)}`)
  expect(times.map(({ seats }: { seats: number }) => seats)).toEqual([20, 20])
  const yaw = { calledBy: 'Yaw', phone: '024 123 4567', time: times[0]._id }
  await calls.create(`/events/${event._id}/signups`, yaw)

  const moving = await atHome(page)
  await moving.tap(page.getByRole('link', { name: 'Events', exact: true }))
  await moving.tap(page.getByRole('link', { name: 'Free testing', exact: true }))
  await moving.choose(page.getByLabel('Day', { exact: true }).fill('2099-06-27'))
  await expect(page.getByText('New time or place: 1 person needs a call.')).toBeInViewport()
  await moving.tap(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(
    page.getByRole('region', { name: 'Tell by phone' }).getByRole('link', { name: 'Call Yaw' }),
  ).toBeVisible()
  expect(moving.taps()).toBe(5)
})

test(
  'a logo takes five taps, is on every page without a reload, and History takes it back',
  slow,
  async ({ page, request }) => {
    const shared = async () => /property="og:image" content="([^"]+)"/.exec(await (await request.get('/')).text())?.[1]
    const before = await shared()
    const { tap, choose, taps } = await atHome(page)
    await tap(page.getByRole('button', { name: 'Find anything' }))
    await page.getByRole('searchbox').fill('logo')
    await tap(page.getByRole('dialog').getByRole('link', { name: 'Look Page' }))
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: await pictures.png(600, 200) }
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'New picture' }).click()
    await choose((await chooser).setFiles(file))
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
    await page.getByLabel('Name of the organisation').fill('Sika Health')
    await tap(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
    expect(taps()).toBe(5)
    await expect(page).toHaveTitle('Look – Sika Health admin')
    const mark = page.getByRole('link', { name: 'Sika Health admin: home' })
    await expect(mark.locator('img')).toBeVisible()
    await expect(mark).toHaveText('')
    const after = await shared()
    expect(after).not.toBe(before)
    expect((await request.get(new URL(after ?? '').pathname + new URL(after ?? '').search)).headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
    })

    await page.getByRole('link', { name: 'Earlier versions' }).click()
    await page.getByRole('button', { name: 'Restore the original text' }).click()
    await expect(page.getByText('Restored. Visitors see it now.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Voima admin: home' }).locator('svg')).toBeVisible()
    expect(await shared()).toBe(before)
  },
)

/** So that the events of other tests take no sign-ups. */
const cancelAll = async (calls: Calls) => {
  const { events } = await calls.read('/events?when=coming&page=1&limit=100')
  for (const { _id, state } of events) if (state === 'published') await calls.create(`/events/${_id}/cancel`, {})
}

const tomorrow = (title: string, { seats = 20, hoursLater = 0 } = {}) => {
  const start = Date.now() + 86_400_000 + hoursLater * 3_600_000
  const startsAt = new Date(start).toISOString()
  const endsAt = new Date(start + 3_600_000).toISOString()
  return { ...screeningDay, title, startsAt, endsAt, times: [{ startsAt, seats }], publish: true }
}

test('somebody at a stall is signed up in three taps, and the form is ready for the next person', async ({
  page,
  calls,
}) => {
  await cancelAll(calls)
  const { event } = await calls.create('/events', tomorrow('Tomorrow'))
  const { tap, taps } = await atHome(page)
  await tapNew(page, tap, 'Sign-up')
  await expect(page).toHaveURL(`/manageevents/${event._id}/people#add`)
  await page.getByLabel('Name', { exact: true }).fill('Efua')
  await page.getByLabel('Phone (optional)').fill('024 123 4567')
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: 'Sign up' }))
  await expect(page.getByText(/^Efua is signed up. The code is /)).toBeVisible()
  expect(taps()).toBe(3)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(page.getByRole('row', { name: /Efua/ })).toBeVisible()
})

test('Sign-up leads to an event with a seat left; of several the volunteer chooses one', async ({ page, calls }) => {
  await cancelAll(calls)
  const full = await calls.create('/events', tomorrow('Full', { seats: 1 }))
  const { times } = await calls.read(`/events/${full.event._id}`)
  await calls.create(`/events/${full.event._id}/signups`, {
    calledBy: 'Yaw',
    phone: '024 123 4567',
    time: times[0]._id,
  })
  const { tap } = await atHome(page)
  await tapNew(page, tap, 'Sign-up')
  await expect(page).toHaveURL('/manageevents')
  await expect(page.getByText('No coming event has a seat left.')).toBeVisible()

  await calls.create('/events', tomorrow('In the morning'))
  const { event } = await calls.create('/events', tomorrow('In the afternoon', { hoursLater: 4 }))
  await tapNew(page, tap, 'Sign-up')
  const choice = page.getByLabel('Event', { exact: true })
  await expect(choice.getByRole('option')).toHaveText([/^In the morning/, /^In the afternoon/])
  await choice.focus()
  await choice.selectOption(event._id)
  await expect(page).toHaveURL(`/manageevents/${event._id}/people?choose#add`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('In the afternoon')
  await expect(choice).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('Efua')
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: 'Sign up' }))
  await expect(page.getByRole('row', { name: /Efua/ })).toBeVisible()
})
