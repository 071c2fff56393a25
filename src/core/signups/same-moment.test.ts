/** Sign-ups while an editor changes the event, in different transactions of the database. */
import { expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { signupLinks, testDays } from '#test/signup-days.ts'

const days = Array.from({ length: 12 }, (_, at) => `day${at}`)
const people = Array.from({ length: 6 }, (_, at) => `guest${at}@mail.example`)

type Stage = Awaited<ReturnType<typeof testDays>>

/** For several events in turn: six people sign up while an editor acts. Returns who got a place, by event. */
const atOnce = async (stage: Stage, edit: (id: string) => Promise<unknown>) => {
  const all = []
  for (const id of days) {
    await stage.addDay({ id })
    const takes = people.map((email) => stage.take(`${id}-0`, { email: `${id}.${email}` }))
    const [edited, ...taken] = await Promise.allSettled([edit(id), ...takes])
    all.push({ id, isEdited: edited.status === 'fulfilled', taken: taken.map(({ status }) => status === 'fulfilled') })
  }
  return all
}

test.each(databases)('a person who signs up during a cancellation is told about it, on $name', async (database) => {
  await using stage = await testDays({ database })
  for (const { id, isEdited, taken } of await atOnce(stage, stage.core.events.cancel)) {
    expect(isEdited).toBe(true)
    await stage.signups.sendNotices(signupLinks)
    for (const [at, email] of people.entries()) {
      const [first, second] = await stage.emailsTo(`${id}.${email}`)
      const subjects = taken[at] ? [`You have a seat: Screening in ${id}`, `Cancelled: Screening in ${id}`] : []
      expect([first, second].flatMap((each) => each?.subject ?? [])).toEqual(subjects)
    }
  }
})

test.each(databases)('an event cannot be unpublished while somebody signs up, on $name', async (database) => {
  await using stage = await testDays({ database })
  for (const { id, isEdited, taken } of await atOnce(stage, stage.core.events.unpublish)) {
    const { signups } = await stage.signups.list(id)
    expect(signups.length).toBe(taken.filter(Boolean).length)
    expect([id, isEdited && signups.length > 0]).toEqual([id, false])
  }
})
