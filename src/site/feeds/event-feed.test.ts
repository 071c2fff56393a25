import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { eventsWording } from '#shared/wording/events.ts'
import { testClock } from '#test/core.ts'
import { screeningDay } from '#test/events.ts'
import { pagesApi } from '#test/pages-api.ts'
import { loadComingEvents } from './event-calendar.ts'
import { eventRssOf } from './event-feed.ts'

test('the feed has the coming events, and a cancelled event as a new item', async () => {
  const { clock } = testClock('2026-06-19T08:00:00.000Z')
  const { core, client } = await pagesApi({ clock })
  const { _id, slug } = await core.events.add({ ...screeningDay, title: 'Talk & <b>test</b>' })
  const read = async () => {
    const xml = eventRssOf(await loadComingEvents(client), 'https://day.example')
    expect(XMLValidator.validate(xml)).toBe(true)
    return new XMLParser({ isArray: (name: string) => name === 'item' }).parse(xml).rss.channel
  }
  expect((await read()).item).toBeUndefined()
  await core.events.publish(_id)
  const [item] = (await read()).item
  expect(item).toMatchObject({
    title: 'Talk & <b>test</b>, Ho',
    link: `https://day.example/events/${slug}`,
    description: expect.stringContaining('26 June 2026, 09:00 to 15:00'),
  })
  await core.events.cancel(_id)
  const [cancelled] = (await read()).item
  expect(cancelled.title).toBe('Cancelled: Talk & <b>test</b>, Ho')
  expect(cancelled.description).toContain(eventsWording.cancelled)
  expect(cancelled.guid).not.toBe(item.guid)
})
