import { describe, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases, type TestDatabase } from '#test/databases.ts'
import { momo } from '#test/giving.ts'
import { hours, minutes } from '../lib/clock.ts'
import { Conflict, NotAllowed, Refused } from '../lib/errors.ts'

const password = 'a long enough password'
const addressOf = (path: string) => `https://voima.example${path}`
const other = { ...momo, number: '055 999 9999' }

/** Ama and Kojo are administrators. */
const openStage = async (database: TestDatabase, settings: Record<string, string> = {}) => {
  const { clock, pass } = testClock()
  const stage = await testCore({ database, clock, settings })
  const { core } = stage
  const kojo = await core.users.add('kojo@voima.example', password, 'administrator')
  const { token } = await core.sessions.open(ama)
  const user = await core.sessions.userOf(token)
  if (!user) throw new Error('Ama is not signed in.')
  const { details } = core.gifts
  const versions = () => details.list(user)
  const newest = async () => (await versions())[0]?._id ?? ''
  const by = { ama: { user, addressOf }, kojo: { user: kojo, addressOf } }
  return { ...stage, pass, details, versions, newest, by, [Symbol.asyncDispose]: stage.close }
}

const number = async ({ details }: Pick<Awaited<ReturnType<typeof openStage>>, 'details'>) =>
  (await details.current())?.number

for (const database of databases)
  describe(`the giving details on ${database.name}`, () => {
    test('become public when a second administrator, but not the proposer, approves them', async () => {
      await using stage = await openStage(database)
      const { details, by, newest } = stage
      await details.propose(momo, by.ama)
      expect(await number(stage)).toBeUndefined()
      await expect(details.approve(await newest(), by.ama)).rejects.toThrow(NotAllowed)
      expect(await number(stage)).toBeUndefined()
      await details.approve(await newest(), by.kojo)
      expect(await number(stage)).toBe(momo.number)
      stage.pass(minutes(1))
      await details.propose(other, by.kojo)
      await expect(details.approve(await newest(), by.kojo)).rejects.toThrow(NotAllowed)
      expect(await number(stage)).toBe(momo.number)
      expect((await stage.versions()).map(({ state }) => state)).toEqual(['waiting', 'current'])
    })

    test('become public a full day after the proposal, and not a minute earlier', async () => {
      await using stage = await openStage(database)
      await stage.details.propose(momo, stage.by.ama)
      const oldestAt = (await stage.versions())[0]?.proposedAt
      stage.pass(hours(24) - minutes(1))
      const { tasks } = await stage.core.dashboard({ role: 'administrator' })
      expect(tasks).toEqual([{ task: 'givingProposal', count: 1, oldestAt }])
      expect(await number(stage)).toBeUndefined()
      stage.pass(minutes(1))
      expect(await number(stage)).toBe(momo.number)
      expect((await stage.versions())[0]).toMatchObject({ state: 'current', emailed: 0 })
    })

    test('cannot be approved by somebody who became an administrator after the proposal', async () => {
      await using stage = await openStage(database)
      const { core, details, by, newest } = stage
      const editor = await core.users.add('adwoa@voima.example', password, 'editor')
      await details.propose(momo, by.ama)
      const sockPuppet = await core.users.add('puppet@voima.example', password, 'administrator')
      await core.users.changeJobs(editor.id, ['administrator'])
      for (const user of [sockPuppet, editor])
        await expect(details.approve(await newest(), { user, addressOf })).rejects.toThrow(NotAllowed)
      await core.users.changeJobs(by.kojo.user.id, ['writer', 'events'])
      await expect(details.approve(await newest(), by.kojo)).rejects.toThrow(NotAllowed)
      expect(await number(stage)).toBeUndefined()
    })

    test('stay hidden if an administrator withdraws them, or the proposer is removed or demoted', async () => {
      await using stage = await openStage(database)
      const { core, details, by, newest, pass } = stage
      await details.propose(momo, by.ama)
      await details.withdraw(await newest(), by.kojo.user)
      await expect(details.approve(await newest(), by.kojo)).rejects.toThrow(Conflict)
      const kwame = await core.users.add('kwame@voima.example', password, 'administrator')
      await details.propose(momo, { user: kwame, addressOf })
      await core.users.changeJobs(kwame.id, ['writer', 'events'])
      await details.propose(other, by.kojo)
      await core.users.remove(by.kojo.user.id)
      pass(hours(48))
      expect(await number(stage)).toBeUndefined()
      expect((await stage.versions()).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn', 'withdrawn'])
    })

    test('have at most one waiting proposal, even if two arrive at once', async () => {
      await using stage = await openStage(database)
      const { details, by } = stage
      const both = await Promise.allSettled([details.propose(momo, by.ama), details.propose(other, by.kojo)])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      await expect(details.propose(other, by.kojo)).rejects.toThrow(Conflict)
      expect(await stage.versions()).toHaveLength(1)
    })

    test('that are stopped leave no public details, not even the earlier ones', async () => {
      await using stage = await openStage(database)
      const { details, by, newest, pass } = stage
      await details.propose(momo, by.ama)
      await details.approve(await newest(), by.kojo)
      pass(minutes(1))
      await details.propose(other, by.ama)
      await details.approve(await newest(), by.kojo)
      const [, first] = await stage.versions()
      await expect(details.withdraw(first?._id ?? '', by.ama.user)).rejects.toThrow(Conflict)
      await details.withdraw(await newest(), by.ama.user)
      expect(await number(stage)).toBeUndefined()
    })
  })

test('every proposal and approval is emailed to all administrators, and the history has no complete number', async () => {
  await using stage = await openStage(databases[0], { SMTP_URL: 'smtp://localhost:1' })
  const { core, details, by, newest } = stage
  await details.propose(momo, by.ama)
  expect((await stage.versions())[0]?.emailed).toBe(2)
  const emails = (await core.outbox.list('waiting', 1, 10)).found
  expect(emails.map(({ to }) => to).sort()).toEqual([ama.email, 'kojo@voima.example'])
  expect(emails[0]?.subject).toBe('New giving details were proposed')
  await details.approve(await newest(), by.kojo)
  expect((await core.outbox.list('waiting', 1, 10)).found).toHaveLength(4)
  const { found } = await core.history.list({ page: 1, limit: 10, kind: 'giving' })
  expect(found.map(({ event, about }) => [event, about]).sort()).toEqual([
    ['giving.approved', 'MTN MoMo …456, Example Bank …321'],
    ['giving.proposed', 'MTN MoMo …456, Example Bank …321'],
  ])
})

test.each([
  [{ phoneName: '' }, { phoneName: expect.stringContaining('name that the phone must show') }],
  [{ network: '' }, { network: expect.stringContaining('network') }],
  [{ accountNumber: '' }, { accountNumber: 'Enter the number of the account.' }],
  [
    { network: '', number: '', phoneName: '', bank: '', branch: '', accountName: '', accountNumber: '' },
    { number: expect.stringContaining('at least one way') },
  ],
])('details with %j are rejected', async (fields, errors) => {
  await using stage = await openStage(databases[0])
  const refusal = stage.details.propose({ ...momo, ...fields }, stage.by.ama)
  await expect(refusal).rejects.toThrow(Refused)
  await expect(refusal).rejects.toMatchObject({ fields: errors })
})
