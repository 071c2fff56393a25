import { expect, test } from 'vitest'
import { testClock } from '#test/core.ts'
import { screeningDay } from '#test/events.ts'
import { pagesApi } from '#test/pages-api.ts'
import { loadNextEvent } from './next-event.tsx'

test('the home page shows the next event that is published, not cancelled and not over', async () => {
  const { clock, pass } = testClock('2026-06-19T08:00:00.000Z')
  const { core, client } = await pagesApi({ clock })
  const { events } = core
  const add = async (day: string, title = 'Free screening') =>
    events.add({ ...screeningDay, title, startsAt: `${day}T09:00:00Z`, endsAt: `${day}T15:00:00Z`, times: [] })
  const first = await add('2026-06-26')
  expect(await loadNextEvent(client)).toBeUndefined()
  await events.publish(first._id)
  expect(await loadNextEvent(client)).toEqual({ slug: first.slug, name: 'Free screening, Ho', day: '26 June 2026' })
  const second = await add('2026-07-03', `A talk about ${'the words on your paper, '.repeat(4)}`)
  await events.publish(second._id)
  await events.cancel(first._id)
  expect(await loadNextEvent(client)).toMatchObject({
    slug: second.slug,
    name: 'A talk about the words on your paper, the words on your …',
  })
  pass(20 * 24 * 3_600_000)
  expect(await loadNextEvent(client)).toBeUndefined()
})
