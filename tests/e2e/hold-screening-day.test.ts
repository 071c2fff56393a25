import type { Page } from '@playwright/test'
import { screeningDay } from '#test/events.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, test } from './support/test.ts'

const timeRow = (page: Page, number: number) => page.getByRole('group', { name: `Time ${number}`, exact: true })

test.use({ viewport: { width: 360, height: 740 } })

test('Ama announces a screening day on her phone, moves it, and cancels it; visitors see each change', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/manageevents')
  await page.getByRole('link', { name: 'New event' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Free screening')
  await page.getByLabel('Region').selectOption({ label: 'Volta' })
  await page.getByLabel('Place and landmark').fill('Behind the market')
  await page.getByRole('button', { name: 'Add a time' }).click()
  await expect(timeRow(page, 1).getByLabel('Time', { exact: true })).toHaveValue('09:00')
  await timeRow(page, 1).getByLabel('Seats').fill('20')
  await page.getByRole('button', { name: 'Add a time' }).click()
  await timeRow(page, 2).getByLabel('Time', { exact: true }).fill('11:00')
  await expect(timeRow(page, 2).getByLabel('Seats')).toHaveValue('20')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Please correct: Day, Town.')
  await expect(page.getByText('Choose the date and the start time.')).toBeVisible()
  await page.getByLabel('Day', { exact: true }).fill('2099-06-27')
  await page.getByLabel('Town').fill('Ho')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free screening')
  await expect(page.getByText('Free screening is published.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute('href', /wa\.me.*free-screening/)

  await page.getByLabel('Day', { exact: true }).fill('2099-06-28')
  await page.getByLabel('From').fill('10:00')
  await expect(page.getByText('These times have moved with the start of the event.')).toBeVisible()
  await expect(timeRow(page, 1).getByLabel('Time', { exact: true })).toHaveValue('10:00')
  await timeRow(page, 2).getByLabel('Time', { exact: true }).fill('13:30')
  await page.getByLabel('Title', { exact: true }).press('Control+s')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2099-06-28')
  await expect(timeRow(page, 1).getByLabel('Time', { exact: true })).toHaveValue('10:00')
  await expect(timeRow(page, 2).getByLabel('Time', { exact: true })).toHaveValue('13:30')
  const address = (await page.getByRole('link', { name: 'View', exact: true }).getAttribute('href')) ?? ''
  const shown = await (await page.request.get(address)).text()
  expect(shown).toContain('It was planned for Saturday 27 June 2099')
  expect(shown).toMatch(/Seats<\/dt><dd>40<\/dd>/)
  expect(await (await page.request.get('/events')).text()).toContain('40 seats')
  await page.getByText('Cancel this event', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, cancel this event' }).click()
  await expect(page.getByText('Cancelled. The page tells visitors so.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'View', exact: true }).click()
  await expect(page.getByText('This event is cancelled.')).toBeVisible()
})

test('Ama copies the last event, also without a network, and changes and publishes a draft in one go', {
  tag: '@slow',
}, async ({ page, calls, context }) => {
  await signIn(page)
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const [startsAt, endsAt] = [`${yesterday}T00:00:00Z`, `${yesterday}T00:01:00Z`]
  await calls.create('/events', {
    ...{ ...screeningDay, title: 'The last event', startsAt, endsAt },
    times: [{ startsAt, seats: 20 }],
    publish: true,
  })
  await open(page, '/manageevents/new')
  await page.getByRole('link', { name: 'Copy the last event' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The last event')
  await page.getByLabel('Day', { exact: true }).fill('2099-08-01')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert')).toContainText('could not be reached')
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2099-08-01')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Screening at the school')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Screening at the school is published.')).toBeVisible()
  const { events } = await calls.read('/events?limit=100')
  expect(events.map(({ title, startsAt }: Record<string, string>) => [title, startsAt?.slice(0, 10)])).toContainEqual([
    'Screening at the school',
    '2099-08-01',
  ])
})

test('Ama plans a series, restores an event from the trash, and cancels the series', { tag: '@slow' }, async ({
  page,
  calls,
}) => {
  await signIn(page)
  await open(page, '/manageevents/new')
  await page.getByLabel('Title', { exact: true }).fill('Testing at the market')
  await page.getByLabel('Day', { exact: true }).fill('2099-06-27')
  await page.getByText('More than one day').click()
  await page.getByLabel('Repeat', { exact: true }).selectOption('Every 2 weeks')
  await page.getByLabel('Region').selectOption({ label: 'Volta' })
  await page.getByLabel('Town').fill('Ho')
  await page.getByLabel('Place and landmark').fill('Behind the market')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(page.getByText('a series has 2 to 26 events')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Repeat until').fill('2099-07-25')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await page.getByRole('button', { name: 'Publish the whole series' }).click()
  await expect(page.getByText('the other events of its series are published')).toBeVisible()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Draft. Visitors cannot see it.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Cancel the whole series', { exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, cancel the series' }).click()
  await expect(page).toHaveURL('/manageevents?when=cancelled')
  await expect(
    page.getByText('The events of the series are cancelled. Open each event to see if anybody must be called.'),
  ).toBeVisible()
  const days = page.getByRole('button', { name: /^More.*Testing at the market/ })
  await expect(days).toHaveCount(3)
  await days.first().click()
  await page.getByRole('button', { name: /^Delete.*Testing at the market/ }).click()
  await expect(days).toHaveCount(2)
  await page.getByRole('link', { name: 'Trash' }).click()
  await expectAccessible(page)
  const removed = page.getByRole('button', { name: /^Restore.*Testing at the market/ })
  await removed.click()
  await expect(removed).toHaveCount(0)
  // The page of an event has the same button, and Undo in the list.
  await page.getByRole('link', { name: 'Cancelled' }).click()
  await page.getByRole('link', { name: 'Testing at the market' }).first().click()
  await page.getByRole('button', { name: 'Delete this event' }).click()
  await expect(page).toHaveURL('/manageevents')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Testing at the market was restored.')).toBeVisible()
  const { events } = await calls.read('/events?when=cancelled&limit=100')
  expect(events.filter(({ title }: { title: string }) => title === 'Testing at the market')).toHaveLength(3)
})
