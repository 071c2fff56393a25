import { describe, expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { type AddedDay, dayWithGuests } from '#test/day-with-guests.ts'
import { signupLinks } from '#test/signup-days.ts'

const hour = 60

/** The same event at other hours: its times with their ids, in the order given. */
const timesAt = ({ times }: AddedDay, minutes: number[]) =>
  times.map(({ _id, startsAt }, at) => ({ _id, startsAt: later(startsAt, minutes[at] ?? 0), seats: 5 }))

const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()

describe.each(databases)('times that move, on $name', (database) => {
  test('an event and its times move by the distance between the times: guests stay in their own, and hear of it once', async () => {
    await using day = await dayWithGuests(database, [0, 2 * hour])
    await day.change({
      startsAt: later(day.event.startsAt, 2 * hour),
      endsAt: later(day.event.endsAt, 2 * hour),
      town: 'Hohoe',
      times: timesAt(day, [2 * hour, 2 * hour]).reverse(),
    })
    expect(await day.guests()).toEqual(['11:00', '13:00'])
    expect(await day.changesTold()).toEqual([['11:00'], ['13:00']])
    expect((await day.read()).sequence).toBe(1)
  })

  test('two times change places, and their guests hear of it', async () => {
    await using day = await dayWithGuests(database, [0, 2 * hour])
    await day.change({ times: timesAt(day, [2 * hour, -2 * hour]) })
    expect(await day.guests()).toEqual(['11:00', '09:00'])
    expect(await day.changesTold()).toEqual([['11:00'], ['09:00']])
  })

  test('if one time moves, only its guests hear of it, and the sequence rises', async () => {
    await using day = await dayWithGuests(database, [0, 2 * hour])
    const { untold } = await day.change({ times: timesAt(day, [0, 3 * hour]) })
    expect(untold).toEqual({ email: 1, phoneOnly: 0, neither: 0 })
    expect(await day.changesTold()).toEqual([[], ['14:00']])
    expect((await day.read()).sequence).toBe(1)
    await day.change({ times: timesAt(day, [0, 2 * hour]), title: 'Another title' })
    await day.change({ landmark: 'At the church' })
    expect(await day.changesTold()).toEqual([['09:00'], ['14:00', '13:00']])
  })

  test('a client that sends no ids moves the times with the event, or keeps those whose hour it repeats', async () => {
    await using day = await dayWithGuests(database, [0, 2 * hour])
    const withoutIds = (minutes: number[]) => timesAt(day, minutes).map(({ _id, ...time }) => time)
    const startsAt = later(day.event.startsAt, 2 * hour)
    await day.change({ startsAt, times: withoutIds([2 * hour, 2 * hour]) })
    expect(await day.guests()).toEqual(['11:00', '13:00'])
    await day.change({
      startsAt: day.event.startsAt,
      times: [...withoutIds([0, 0]), ...withoutIds([2 * hour, 2 * hour])],
    })
    expect(await day.guests()).toEqual(['09:00', '11:00'])
    await day.change({
      startsAt: later(day.event.startsAt, -hour),
      times: [...withoutIds([0, 0]), ...withoutIds([-hour])],
    })
    expect(await day.guests()).toEqual(['09:00', '11:00'])
    await expect(day.change({ times: withoutIds([0]).slice(0, 1) })).rejects.toMatchObject({
      fields: { times: expect.stringContaining('signed up') },
    })
  })

  test('an _id may not be sent twice, and a new time keeps the _id that its form gave it', async () => {
    await using day = await dayWithGuests(database, [0])
    const [time] = timesAt(day, [0])
    await expect(day.change({ times: [time, time] })).rejects.toMatchObject({ fields: { times: expect.any(String) } })
    const added = { _id: 'a-name-of-16-letters', startsAt: later(day.event.startsAt, hour), seats: 5 }
    for (const _ of [1, 2]) await day.change({ times: [time, added] })
    expect(await day.timesNow()).toMatchObject([{ _id: time?._id }, { _id: added._id, seats: 5 }])
  })

  test('a cancelled event is not announced again', async () => {
    await using day = await dayWithGuests(database, [0, 2 * hour])
    await day.events.cancel(day.event._id)
    await day.signups.sendNotices(signupLinks)
    await day.change({ times: timesAt(day, [0, hour]), town: 'Hohoe' })
    await day.signups.sendNotices(signupLinks)
    expect((await day.emailsTo(day.emailOf(1))).map(({ subject }) => subject.split(':')[0])).toEqual([
      'You have a seat',
      'Cancelled',
    ])
  })

  test('a change that says what is stored changes nothing', async () => {
    await using day = await dayWithGuests(database, [0, 2 * hour])
    await day.change({ languages: ['tw', 'en'], text: 'One\nTwo' })
    const before = await day.record()
    day.pass(60_000)
    const { event } = await day.events.find(day.event._id)
    const { title, text, startsAt, endsAt, town, landmark } = event
    await day.change({
      ...{ title, text: 'One\r\nTwo', startsAt, endsAt, town, landmark, languages: ['en', 'tw'] },
      ...{ version: event.version, times: timesAt(day, [0, 0]).reverse() },
    })
    expect(text).toBe('One\nTwo')
    expect(await day.record()).toEqual(before)
    await day.change({ title: `${title}!` })
    expect(await day.record()).not.toEqual(before)
  })
})
