import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { Unavailable } from '#core/lib/errors.ts'
import { createBotCheck } from '#core/messages/bot-check.ts'
import { createMessages } from '#core/messages/messages.ts'
import { createSettings } from '#core/settings/settings.ts'
import { callsTo } from '#test/calls.ts'
import { yaw } from '#test/cast.ts'
import { startSite } from '#test/site.ts'

test('a full database rejects a message completely, can be read, and accepts the next once there is space', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'voima-full-'))
  const db = await openDatabase(join(folder, 'voima.db'))
  const clock = () => new Date()
  const messages = createMessages({
    db,
    clock,
    botCheck: createBotCheck(createSettings(db), clock),
    outbox: { queue: async () => undefined },
  })
  const kept = await messages.receive(yaw)
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  const mayHave = (count: number) => sql.raw(`pragma max_page_count = ${count}`).execute(db)

  await mayHave(pages.rows[0]?.page_count ?? 0)
  const large = { ...yaw, message: 'x'.repeat(5_000) }
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => messages.receive(large)))
  const refused = tries.filter((one) => one.status === 'rejected').map(({ reason }) => reason)
  expect(refused.length).toBeGreaterThan(10)
  for (const reason of refused) expect(reason).toEqual(new Unavailable('The disk is full.'))
  const there = await messages.newest()
  expect(there.map(({ _id }) => _id)).toContain(kept._id)
  expect(there).toHaveLength(1 + tries.length - refused.length)
  expect((await messages.list(1, 100)).found).toEqual(there)

  await mayHave(1_000_000)
  const later = await messages.receive(large)
  expect((await messages.find(later._id)).subject).toBe(large.message)
  await db.destroy()
  await rm(folder, { recursive: true })
})

const prlimit = '/usr/bin/prlimit'

/** Limits the size of files that a running process may write, in bytes. */
const allow = (pid: number, bytes: number | 'unlimited') =>
  execFileSync(prlimit, ['--pid', String(pid), `--fsize=${bytes}:unlimited`])

test.runIf(existsSync(prlimit))('a site with a full disk says so, serves reads, and writes again later', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'voima-full-'))
  const site = await startSite({ DATA_DIR, RATE_LIMITS: 'off', STARTER_CONTENT: 'none' })
  const { publish, send, read } = callsTo(site.address)
  const { newsItem } = await publish('/news', { title: 'Before', content: 'Text.' })
  const media = join(DATA_DIR, 'media')
  const files = async () => (await readdir(media)).filter((name) => !name.endsWith('.avif')).sort()
  const before = await files()

  allow(site.pid, (await stat(join(DATA_DIR, 'voima.db-wal'))).size)
  await expect(send(yaw)).rejects.toThrow(/answered 503: .*[Nn]othing was changed/)
  allow(site.pid, 100)
  await expect(publish('/news', { title: 'Meanwhile', content: 'Text.' })).rejects.toThrow(/answered 503: .*"detail"/)
  expect(await files()).toEqual(before)
  for (const path of ['/', '/news', `/news/${newsItem._id}`, newsItem.imageUrl, '/healthz', '/readyz'])
    expect([path, (await fetch(site.address + path)).status]).toEqual([path, 200])

  allow(site.pid, 'unlimited')
  await send(yaw)
  await publish('/news', { title: 'After', content: 'Text.' })
  expect((await read('/contact')).messages).toHaveLength(1)
  const { news } = await (await fetch(`${site.address}/api/v1/news`)).json()
  expect(news.map(({ title }: { title: string }) => title)).toEqual(['After', 'Before'])
  await site.stop()
  await rm(DATA_DIR, { recursive: true })
})
