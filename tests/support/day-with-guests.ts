/** A published event with one guest for each of its times. Use it with `await using`. */
import { createEvents } from '#core/events/events.ts'
import { EventChange, NewEvent } from '#shared/shapes/event.ts'
import type { TestDatabase } from './databases.ts'
import { screeningDay } from './events.ts'
import { signupLinks, testDays } from './signup-days.ts'

export type AddedDay = Awaited<ReturnType<typeof dayWithGuests>>

type Signups = Awaited<ReturnType<typeof testDays>>['signups']

const emailOf = (at: number) => `guest${at}@mail.example`

const takeEach = async (signups: Signups, event: string, times: { _id: string }[]) => {
  const codes: string[] = []
  for (const [at, { _id: time }] of times.entries()) {
    const guest = { calledBy: 'Kofi', people: 1, time, email: emailOf(at) }
    codes.push((await signups.take(event, guest, { links: signupLinks })).code)
  }
  return codes
}

/** `minutes`: the times, from the start of the event. */
export const dayWithGuests = async (database: TestDatabase, minutes: number[], more: Partial<NewEvent> = {}) => {
  const stage = await testDays({ database })
  const events = createEvents(stage.db, stage.clock)
  const { startsAt: start } = { ...screeningDay, ...more }
  const given = minutes.map((each) => ({
    startsAt: new Date(Date.parse(start) + each * 60_000).toISOString(),
    seats: 5,
  }))
  const { _id: id } = await events.add(NewEvent.parse({ ...screeningDay, ...more, times: given }))
  await events.publish(id)
  const { event, times } = await events.find(id)
  const codes = await takeEach(stage.signups, event._id, times)
  const find = () => events.find(id)
  const starts = async () =>
    (await Promise.all(codes.map((code) => stage.signups.find(code)))).map(({ startsAt }) => startsAt)
  return {
    ...stage,
    events,
    event,
    times,
    emailOf,
    change: (change: object) => events.change(id, EventChange.parse(change)),
    read: async () => (await find()).event,
    timesNow: async () => (await find()).times,
    /** When each guest is expected. */
    starts,
    guests: async () => (await starts()).map((at) => at.slice(11, 16)),
    /** The hours in the emails about changes that each guest has received. */
    changesTold: async () => {
      for (let round = 0; round < 2; round += 1) await stage.signups.sendNotices(signupLinks)
      const told = await Promise.all(codes.map((_, at) => stage.emailsTo(emailOf(at))))
      return told.map((emails) =>
        emails
          .filter(({ subject }) => subject.startsWith('Changed'))
          .map(({ text }) => /now on .* (\d\d:\d\d)\./.exec(text)?.[1]),
      )
    },
    /** Everything that a save could change. */
    record: async () => ({
      event: await stage.db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst(),
      times: await stage.db.selectFrom('event_times').selectAll().where('event_id', '=', id).orderBy('id').execute(),
      signups: await stage.db.selectFrom('signups').selectAll().where('event_id', '=', id).orderBy('id').execute(),
      history: (await stage.core.history.list({ page: 1, limit: 100 })).found.length,
    }),
  }
}
