import { mkdir, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { startObjectStore } from '#test/object-store.ts'
import { pictures } from '#test/pictures.ts'
import { openDatabase } from '../database/open.ts'
import { hours, minutes } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { openCore } from '../organisation/core.ts'
import { createBackupJobs } from './jobs.ts'

type Stage = Awaited<ReturnType<typeof testCore>>

const folderOf = ({ dataDir }: Pick<Stage, 'dataDir'>) => join(dataDir, 'backups')
const filesIn = async (stage: Pick<Stage, 'dataDir'>) => (await readdir(folderOf(stage)).catch(() => [])).sort()

/** A file is in the place of the backup folder. */
const breakFolder = async (stage: Stage) => writeFile(folderOf(stage), '')

const eachIn = async (dir: string, work: (path: string) => Promise<unknown>) => {
  for (const name of await readdir(dir)) await work(join(dir, name))
}

const harms: [string, (dir: string) => Promise<unknown>][] = [
  ['their folder was moved away', (dir) => rename(dir, `${dir}-elsewhere`)],
  ['their files were deleted', (dir) => eachIn(dir, (path) => rm(path))],
  ['their files were cut short', (dir) => eachIn(dir, (path) => truncate(path, 100))],
  ['their files were cut short by a block', (dir) => eachIn(dir, (path) => truncate(path, 512))],
  ['their files were emptied', (dir) => eachIn(dir, (path) => truncate(path, 0))],
]

for (const database of databases)
  describe(`backups in ${database.name}`, () => {
    test('are made at once if there is none, and then on schedule', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { backups } = stage.core
      await backups.makeIfDue()
      expect(await filesIn(stage)).toEqual(['voima-2026-06-19T08-00-00Z.tar'])
      pass(hours(24) - 1000)
      await backups.makeIfDue()
      expect(await filesIn(stage)).toHaveLength(1)
      pass(1000)
      await backups.makeIfDue()
      expect(await filesIn(stage)).toEqual(['voima-2026-06-19T08-00-00Z.tar', 'voima-2026-06-20T08-00-00Z.tar'])
      expect(await backups.state()).toMatchObject({
        backups: [{ _id: 'voima-2026-06-20T08-00-00Z', madeAt: '2026-06-20T08:00:00.000Z' }, {}],
        isRunning: false,
        lastGoodAt: '2026-06-20T08:00:00.000Z',
        failure: undefined,
      })
    })

    test('are made by one process at a time', async () => {
      await using stage = await testCore({ database })
      const other = await openCore(stage.config)
      const made = await Promise.all([stage.core.backups.make(), other.backups.make(), stage.core.backups.make()])
      expect(made.filter(Boolean)).toHaveLength(1)
      await other.close()
    })

    test('interrupted by a dead process are made again after two minutes', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const db = await openDatabase(databaseUrlOf(stage.config))
      await createBackupJobs(db, clock).begin()
      expect(await stage.core.backups.make()).toBeUndefined()
      expect((await stage.core.backups.state()).isRunning).toBe(true)
      pass(minutes(2))
      expect((await stage.core.backups.state()).isRunning).toBe(false)
      expect(await stage.core.backups.make()).toBeDefined()
      await db.destroy()
    })

    test('that fail give the reason, delete nothing, and are retried after an hour', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { backups } = stage.core
      await breakFolder(stage)
      // The sentence, which the log shows, and not Node’s.
      const reason = 'The path of the backup folder is not a folder.'
      await expect(backups.makeIfDue()).rejects.toThrow(reason)
      const state = await backups.state()
      expect(state).toMatchObject({ backups: [], isRunning: false, lastGoodAt: undefined })
      expect(state.failure).toEqual({
        at: clock().toISOString(),
        reason,
      })
      pass(minutes(59))
      await backups.makeIfDue()
      pass(minutes(1))
      await expect(backups.makeIfDue()).rejects.toThrow()
    })

    test.each(harms)('do not count as good once %s, and a new one is made', async (_, harm) => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { backups } = stage.core
      await backups.makeIfDue()
      const madeAt = clock().toISOString()
      await harm(folderOf(stage))
      expect(await backups.state()).toMatchObject({ lastGoodAt: undefined, lostAt: madeAt })
      // A program that deletes every new backup must not cause backup after backup.
      await backups.makeIfDue()
      expect((await backups.state()).lastGoodAt).toBeUndefined()
      pass(hours(1))
      await backups.makeIfDue()
      expect(await backups.state()).toMatchObject({ lastGoodAt: clock().toISOString(), lostAt: undefined })
    })

    test('that are lost leave an earlier one as the last good one', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { backups } = stage.core
      const first = clock().toISOString()
      await backups.make()
      pass(hours(20))
      const second = await backups.make()
      await rm(second?.path ?? '')
      expect(await backups.state()).toMatchObject({ lastGoodAt: first, lostAt: clock().toISOString() })
      pass(hours(4) - 1000)
      await backups.makeIfDue()
      expect(await filesIn(stage)).toEqual(['voima-2026-06-19T08-00-00Z.tar'])
      pass(1000)
      await backups.makeIfDue()
      expect(await filesIn(stage)).toHaveLength(2)
    })

    test('of two machines with separate folders are made once on each', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { dir, ...rest } = stage.config.backups
      const other = await openCore({ ...stage.config, backups: { ...rest, dir: join(dir, '..', 'others') } }, clock)
      for (let minute = 0; minute < 180; minute += 1) {
        for (const { backups } of [stage.core, other]) await backups.makeIfDue()
        pass(minutes(1))
      }
      for (const { backups } of [stage.core, other]) expect((await backups.state()).backups).toHaveLength(1)
      await other.close()
    })

    test('made at a chosen path still count after the file was moved, for example to an offline disk', async () => {
      await using stage = await testCore({ database })
      const path = join(stage.dataDir, 'drawer.tar')
      await stage.core.backups.make(path)
      await rm(path)
      expect(await stage.core.backups.state()).toMatchObject({ lastGoodAt: expect.any(String), lostAt: undefined })
    })

    test('are due again after the clock was set back from a distant date', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { backups } = stage.core
      pass(hours(24 * 3650))
      await backups.makeIfDue()
      pass(-hours(24 * 3650))
      for (let time = 0; time < 3; time += 1) await backups.makeIfDue()
      expect(await filesIn(stage)).toHaveLength(2)
      expect((await backups.state()).lastGoodAt).toBe(clock().toISOString())
    })
  })

test('delete the unfinished files of a killed process', async () => {
  await using stage = await testCore()
  await mkdir(folderOf(stage))
  for (const name of ['voima-2026-06-19T08-00-00Z.tar.unfinished', 'a-letter.unfinished'])
    await writeFile(join(folderOf(stage), name), 'half')
  await stage.core.backups.make()
  expect(await filesIn(stage)).toEqual(['a-letter.unfinished', expect.stringMatching(/^voima-.*Z\.tar$/)])
})

test('are kept up to the limit, and other files in the folder are untouched', async () => {
  const { clock, pass } = testClock()
  await using stage = await testCore({ clock, settings: { BACKUP_KEEP: '2', BACKUP_EVERY_HOURS: '1' } })
  await mkdir(folderOf(stage))
  await writeFile(join(folderOf(stage), 'a-letter.txt'), 'keep me')
  for (let time = 0; time < 4; time += 1) {
    await stage.core.backups.makeIfDue()
    pass(hours(1))
  }
  expect(await filesIn(stage)).toEqual([
    'a-letter.txt',
    'voima-2026-06-19T10-00-00Z.tar',
    'voima-2026-06-19T11-00-00Z.tar',
  ])
})

test('never delete the one just made, whatever its date', async () => {
  const { clock, pass } = testClock()
  await using stage = await testCore({ clock, settings: { BACKUP_KEEP: '1' } })
  await stage.core.backups.make()
  pass(-hours(24 * 365))
  await stage.core.backups.make()
  expect(await filesIn(stage)).toEqual(['voima-2025-06-19T08-00-00Z.tar'])
})

test('are not scheduled if BACKUP_EVERY_HOURS is 0', async () => {
  await using stage = await testCore({ settings: { BACKUP_EVERY_HOURS: '0' } })
  await stage.core.backups.makeIfDue()
  expect(await filesIn(stage)).toEqual([])
  await stage.core.backups.make()
  expect(await filesIn(stage)).toHaveLength(1)
})

test.each(['../voima.db', 'voima.db', '', 'voima-2026-06-19T08-00-00Z.tar', 'voima-2036-06-19T08-00-00Z'])(
  'cannot be named "%s"',
  async (name) => {
    await using stage = await testCore()
    await stage.core.backups.make()
    await expect(stage.core.backups.download(name)).rejects.toThrow(NotFound)
  },
)

test('stop at once when the site stops, and leave no partial file', async () => {
  await using stage = await testCore()
  const stopped = stage.core.backups.make()
  const core = await stage.reopen()
  expect(await stopped).toBeUndefined()
  expect(await core.backups.state()).toMatchObject({ isRunning: false, failure: undefined })
  expect(await filesIn(stage)).toEqual([])
  await core.backups.makeIfDue()
  expect(await filesIn(stage)).toHaveLength(1)
})

test('are left to other processes when the site stops, even while the image store hangs', {
  tags: 'slow',
}, async () => {
  const store = await startObjectStore()
  await using stage = await testCore({ settings: store.settings })
  await stage.core.articles.publish('news', walk, await pictures.jpeg())
  store.fallSilent()
  const asked = store.asked.length
  const stopped = stage.core.backups.make().catch(() => {})
  await expect.poll(() => store.asked.length).toBeGreaterThan(asked)
  void stage.core.backups.close()
  await expect.poll(async () => (await stage.core.backups.state()).isRunning).toBe(false)
  await store.close()
  await stopped
})
