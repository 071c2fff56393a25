import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ama, esi, walk } from '#test/cast.ts'
import { clinic } from '#test/clinics.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { draftNewsletter, newsletterFields } from '#test/draft-newsletter.ts'
import { screeningDay } from '#test/events.ts'
import { site, testNewsletter } from '#test/newsletter.ts'
import { createChangeEvents } from '../lib/change-events.ts'
import { type Core, openCore } from '../organisation/core.ts'
import { openDatabase } from './open.ts'
import { countRows } from './query.ts'

test('a process notices the writes of another process once, and ignores its own', async () => {
  await using organisation = await testCore()
  const { core } = organisation
  let notices = 0
  core.onChange(() => {
    notices += 1
  })
  await core.checkOtherWriters()
  await core.subscribers.add(esi)
  await core.checkOtherWriters()
  expect(notices).toBe(0)

  const other = await openCore(organisation.config)
  await core.checkOtherWriters()
  const before = notices
  await other.subscribers.add({ email: 'kofi@mail.example' })
  await other.close()
  await core.checkOtherWriters()
  await core.checkOtherWriters()
  expect(notices).toBe(before + 1)
})

const shared = databases.filter(({ isShared }) => isShared)

for (const database of shared)
  test(`on ${database.name} a process notifies others which part changed, and ignores its own notifications`, async () => {
    await using organisation = await testCore({ database })
    const { core } = organisation
    const other = await openCore(organisation.config)
    const partsHeardBy = (each: typeof core) => {
      const parts: string[] = []
      each.onChange((part) => parts.push(part))
      return parts
    }
    const [heard, heardByOther] = [partsHeardBy(core), partsHeardBy(other)]
    await core.articles.publish('news', walk)
    await expect.poll(() => heardByOther).toEqual(['articles'])
    await other.siteContent.change('welcome', { title: 'Akwaaba', lead: 'We are many.' }, 0, ama.email)
    // Notifications arrive in order, so a notification of its own would have arrived first.
    await expect.poll(() => heard).toContain('everything')
    expect(heard.filter((part) => part === 'articles')).toHaveLength(1)
    await other.close()
  })

for (const database of shared)
  test(`on ${database.name} a newsletter notifies other processes when it is sent, but not while it is written`, async () => {
    await using stage = await testNewsletter({ database })
    await stage.addSubscribers(esi.email)
    // The first link stores the secret that signs links, and a change of settings notifies others.
    const { newsletters } = stage.core
    await newsletters.check(await draftNewsletter(stage), site)
    const other = await openCore(stage.config)
    const notified = Promise.withResolvers<void>()
    let notices = 0
    other.onChange(() => {
      notices += 1
      notified.resolve()
    })
    const id = await draftNewsletter(stage)
    await newsletters.change(id, { ...newsletterFields, subject: 'We walk', version: 1 })
    await newsletters.send(id, { isChecked: true }, site)
    await newsletters.sendDue(site)
    await notified.promise
    expect(notices).toBe(1)
    await other.close()
  })

for (const database of shared)
  test(`on ${database.name} a question notifies other processes when a user changes it, but not when it is asked`, async () => {
    await using organisation = await testCore({ database })
    const { questions, users } = organisation.core
    // The first code stores the secret of the codes, and a change of settings notifies others.
    await questions.ask({ question: 'What is a gene?' })
    const other = await openCore(organisation.config)
    const heard: string[] = []
    other.onChange((part) => heard.push(part))
    await questions.ask({ question: 'What is a spleen?' })
    const [{ _id: id = '' } = {}] = (await questions.inbox.list({ state: 'waiting', page: 1, limit: 1 })).found
    const [{ _id: userId = '' } = {}] = await users.list()
    const user = { id: userId, email: ama.email, role: 'administrator' as const, name: null }
    expect(heard).toEqual([])
    await questions.inbox.revise(id, { answer: 'The answer.', isAnswered: true }, user)
    await expect.poll(() => heard).toEqual(['questions'])
    await other.close()
  })

/** What a person does, and the parts of the site that it changes. */
const changesOfRows: [what: string, parts: string[], work: (core: Core) => Promise<unknown>][] = [
  ['publishes an article', ['articles'], ({ articles }) => articles.publish('news', walk)],
  ['adds an event', ['events'], ({ events }) => events.add(screeningDay)],
  ['adds a place', ['places'], ({ places }) => places.add(clinic)],
  ['edits the site', ['everything'], ({ siteContent }) => siteContent.change('welcome', welcome, 0, ama.email)],
  ['subscribes', [], ({ subscribers }) => subscribers.add(esi)],
  ['sends a message', [], ({ messages }) => messages.receive({ name: 'Esi', email: esi.email, message: 'Hello' })],
  ['asks a question', [], ({ questions }) => questions.ask({ question: 'What is a spleen?' })],
  ['changes a place that is not there', [], ({ places }) => places.change('none', { town: 'Ho' }).catch(() => {})],
]

const welcome = { title: 'Akwaaba', lead: 'We are many.' }

for (const database of databases)
  test.each(changesOfRows)(`on ${database.name} a person who %s changes %j of the site`, async (_, parts, work) => {
    await using organisation = await testCore({ database })
    const { core } = organisation
    // The first code stores the secret of the codes, which is a setting.
    await core.questions.ask({ question: 'What is a gene?' })
    const heard = new Set<string>()
    core.onChange((part) => heard.add(part))
    await work(core)
    // Before the caller goes on: nobody waits for a notification of the database here.
    expect([...heard].filter((part) => part !== 'everything' || parts.includes(part))).toEqual(parts)
  })

test('a change that is rolled back notifies nobody, and one notification comes after the commit', async () => {
  const changes = createChangeEvents()
  const heard: number[] = []
  const folder = await mkdtemp(join(tmpdir(), 'voima-changes-'))
  const db = await openDatabase(join(folder, 'voima.db'), { changes })
  const others = await openDatabase(join(folder, 'voima.db'))
  let count = 0
  changes.onChange(() => heard.push(count))
  const add = (trx: typeof db, name: string) => trx.insertInto('settings').values({ name, value: '' }).execute()
  await db
    .transaction()
    .execute(async (trx) => {
      await add(trx, 'one')
      throw new Error('The work failed.')
    })
    .catch(() => {})
  expect(heard).toEqual([])
  await db.transaction().execute(async (trx) => {
    await add(trx, 'one')
    await add(trx, 'two')
    expect(heard).toEqual([])
    count = 2
  })
  expect(heard).toEqual([2])
  expect(await countRows(others.selectFrom('settings'))).toBe(2)
  await db.destroy()
  await others.destroy()
  await rm(folder, { recursive: true })
})
