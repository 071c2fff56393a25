import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { demonstrationEmail, demonstrationPassword } from '#shared/demonstration.ts'
import { jobs } from '#shared/permissions.ts'
import { days } from '../lib/clock.ts'
import { openCore } from '../organisation/core.ts'
import { openDemonstration } from './demonstration.ts'

const now = new Date('2026-06-19T08:00:00.000Z')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-demo-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const configOf = (name: string, more = {}) =>
  readConfig({ DATA_DIR: join(folder, name), DEMO: 'yes', STARTER_CONTENT: 'none', ...more })

test('a demonstration has a year of work, which begins again with later dates', async () => {
  const config = configOf('year')
  const demonstration = await openDemonstration(config, now)
  let time = now
  const core = await openCore(config, () => time)
  const next = async () =>
    (await core.events.list({ when: 'coming', page: 1, limit: 10 })).found.map((each) => each.startsAt)
  const counts = async () => [
    (await core.messages.list(1, 50)).found.length,
    (await core.events.list({ when: 'past', page: 1, limit: 50 })).found.length,
    (await core.newsletters.list(1, 50)).found.length,
    (await core.users.list()).length,
  ]
  expect(await next()).toEqual(['2026-06-22T09:00:00.000Z', '2026-07-06T09:00:00.000Z'])
  expect(await counts()).toEqual([13, 12, 13, jobs.length])
  expect((await core.outbox.counts()).waiting).toBeLessThan(30)
  for (const job of jobs)
    expect(
      await core.sessions.open({ email: demonstrationEmail(job), password: demonstrationPassword }),
    ).toHaveProperty('token')

  await core.messages.receive({ name: 'A visitor', email: 'visitor@mail.example', message: 'I was here.' })
  const writer = (await core.users.list()).find(({ email }) => email === demonstrationEmail('writer'))
  await core.users.remove(writer?._id ?? '')
  await mkdir(join(config.dataDir, 'import'))
  await writeFile(join(config.dataDir, 'import', '0-export.xml'), 'I was here.')
  time = new Date(now.getTime() + days(2.5))
  await demonstration.reset(core, time)
  expect(await next()).toEqual(['2026-06-24T09:00:00.000Z', '2026-07-08T09:00:00.000Z'])
  expect(await counts()).toEqual([13, 12, 13, jobs.length])
  expect((await core.messages.list(1, 1)).found[0]?.createdAt).toBe('2026-06-21T08:00:00.000Z')
  expect(await readdir(config.dataDir)).not.toContain('import')
  await core.close()
})

test('nothing is sent: every email counts as delivered, and nobody can enter a mail server', async () => {
  const config = configOf('mail')
  await openDemonstration(config, now)
  const core = await openCore(config, () => now)
  await core.outbox.sendDue()
  expect(await core.outbox.counts()).toMatchObject({ waiting: 0, failed: 0, unknown: 0 })
  const account = { host: 'mail.example', port: 587, isSecure: false, user: '', password: '' }
  const change = { ...account, from: { name: '', address: 'a@mail.example' } } as never
  await expect(core.outbox.accountSettings.change(change, async () => 0)).rejects.toThrow()
  await core.close()
})

test('every person, address and text in it says that it is an example', async () => {
  const config = configOf('names')
  await openDemonstration(config, now)
  const core = await openCore(config, () => now)
  for (const { name, email, subject } of (await core.messages.list(1, 50)).found) {
    expect(name).toMatch(/^Example person \d+$/)
    expect(email).toMatch(/@mail\.example$/)
    expect(subject).toContain('example')
  }
  for (const { name } of await core.users.list()) expect(name).toMatch(/^Example /)
  await core.close()
})

test('a folder with other data is refused and stays as it is, and its own folder is used again', async () => {
  const config = configOf('mine')
  await mkdir(config.dataDir)
  await writeFile(join(config.dataDir, 'photo.jpg'), 'Mine')
  await expect(openDemonstration(config, now)).rejects.toThrow(
    `and ${config.dataDir} has other data. Nothing was changed.`,
  )
  expect(await readdir(config.dataDir)).toEqual(['photo.jpg'])
  const again = configOf('year')
  await writeFile(join(again.dataDir, 'left.txt'), 'Left by a visitor')
  await openDemonstration(again, now)
  expect(await readdir(again.dataDir)).not.toContain('left.txt')
})

test('a site that is no demonstration refuses the folder of one, because everybody knows its passwords', async () => {
  await expect(openCore(configOf('year', { DEMO: 'no' }))).rejects.toThrow('must not be the folder of a demonstration')
})
