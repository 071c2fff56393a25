import { describe, expect, test } from 'vitest'
import { defaultContent } from '#shared/content/defaults.ts'
import type { Job } from '#shared/permissions.ts'
import { rates } from '#shared/rate-limits.ts'
import { adwoa, ama, esi, walk, yaw } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { screeningDay } from '#test/events.ts'
import { linkOf } from '#test/newsletter.ts'
import { testDays } from '#test/signup-days.ts'
import { days, hours } from '../lib/clock.ts'

for (const database of databases)
  describe(`the dashboard in ${database.name}`, () => {
    test('counts the records and the tasks that wait for somebody', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { articles, messages, subscribers, dashboard } = stage.core
      await articles.publish('news', walk)
      await articles.publish('blog', { ...walk, status: 'draft' })
      const start = clock()
      await messages.receive(yaw)
      pass(days(7))
      await messages.receive({ ...yaw, message: 'Hello?' })
      await subscribers.add(esi)
      expect(await dashboard({ role: 'administrator' })).toMatchObject({
        news: { published: 1, draft: 0 },
        blog: { published: 0, draft: 1 },
        incomplete: {
          news: { articles: 1, source: 1, description: 0, consent: 0 },
          blog: { articles: 0, source: 0, description: 0, consent: 0 },
        },
        messages: { all: 2, recent: 1, unread: 2, oldestUnreadAt: start.toISOString() },
        subscribers: 1,
        mail: { counts: { failed: 0 }, health: { sends: false } },
        backups: { isRunning: false },
        readers: { total: 0 },
      })
    })

    test('warns of a flood of subscriptions with many that wait for a confirmation email', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { subscribers, dashboard } = stage.core
      await subscribers.add(esi, { linkOf })
      pass(hours(1.1))
      const many = rates.confirming.times + 3
      for (let count = 0; count < many; count += 1)
        await subscribers.add({ email: `${count}@mail.example` }, { linkOf })
      const unasked = async () => (await dashboard({ role: 'administrator' })).unasked
      expect(await unasked()).toEqual({ waiting: 3, recent: many })
      pass(hours(1.1))
      await subscribers.sendWaitingConfirmations(linkOf)
      expect(await unasked()).toEqual({ waiting: 0, recent: 0 })
    })

    test('lists the steps that remain before the launch', async () => {
      await using stage = await testCore({ database, settings: { PUBLIC_URL: 'https://voima.example' } })
      const { siteContent, dashboard } = stage.core
      const left = async () => (await dashboard({ role: 'administrator' })).launch
      expect(await left()).toEqual([
        { step: 'examples', isDone: false, left: 11 },
        { step: 'organisation', isDone: false, left: 3 },
        { step: 'look', isDone: false },
        { step: 'mail', isDone: false },
        { step: 'notices', isDone: false },
        { step: 'reply-to', isDone: false },
        { step: 'backups', isDone: false },
        { step: 'second-factor', isDone: false, left: 1 },
        { step: 'address', isDone: true },
      ])
      const address = ['PO Box 1', 'Accra']
      await siteContent.change('contact', { ...defaultContent.contact, email: adwoa.email, address }, 0, ama.email)
      const named = { legalName: 'Voima Ghana', registration: 'DPC-1', answerDays: 21 }
      await siteContent.change('organisation', named, 0, ama.email)
      // Also if an administrator keeps the one that the site came with.
      await siteContent.change('look', defaultContent.look, 0, ama.email)
      await stage.core.backups.make()
      const isDone = true
      const done = [{ isDone, left: 0 }, { isDone }, {}, {}, { isDone }, { isDone }, {}, {}]
      expect(await left()).toMatchObject([{ left: 10 }, ...done])
    })

    test('lists the next events, and counts drafts and events without counts', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { events, signups, dashboard } = stage.core
      const standing = async (more: Job[] = []) => {
        const { nextEvents, tasks } = await dashboard({ role: 'editor', jobs: ['writer', 'events', ...more] })
        return { nextEvents, tasks }
      }
      const { _id } = await events.add(screeningDay)
      expect(await standing()).toEqual({ tasks: [{ task: 'eventDrafts', count: 1 }] })
      await events.publish(_id)
      const { title, town } = screeningDay
      const startsAt = '2026-06-26T09:00:00.000Z'
      const seats = { all: 20, taken: 0 }
      expect(await standing()).toEqual({ nextEvents: [{ _id, title, startsAt, town, state: 'published', seats }] })
      pass(days(8))
      // Only users who may read and change the counts get this task.
      expect(await standing()).toEqual({})
      const mayCount: Job[] = ['door']
      expect(await standing(mayCount)).toEqual({
        tasks: [{ task: 'uncountedEvents', count: 1, oldestAt: '2026-06-26T15:00:00.000Z' }],
      })
      await signups.changeCounts(_id, { came: 0 })
      expect(await standing(mayCount)).toEqual({})
    })

    test('lists every event of the next seven days that is not cancelled, or else the next three', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { events, dashboard } = stage.core
      const add = async (day: string) => {
        const [startsAt, endsAt] = [`2026-${day}T09:00:00.000Z`, `2026-${day}T15:00:00.000Z`]
        return (await events.add({ ...screeningDay, title: day, startsAt, endsAt, times: [], publish: true }))._id
      }
      const listed = async () => (await dashboard({ role: 'administrator' })).nextEvents?.map(({ title }) => title)
      await events.cancel(await add('06-19'))
      for (const day of ['07-30', '06-25', '06-20', '07-27', '06-22', '06-21', '07-28', '07-29']) await add(day)
      expect(await listed()).toEqual(['06-20', '06-21', '06-22', '06-25'])
      pass(days(10))
      expect(await listed()).toEqual(['07-27', '07-28', '07-29'])
    })
  })

test.each(databases)(
  'names the people whom somebody must call after an event has moved, on $name',
  async (database) => {
    await using stage = await testDays({ database })
    const { core, signups } = stage
    const start = stage.clock().toISOString()
    await stage.addDay({ times: 2 })
    await stage.take('ho-0', { email: esi.email })
    await stage.take('ho-0', { phone: '024 123 4567' })
    const tasks = async (role: string) => (await core.dashboard({ role })).tasks
    expect(await tasks('door')).toBeUndefined()
    await core.events.change('ho', { startsAt: '2026-06-26T08:00:00Z' })
    // The site has no email account, but Esi gave no phone number.
    expect(await tasks('door')).toEqual([{ task: 'peopleToCall', count: 1, id: 'ho', oldestAt: start }])
    expect(await tasks('events')).toBeUndefined()
    const { sequence, signups: people } = await signups.list('ho')
    const told = people.find(({ phone }) => phone)?._id ?? ''
    await signups.saveTold('ho', told, { sequence, isTold: true })
    expect(await tasks('door')).toBeUndefined()
  },
)

test('shows each role only what it may know', async () => {
  await using stage = await testCore()
  const keys = async (role: string) => Object.keys(await stage.core.dashboard({ role }))
  expect(await keys('editor')).toEqual(['news', 'blog', 'incomplete', 'readers', 'corrections'])
  expect(await keys('treasurer')).toEqual([])
})
