import { describe, expect, test } from 'vitest'
import { NewEvent } from '#shared/shapes/event.ts'
import { databases } from '#test/databases.ts'
import { testDays } from '#test/signup-days.ts'
import { createEvents } from './events.ts'

const fields = (more: object = {}) =>
  NewEvent.parse({
    ...{ kind: 'screening', title: 'Free screening', region: 'GH-TV', town: 'Ho', landmark: 'Behind the market' },
    ...{ startsAt: '2026-06-26T09:00:00Z', endsAt: '2026-06-26T15:00:00Z' },
    ...more,
  })

for (const database of databases)
  describe(`events on ${database.name}`, () => {
    test('an event is a draft until it is published, and keeps its slug', async () => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const { _id, slug } = await events.add(fields())
      expect(slug).toBe('free-screening-ho-2026-06-26')
      await expect(events.findPublic(slug)).rejects.toThrow('no such event')
      await events.publish(_id)
      await events.change(_id, { title: 'Screening for all' })
      expect(await events.findPublic(slug)).toMatchObject({ title: 'Screening for all', sequence: 0 })
      expect((await events.add(fields())).slug).toBe(`${slug}-2`)
    })

    test('one call saves and publishes an event, a draft, or a whole series; a refused one does neither', async () => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const repeat = { every: 1, unit: 'week', until: '2026-07-10' } as const
      expect(await events.add({ ...fields({ repeat }), publish: true })).toMatchObject({ state: 'published' })
      const { found } = await events.list({ when: 'coming', page: 1, limit: 10 })
      expect(found.map(({ state }) => state)).toEqual(['published', 'published', 'published'])
      const draft = await events.add(fields({ title: 'A talk' }))
      const late = { title: 'A walk', endsAt: '2026-06-25T09:00:00Z', publish: true }
      await expect(events.change(draft._id, late)).rejects.toMatchObject({ fields: { endsAt: expect.any(String) } })
      expect(await events.findPublic(draft._id).catch(() => undefined)).toBeUndefined()
      const published = await events.change(draft._id, { title: 'A walk', version: draft.version, publish: true })
      expect(published).toMatchObject({ title: 'A walk', state: 'published', sequence: 0 })
      expect(await events.change(draft._id, { publish: true })).toEqual(published)
    })

    test('a moved event keeps its earlier time, and its time slots move with it', async () => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const { _id } = await events.add(fields({ times: [{ startsAt: '2026-06-26T10:00:00Z', seats: 5 }] }))
      await events.publish(_id)
      const moved = await events.change(_id, { startsAt: '2026-06-27T09:00:00Z', endsAt: '2026-06-27T15:00:00Z' })
      expect(moved).toMatchObject({ sequence: 1, previousStartsAt: '2026-06-26T09:00:00.000Z', takesSignups: true })
      const { times } = await stage.signups.times(_id)
      expect(times).toMatchObject([{ startsAt: '2026-06-27T10:00:00.000Z', left: 5 }])
    })

    test('a cancelled event stays in the list, and takes no sign-ups', async () => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const { _id } = await events.add(fields({ times: [{ startsAt: '2026-06-26T10:00:00Z', seats: 5 }] }))
      await events.publish(_id)
      expect(await events.cancel(_id)).toMatchObject({ state: 'cancelled', sequence: 1 })
      const { found } = await events.list({ when: 'coming', page: 1, limit: 10 })
      expect(found).toMatchObject([{ _id, state: 'cancelled' }])
      expect((await stage.signups.times(_id)).isOpen).toBe(false)
    })

    test('a time slot with sign-ups can be neither removed nor made too small', async () => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const { _id } = await events.add(fields({ times: [{ startsAt: '2026-06-26T10:00:00Z', seats: 5 }] }))
      await events.publish(_id)
      const [time] = (await stage.signups.times(_id)).times
      await stage.db.updateTable('event_times').set({ taken: 3 }).where('event_id', '=', _id).execute()
      await expect(events.change(_id, { times: [] })).rejects.toMatchObject({ fields: { times: expect.any(String) } })
      const smaller = { _id: time?._id, startsAt: '2026-06-26T10:00:00Z', seats: 2 }
      await expect(events.change(_id, { times: [smaller] })).rejects.toMatchObject({
        fields: { times: expect.any(String) },
      })
    })

    test('a time slot outside the event is rejected when it is added or changed', async () => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const at = (startsAt: string) => [{ startsAt, seats: 5 }]
      const refused = { fields: { times: expect.stringContaining('from 2026-06-26 09:00 to before 2026-06-26 15:00') } }
      await expect(events.add(fields({ times: at('2026-06-26T08:59:00Z') }))).rejects.toMatchObject(refused)
      const { _id } = await events.add(fields({ times: at('2026-06-26T09:00:00Z') }))
      await expect(events.change(_id, { times: at('2026-06-26T15:00:00Z') })).rejects.toMatchObject(refused)
    })

    test('an event and its times are stored in whole minutes', async () => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const at = (seconds: string) => `2026-06-26T09:00:${seconds}Z`
      const { _id, ...day } = await events.add(
        fields({ startsAt: at('30.5'), times: [{ startsAt: at('10'), seats: 5 }] }),
      )
      expect(day.startsAt).toBe(at('00.000'))
      expect((await events.find(_id)).times).toMatchObject([{ startsAt: at('00.000') }])
      const refused = { fields: { endsAt: expect.stringContaining('after the start time') } }
      await expect(events.change(_id, { endsAt: at('59') })).rejects.toMatchObject(refused)
    })

    test('an event stored with seconds can be saved as its form shows it, and counts as not moved', async () => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const { _id } = await events.add(fields({ times: [{ startsAt: '2026-06-26T10:00:00Z', seats: 5 }] }))
      await events.publish(_id)
      await stage.db.updateTable('events').set({ starts_at: '2026-06-26T09:00:27.000Z' }).execute()
      const times = [{ startsAt: '2026-06-26T09:00:00Z', seats: 5 }]
      expect(await events.change(_id, { times })).toMatchObject({ sequence: 0 })
      const saved = await events.change(_id, { startsAt: '2026-06-26T09:00:00Z' })
      expect(saved).toMatchObject({ sequence: 0, startsAt: '2026-06-26T09:00:00.000Z' })
      expect(saved).not.toHaveProperty('previousStartsAt')
      expect((await events.find(_id)).times).toMatchObject([{ startsAt: '2026-06-26T09:00:00.000Z' }])
    })

    test('languages that were typed as names become tags, and others stay as they are', async () => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const { _id } = await events.add(fields({ languages: ['tw'] }))
      await stage.db.updateTable('events').set({ languages: '["en","twi","Fante"]' }).execute()
      expect((await events.find(_id)).event.languages).toEqual(['en', 'tw', 'Fante'])
    })

    test('a series creates one event for each day, each with its own times and changed on its own', async () => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const repeat = { every: 2, unit: 'week', until: '2026-08-07' }
      const first = await events.add(fields({ times: [{ startsAt: '2026-06-26T10:00:00Z', seats: 5 }], repeat }))
      expect(first.seriesId).toBe(first._id)
      const drafts = async () => (await events.list({ when: 'drafts', page: 1, limit: 100 })).found
      const days = (await drafts()).map(({ slug }) => slug.slice(-10))
      expect(days).toEqual(['2026-06-26', '2026-07-10', '2026-07-24', '2026-08-07'])
      const last = (await drafts()).at(-1)?._id ?? ''
      expect((await events.find(last)).times).toMatchObject([{ startsAt: '2026-08-07T10:00:00.000Z', seats: 5 }])
      await events.change(last, { title: 'The last day' })
      expect((await events.find(first._id)).event.title).toBe('Free screening')
      await events.remove(last)
      expect((await events.list({ when: 'removed', page: 1, limit: 10 })).found).toMatchObject([{ _id: last }])
      await events.publishSeries(first._id)
      expect(await drafts()).toEqual([])
      await events.cancel(first._id)
      const { found } = await events.list({ when: 'coming', page: 1, limit: 100 })
      expect(found.map(({ state }) => state)).toEqual(['cancelled', 'published', 'published'])
    })

    test('cancelling a series cancels its future published events, but no past events or drafts', async () => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const repeat = { every: 1, unit: 'week', until: '2026-07-17' }
      const { _id: first } = await events.add(fields({ repeat }))
      const [, second, third, draft] = (await events.list({ when: 'drafts', page: 1, limit: 100 })).found
      for (const day of [first, second?._id, third?._id]) await events.publish(day ?? '')
      stage.pass(10 * 86_400_000)
      await events.cancelSeries(first)
      const { found } = await events.list({ when: 'cancelled', page: 1, limit: 100 })
      expect(found.map(({ _id }) => _id)).toEqual([third?._id, second?._id])
      expect(found[0]).toMatchObject({ state: 'cancelled', sequence: 1 })
      expect((await events.find(first)).event.state).toBe('published')
      expect((await events.find(draft?._id ?? '')).event.state).toBe('draft')
    })

    test('unpublishing raises the sequence of an event, and it can be published again', async () => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const { _id, slug } = await events.add(fields({ times: [{ startsAt: '2026-06-26T10:00:00Z', seats: 5 }] }))
      await expect(events.cancel(_id)).rejects.toMatchObject({ fields: { state: expect.stringContaining('draft') } })
      await events.publish(_id)
      expect(await events.unpublish(_id)).toMatchObject({ state: 'draft', sequence: 1 })
      await expect(events.findPublic(slug)).rejects.toThrow('no such event')
      expect(await events.publish(_id)).toMatchObject({ state: 'published', sequence: 1 })
      await events.cancel(_id)
      await expect(events.unpublish(_id)).rejects.toMatchObject({ fields: { state: expect.any(String) } })
    })

    test('an event with sign-ups must be cancelled before it can be unpublished or removed', async () => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const { _id } = await events.add(fields({ times: [{ startsAt: '2026-06-26T10:00:00Z', seats: 5 }] }))
      await events.publish(_id)
      await stage.db.updateTable('event_times').set({ taken: 2 }).where('event_id', '=', _id).execute()
      const refused = { fields: { state: expect.stringContaining('2 people') } }
      await expect(events.unpublish(_id)).rejects.toMatchObject(refused)
      await expect(events.remove(_id)).rejects.toMatchObject(refused)
      await events.cancel(_id)
      expect(await events.remove(_id)).toMatchObject({ state: 'removed' })
    })

    test('a monthly series keeps the day of the month, or takes the last day of a shorter month', async () => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const monthly = { startsAt: '2026-12-31T09:00:00Z', endsAt: '2026-12-31T15:00:00Z' }
      await events.add(fields({ ...monthly, repeat: { every: 1, unit: 'month', until: '2027-04-30' } }))
      const { found } = await events.list({ when: 'drafts', page: 1, limit: 100 })
      const days = ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']
      expect(found.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual(days)
    })

    test.each(['2026-06-30', '2036-06-30'])('a series until %s is rejected, and nothing is stored', async (until) => {
      await using stage = await testDays({ database })
      const events = createEvents(stage.db, stage.clock)
      const refused = { fields: { 'repeat.until': expect.stringContaining('a series has 2 to 26 events') } }
      await expect(events.add(fields({ repeat: { every: 1, unit: 'week', until } }))).rejects.toMatchObject(refused)
      expect((await events.list({ when: 'drafts', page: 1, limit: 100 })).found).toEqual([])
    })
  })
