import { eventsWording as words } from '#shared/wording/events.ts'
import { screeningDay } from '#test/events.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/test.ts'

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

const dayAfter = (count: number, more = {}) => ({
  ...screeningDay,
  startsAt: hours(count),
  endsAt: hours(count + 5),
  times: [],
  ...more,
})

test.use({ viewport: { width: 320, height: 740 } })

test('a visitor finds an event without scripts, downloads it, and sees later that it is cancelled', async ({
  calls,
  page,
  request,
}) => {
  await page.goto('/events?region=GH-AF')
  await expect(page.getByText(words.emptyIn('Ahafo'))).toBeVisible()
  const { event } = await calls.create(
    '/events',
    dayAfter(100, {
      title: 'Testing by the market',
      text: 'Bring **a friend**.',
      bring: 'Water',
      contact: 'Call 020 000 0000',
    }),
  )
  await calls.create(`/events/${event._id}/publish`, {})

  await page.goto('/events')
  await page.getByLabel(words.region).selectOption('Volta')
  await page.getByRole('button', { name: words.show }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${words.title}: Volta`)
  await page.getByRole('link', { name: event.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${event.title}, Ho`)
  await expect(page.getByText(words.walkIn)).toBeVisible()
  await expect(page.getByText('Behind the market, Ho, Volta')).toHaveAttribute('translate', 'no')
  await expect(page.getByRole('link', { name: '020 000 0000' })).toHaveAttribute('href', 'tel:0200000000')
  const share = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')
  expect(new URL(share ?? '').searchParams.get('text')).toContain('Behind the market, Ho, Volta')
  await expectAccessible(page, [320])

  const file = async (path: string) => (await request.get(path)).text()
  expect(await file(`/events/${event.slug}/calendar.ics`)).toContain('STATUS:CONFIRMED\r\n')
  await page.goto(`/print/events/${event.slug}`)
  const sheet = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  await calls.create(`/events/${event._id}/cancel`, {})
  await page.goto(`/events/${event.slug}`)
  await expect(page.getByRole('alert')).toHaveText(words.cancelled)
  expect(await file('/events.ics')).toContain('STATUS:CANCELLED\r\n')
})
