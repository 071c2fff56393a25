import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { restoreBackup } from '#core/backup/restore.ts'
import { saveBackup } from '#core/backup/save-backup.ts'
import { hours, minutes } from '#core/lib/clock.ts'
import { type Core, openCore } from '#core/organisation/core.ts'
import { adwoa, ama, esi, kofi, yaw } from '#test/cast.ts'
import { databases, type TestDatabase } from '#test/databases.ts'
import { newsletterFields } from '#test/draft-newsletter.ts'
import { screeningDay } from '#test/events.ts'
import { linkOf, site, testNewsletter } from '#test/newsletter.ts'
import { softBrowser, startPushReceiver } from '#test/push-receiver.ts'
import { signupLinks } from '#test/signup-days.ts'
import { emptyStorage, sourceOf } from '#test/storage-kinds.ts'
import { stores } from '#test/stores.ts'
import { backgroundJobs } from './jobs.ts'

const [folderStore] = stores
const addressOf = (path: string) => site + path
const failed = () => expect.fail('A job failed.')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-copy-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Every background job, as often as it takes until nothing more happens. */
const runJobs = async (core: Core) => {
  for (let round = 0; round < 2; round += 1) for (const { run } of backgroundJobs(core, failed, () => site)) await run()
}

/** An event tomorrow with sign-ups, a newsletter half sent and one scheduled, and emails and confirmations that wait. */
const fillOriginal = async (stage: Awaited<ReturnType<typeof testNewsletter>>) => {
  const { core, clock, addSubscribers } = stage
  await addSubscribers(...Array.from({ length: 5 }, (_, index) => `${index}@mail.example`))
  const startsAt = new Date(clock().getTime() + hours(25)).toISOString()
  const endsAt = new Date(clock().getTime() + hours(30)).toISOString()
  const { _id } = await core.events.add({ ...screeningDay, startsAt, endsAt, times: [{ startsAt, seats: 300 }] })
  await core.events.publish(_id)
  const time = (await core.signups.times(_id)).times[0]?._id ?? ''
  for (let guest = 0; guest < 3; guest += 1)
    await core.signups.take(
      _id,
      { calledBy: 'Kofi', people: 1, time, email: `guest-${guest}@mail.example` },
      { links: signupLinks },
    )
  await core.subscribers.add(esi, { linkOf })
  await core.subscribers.add({ email: kofi.email }, { linkOf, suspicion: 'tooFast' })
  const running = await core.newsletters.draft(newsletterFields)
  await core.newsletters.send(running._id, { isChecked: true }, site)
  await core.newsletters.sendDue(site)
  const scheduled = await core.newsletters.draft({ ...newsletterFields, subject: 'Another walk' })
  const at = new Date(clock().getTime() + hours(1)).toISOString()
  await core.newsletters.send(scheduled._id, { at, isChecked: true }, site)
  await core.messages.receive(yaw, { addressOf })
}

/** The copy uses the mail account and the push service of the original. */
const openCopy = async (database: TestDatabase, isRollback = false) => {
  const push = await startPushReceiver()
  const stage = await testNewsletter({ database })
  await fillOriginal(stage)
  const file = join(folder, 'backup.tar')
  await saveBackup(sourceOf(stage), file, stage.clock())
  const target = await emptyStorage({ database, store: folderStore })
  await restoreBackup(file, sourceOf(target), { isRollback })
  const config = readConfig({ ...stage.environment, ...target.settings })
  const open = () => openCore(config, stage.clock, { postPush: push.post })
  const copy = await open()
  const close = async () => {
    await copy.close()
    await target[Symbol.asyncDispose]()
    await stage.close()
    await push[Symbol.asyncDispose]()
  }
  return { ...stage, copy, sent: () => [...stage.server.taken, ...push.received], [Symbol.asyncDispose]: close }
}

/** Everything that sends something, in the copy itself. */
const useCopy = async (copy: Core) => {
  const { token } = await copy.sessions.open(ama)
  const user = (await copy.sessions.userOf(token)) ?? expect.fail()
  await copy.push.add(user, { token, device: 'phone' }, softBrowser('phone').subscription)
  await copy.messages.receive({ ...yaw, message: 'My child has a fever and cannot breathe' }, { addressOf })
  await copy.questions.ask({ question: 'My child has a fever and cannot breathe' }, { addressOf })
  await copy.messages.replySettings.testNotices.send(user, addressOf)
  await copy.passwordResets.request(ama.email, linkOf)
  await copy.invitations.invite(user, { email: adwoa.email, role: 'editor' }, linkOf)
  await copy.subscribers.add({ email: 'new@mail.example' }, { linkOf })
  await copy.outbox.sendTestEmail(ama.email)
  const { found } = await copy.outbox.list('waiting', 1, 1)
  await copy.outbox.sendAgain(found[0]?._id ?? '')
}

describe.each(databases)('a restored copy on $name', (database) => {
  test('sends nothing until a person releases it, and then only what is new', async () => {
    await using stage = await openCopy(database)
    const { copy, pass, sent } = stage
    await useCopy(copy)
    for (let hour = 0; hour < 3; hour += 1) {
      await runJobs(copy)
      pass(hours(1))
    }
    expect(sent()).toEqual([])
    expect((await copy.dashboard({ role: 'editor' })).restoredCopy).toMatchObject({ newsletters: 2 })
    expect((await copy.startChecks.sentences()).map(({ event }) => event)).toContain('nobody-told')
    expect(await copy.checkData()).toEqual({ maySend: false })

    await copy.restoredCopy.release(signupLinks)
    for (let step = 0; step < 3; step += 1) {
      await runJobs(copy)
      pass(minutes(10))
    }
    expect(sent()).toEqual([])
    expect((await copy.outbox.counts()).waiting).toBe(0)
    expect((await copy.newsletters.list(1, 10)).found.map(({ state }) => state)).toEqual(['paused', 'paused'])
    expect(await copy.checkData()).toEqual({ maySend: true })
    expect((await copy.dashboard({ role: 'editor' })).restoredCopy).toBeUndefined()

    await copy.messages.receive(yaw, { addressOf })
    await runJobs(copy)
    expect(sent()).toHaveLength(2)
  })

  test('that is released before any job ran sends no reminder that was due before', async () => {
    await using stage = await openCopy(database)
    stage.pass(hours(3))
    await stage.copy.restoredCopy.release(signupLinks)
    await runJobs(stage.copy)
    expect(stage.sent()).toEqual([])
    // The reminder three hours before the event is due later, so it is sent.
    stage.pass(hours(20))
    await runJobs(stage.copy)
    expect(stage.server.taken.map(({ to }) => to).sort()).toEqual(
      [0, 1, 2].map((guest) => `guest-${guest}@mail.example`),
    )
  })

  test('that replaces its original after a rollback is no copy: only what waited is set aside', async () => {
    await using stage = await openCopy(database, true)
    expect(await stage.copy.checkData()).toEqual({ maySend: true })
    stage.pass(minutes(5))
    await stage.copy.messages.receive(yaw, { addressOf })
    await runJobs(stage.copy)
    expect(stage.server.taken.map(({ to }) => to).sort()).toEqual([ama.email, kofi.email].sort())
  })
})

test('every file that talks to a mail server or a push service asks for the hold first', () => {
  const sources = globSync('src/**/*.ts', { exclude: ['**/*.test.ts'] })
  const having = (code: RegExp) => sources.filter((path) => code.test(readFileSync(path, 'utf8')))
  const asking = having(/await findSendingHold\(/)
  expect(having(/nodemailer\/lib\/smtp-connection|createTransport\((?!\{ streamTransport)/)).toEqual([
    'src/core/email/smtp.ts',
  ])
  // The delivery of the outbox gets its emails from `leases.ts`.
  expect(asking).toContain('src/core/email/leases.ts')
  expect(having(/\bcreateSmtp\(/).filter((path) => !asking.includes(path))).toEqual(['src/core/email/delivery.ts'])
  expect(having(/await post\(/).filter((path) => !asking.includes(path))).toEqual([])
  expect(having(/\bpostPush\(/)).toEqual([])
})
