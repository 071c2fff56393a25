/** A site on PostgreSQL that nobody uses: it only reads, and keeps its cached pages. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import type { Command, Report } from '#test/idle-process.ts'

const program = join(import.meta.dirname, '../support/idle-process.ts')
const postgres = databases.find(({ isShared }) => isShared)

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const openDatabase = async () => {
  const opened = await postgres?.openEmpty()
  closing.push(async () => opened?.close())
  return opened?.settings ?? {}
}

const quiet = {
  PATH: process.env.PATH ?? '',
  STARTER_CONTENT: 'none',
  ADMIN_EMAIL: ama.email,
  ADMIN_PASSWORD: ama.password,
}

type Process = { ask: (command: Command) => Promise<Report> }

const startProcess = async (settings: Record<string, string>): Promise<Process> => {
  const folder = await mkdtemp(join(tmpdir(), 'voima-idle-'))
  const env = { ...quiet, DATA_DIR: folder, BACKUP_DIR: join(folder, 'backups'), ...settings }
  const child = fork(program, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  closing.push(async () => {
    const exited = once(child, 'exit')
    child.disconnect()
    await exited
    await rm(folder, { recursive: true, force: true })
  })
  expect(await reportOf(child)).toEqual({ isReady: true })
  return {
    ask: (command) => {
      child.send(command)
      return reportOf(child)
    },
  }
}

const reportOf = async (child: ChildProcess): Promise<Report> => {
  const [report] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [{ failure: 'The process ended.' }]),
  ])) as Report[]
  return report ?? {}
}

/** The application name of the test: notifications contain the writer's name. */
const writer = 'test'

/** Receives every notification of the site, and of every statement that writes, even one that finds no row. */
const listenTo = async (address = '') => {
  const client = new Client({ connectionString: address, application_name: writer })
  await client.connect()
  let heard: string[] = []
  client.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`.trim()))
  for (const channel of ['voima_changes', 'written', 'end_of_test']) await client.query(`listen ${channel}`)
  const { rows } = await client.query(`select tablename from pg_tables where schemaname = 'public'`)
  await client.query(`create function tell_of_statement() returns trigger language plpgsql as
    $$ begin perform pg_notify('written', tg_table_name); return null; end $$`)
  for (const { tablename } of rows)
    await client.query(`create trigger tell_of_statement after insert or update or delete on "${tablename}"
      for each statement execute function tell_of_statement()`)
  return {
    query: (statement: string) => client.query(statement),
    [Symbol.asyncDispose]: () => client.end(),
    /** The notifications since the last call. They arrive in the order of their transactions. */
    heard: async () => {
      await client.query('notify end_of_test')
      await expect.poll(() => heard.at(-1)).toBe('end_of_test')
      const before = heard.slice(0, -1)
      heard = []
      return before
    },
  }
}

const roundsOfJobs = 5

const runJobs = async (processes: Process[]) => {
  const reports: Report[] = []
  for (const { ask } of processes) reports.push(await ask('run jobs'))
  return reports
}

test.each([1, 2])(
  'with %i processes, an idle site writes nothing, sends no notification and keeps its cached pages',
  async (count) => {
    const settings = await openDatabase()
    const processes = await Promise.all(Array.from({ length: count }, () => startProcess(settings)))
    // Makes the first backup.
    await runJobs(processes)
    await using listener = await listenTo(settings.DATABASE_URL)
    for (const { ask } of processes) expect((await ask('read a page')).page).toBe('Rendered 1')
    for (let round = 0; round < roundsOfJobs; round += 1)
      expect(await runJobs(processes)).toEqual(processes.map(() => ({ cachedPages: 1, failure: '' })))
    expect(await listener.heard()).toEqual([])
  },
)

test('a write clears the cached pages of every process', async () => {
  const settings = await openDatabase()
  const processes = [await startProcess(settings), await startProcess(settings)]
  await using listener = await listenTo(settings.DATABASE_URL)
  for (const { ask } of processes) await ask('read a page')
  await listener.query(`insert into settings values ('theme', 'dark')`)
  expect(await listener.heard()).toContain('voima_changes test settings')
  for (const { ask } of processes) await expect.poll(async () => (await ask('read a page')).page).toBe('Rendered 2')
})

test.each([
  ['finds no row', `update settings set value = '' where name = 'nothing'`],
  ['changes no value', 'update settings set value = value'],
  ['deletes no row', `delete from settings where name = 'nothing'`],
])('a statement that %s sends no notification', async (_, statement) => {
  await using stage = await testCore({ database: postgres })
  await using listener = await listenTo(stage.config.databaseUrl)
  await listener.query(`insert into settings values ('theme', 'dark')`)
  expect(await listener.heard()).toEqual(expect.arrayContaining(['voima_changes test settings', 'written settings']))
  await listener.query(statement)
  expect(await listener.heard()).toEqual(['written settings'])
})
