import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { ama } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { openDatabase } from '../database/open.ts'
import { days, hours } from '../lib/clock.ts'
import { createMachine } from './machine.ts'

const gigabyte = 1024 ** 3

/** A machine with as much disk and memory as the test says. */
const machine = async (database: (typeof databases)[number]) => {
  const server = await startSmtpServer()
  const { clock, pass } = testClock()
  const stage = await testCore({ database, clock, settings: { SMTP_URL: server.url } })
  const db = await openDatabase(databaseUrlOf(stage.config))
  const free = {
    disk: 20 * gigabyte,
    backupDisk: 20 * gigabyte,
    memory: gigabyte,
    diskType: 0xef53,
    storeProblem: undefined as string | undefined,
  }
  const { outbox, backups } = stage.core
  const watched = createMachine(
    { config: stage.config, db, clock, outbox, backups, storeProblem: () => free.storeProblem },
    {
      freeDisk: async (folder) => (folder === stage.config.backups.dir ? free.backupDisk : free.disk),
      freeMemory: () => free.memory,
      diskType: async () => free.diskType,
    },
  )
  const check = () => watched.check((path) => `https://voima.example${path}`)
  const close = async () => {
    await db.destroy()
    await stage.close()
    await server.close()
  }
  return { ...watched, check, free, pass, server, core: stage.core, [Symbol.asyncDispose]: close }
}

describe.each(databases)('the monitor of the machine, in $name', (database) => {
  test('finds nothing on a healthy machine', async () => {
    await using healthy = await machine(database)
    expect(await healthy.check()).toEqual([])
  })

  test('emails the administrators once when the disk is low and once when it is full, and says so until it is not', async () => {
    await using stage = await machine(database)
    const { free, check, server } = stage
    free.disk = 400 * 1024 ** 2
    for (let minute = 0; minute < 5; minute += 1) expect(await check()).toEqual([expect.stringContaining('500 MB')])
    expect(server.taken.map(({ to }) => to)).toEqual([ama.email])
    free.disk = 0
    for (let minute = 0; minute < 5; minute += 1) expect(await check()).toEqual(['The disk is full.'])
    expect(server.taken).toHaveLength(2)
    await expect(stage.requireSpace()).rejects.toThrow('The disk is full.')
    expect((await stage.core.dashboard({ role: 'editor' })).warnings).toBeUndefined()
    free.disk = 20 * gigabyte
    expect(await check()).toEqual([])
    await stage.requireSpace()
    expect(server.taken).toHaveLength(2)
  })

  test('emails the administrators once when the disk of the backups is low, while visitors still send forms', async () => {
    await using stage = await machine(database)
    stage.free.backupDisk = 0
    for (let minute = 0; minute < 2; minute += 1)
      expect(await stage.check()).toEqual([expect.stringContaining('free on the disk of BACKUP_DIR')])
    expect(stage.server.taken.map(({ to }) => to)).toEqual([ama.email])
    await stage.requireSpace()
  })

  test('reports a picture store that refuses, and a database file on a network drive', async () => {
    await using stage = await machine(database)
    stage.free.storeProblem = 'The picture store refused the request: 403 AccessDenied'
    stage.free.diskType = 0x6969
    const drive = expect.stringContaining('network drive')
    expect(await stage.check()).toEqual([...(database.isShared ? [] : [drive]), stage.free.storeProblem])
  })

  test('reports little memory, a clock behind the data, and a backup that is too old', async () => {
    await using stage = await machine(database)
    stage.free.memory = 1024
    expect(await stage.check()).toEqual([expect.stringContaining('of memory are free')])
    stage.free.memory = gigabyte
    await stage.core.backups.make()
    expect(await stage.check()).toEqual([])
    stage.pass(hours(50))
    expect(await stage.check()).toEqual([expect.stringContaining('backup is too old')])
    stage.pass(-days(3))
    expect(await stage.check()).toEqual([expect.stringContaining('clock of the server is behind')])
  })
})
