import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { unpackTar } from 'modern-tar'
import { expect, test, vi } from 'vitest'
import { testApi } from '#test/api.ts'
import { ama } from '#test/cast.ts'
import { fillCore } from '#test/filled-core.ts'

type Stage = Awaited<ReturnType<typeof testApi>>

const downloaded = async ({ api, token }: Stage, path: string) => {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await api.fetch(new Request(`http://localhost/api/v1${path}`, { headers }), { visitor: '203.0.113.7' })
  return { headers: answer.headers, bytes: await buffer(answer.body as never) }
}

const deedsIn = async ({ ask }: Stage) =>
  (await ask({ as: 'Ama', path: '/history?kind=backups' })).json.history.map(({ event }: { event: string }) => event)

test('Ama requests a backup, sees when it is done, and downloads it', async () => {
  await using stage = await testApi()
  await fillCore(stage.core)
  const list = async () => (await stage.ask({ as: 'Ama', path: '/backups' })).json
  expect(await list()).toEqual({ backups: [], isRunning: false, everyHours: 24, keep: 7 })

  const asked = await stage.ask({ as: 'Ama', method: 'POST', path: '/backups' })
  expect(asked.status).toBe(202)
  expect(asked.json).toMatchObject({ isRunning: true })
  await expect.poll(list).toMatchObject({ isRunning: false, lastGoodAt: expect.any(String) })

  const [backup] = (await list()).backups
  expect((await stage.ask({ as: 'Ama', path: `/backups/${backup._id}` })).status).toBe(403)
  await stage.ask({ as: 'Ama', method: 'POST', path: '/auth/confirmation', body: ama })
  const { headers, bytes } = await downloaded(stage, `/backups/${backup._id}`)
  expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${backup._id}.tar"`)
  expect(headers.get('Content-Type')).toBe('application/x-tar')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(bytes.byteLength).toBe(backup.bytes)
  expect((await unpackTar(bytes)).at(-1)?.header.name).toBe('summary.json')
  expect(await deedsIn(stage)).toEqual(['backups.downloaded', 'backups.made'])
})

test('a failed backup is listed with its reason', async () => {
  await using stage = await testApi({ settings: { BACKUP_DIR: '/dev/null' } })
  await stage.ask({ as: 'Ama', method: 'POST', path: '/backups' })
  const failure = async () => (await stage.ask({ as: 'Ama', path: '/backups' })).json.failure
  await expect
    .poll(failure)
    .toEqual({ at: expect.any(String), reason: 'The path of the backup folder is not a folder.' })
})

test('a backup that fails because no disk is mounted gives the reason in the list and in the log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'voima-unmounted-'))
  const BACKUP_DIR = join(folder, 'backups')
  await symlink(join(folder, 'nothing-mounted', 'backups'), BACKUP_DIR)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await using stage = await testApi({ settings: { BACKUP_DIR } })
  await stage.ask({ as: 'Ama', method: 'POST', path: '/backups' })
  const failure = async () => (await stage.ask({ as: 'Ama', path: '/backups' })).json.failure?.reason
  await expect.poll(failure).toBe('The backup folder does not exist. Is its disk mounted?')
  await expect
    .poll(() => log.mock.calls)
    .toEqual([['The backup failed: The backup folder does not exist. Is its disk mounted?']])
  log.mockRestore()
  await rm(folder, { recursive: true })
})

test.each(['voima', '..%2Fvoima.db', 'voima-2026-06-19T08-00-00Z', 'voima-2026-06-19T08-00-00Z.tar'])(
  'there is no backup at /backups/%s',
  async (id) => {
    await using stage = await testApi()
    await stage.ask({ as: 'Ama', method: 'POST', path: '/auth/confirmation', body: ama })
    expect((await stage.ask({ as: 'Ama', path: `/backups/${id}` })).status).toBe(404)
  },
)

test('Ama downloads everything in open formats', async () => {
  await using stage = await testApi()
  await fillCore(stage.core)
  const { headers, bytes } = await downloaded(stage, '/export')
  expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="export-[\d-]{10}\.tar"$/)
  const names = (await unpackTar(bytes)).map(({ header }) => header.name)
  expect(names).toEqual(expect.arrayContaining(['news.json', 'messages.csv', 'subscribers.csv']))
  expect(await deedsIn(stage)).toEqual(['backups.exported'])
})

test.each(['guest', 'Adwoa'] as const)('a %s cannot list, create or download backups', async (as) => {
  await using stage = await testApi()
  const calls = [
    { path: '/backups' },
    { path: '/backups', method: 'POST' },
    { path: '/backups/x' },
    { path: '/export' },
  ]
  for (const call of calls) expect([401, 403]).toContain((await stage.ask({ as, ...call })).status)
  expect(await stage.core.backups.state()).toMatchObject({ backups: [], isRunning: false })
})
