/** The byte budget (performance budget) of the pages of events: 12 KB each; of other pages: docs/decisions/0013. */
import { brotliCompressSync } from 'node:zlib'
import { screeningDay } from '#test/events.ts'
import { expect, test } from './support/test.ts'

// A separate site, because other journeys expect no places or events.
test.use({ settings: {} })

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

const dayAfter = (count: number, more = {}) => ({
  ...screeningDay,
  startsAt: hours(count),
  endsAt: hours(count + 5),
  times: [],
  ...more,
})

test('the list of events and an event weigh at most 12 KB each on a first visit without scripts', async ({
  calls,
  site,
}) => {
  let slug = ''
  for (let index = 0; index < 50; index += 1) {
    const { event } = await calls.create(
      '/events',
      dayAfter(24 * index + 1, { text: 'A paragraph of words. '.repeat(40) }),
    )
    await calls.create(`/events/${event._id}/publish`, {})
    slug = event.slug
  }
  for (const path of ['/events', `/events/${slug}`]) {
    const sent = await fetch(site.address + path, { headers: { 'Accept-Encoding': 'identity' } })
    const head = [...sent.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    const bytes = brotliCompressSync(await sent.text()).length + head.length
    expect([path, bytes <= 12_000]).toEqual([path, true])
  }
})
