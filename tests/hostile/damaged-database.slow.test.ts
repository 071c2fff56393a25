import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { openCore } from '#core/organisation/core.ts'
import { ama, yaw } from '#test/cast.ts'

let dataDir: string
const file = () => join(dataDir, 'voima.db')

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'voima-damaged-'))
  const people = { ADMIN_EMAIL: ama.email, ADMIN_PASSWORD: ama.password }
  const core = await openCore(readConfig({ DATA_DIR: dataDir, STARTER_CONTENT: 'none', ...people }))
  for (let number = 0; number < 200; number += 1) await core.messages.receive({ ...yaw, message: 'x'.repeat(2_000) })
  await core.close()
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const start = () =>
  promisify(execFile)(process.execPath, ['build/server.js'], {
    env: { DATA_DIR: dataDir, PORT: '0' },
    timeout: 30_000,
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  )

const middleOf = (bytes: Buffer) => Math.floor(bytes.length / 2 / 4096) * 4096

test.each([
  ['its beginning is gone', (bytes: Buffer) => bytes.fill('nonsense', 0, 100)],
  [
    'a page in its middle was overwritten',
    (bytes: Buffer) => bytes.fill('nonsense', middleOf(bytes), middleOf(bytes) + 4096),
  ],
  ['half of it is missing', (bytes: Buffer) => bytes.subarray(0, middleOf(bytes))],
  ['it is something else', () => Buffer.from('Dear Ama, the database is in my other coat. '.repeat(200))],
])('a database is rejected in one line, without changing a byte, when %s', async (_, damage) => {
  await writeFile(file(), damage(await readFile(file())))
  const bytes = await readFile(file())
  const { code, text } = await start()
  expect(text).toMatch(/^The database file is damaged\. Nothing was changed\. [^\n]*npm run restore\.\n$/)
  expect(code).toBe(1)
  expect((await readFile(file())).equals(bytes)).toBe(true)
})

test('an empty file counts as a new database', async () => {
  await writeFile(file(), '')
  const core = await openCore(readConfig({ DATA_DIR: dataDir, STARTER_CONTENT: 'none' }))
  expect(await core.messages.newest()).toEqual([])
  await core.close()
})

test('a start reports missing rows after a page of the write-ahead log was overwritten', async () => {
  const settings = { STARTER_CONTENT: 'none', DATA_DIR: dataDir }
  const killed = `${dataDir}-killed`
  await using _ = { [Symbol.asyncDispose]: () => rm(killed, { recursive: true, force: true }) }
  const core = await openCore(readConfig(settings))
  for (let number = 0; number < 60; number += 1) await core.messages.receive(yaw)
  await core.startChecks.saveCounts()
  // The state after a kill: the log is not yet in the database file.
  await cp(dataDir, killed, { recursive: true })
  await core.close()
  const log = await readFile(join(killed, 'voima.db-wal'))
  await writeFile(join(killed, 'voima.db-wal'), log.fill('nonsense', middleOf(log), middleOf(log) + 4096))

  const again = await openCore(readConfig({ ...settings, DATA_DIR: killed }))
  expect(await again.startChecks.sentences()).toMatchObject([
    { event: 'rows-missing', sentence: expect.stringMatching(/^Data is missing: \d+ of 260 messages\. See docs/) },
  ])
  await again.close()
})
