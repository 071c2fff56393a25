import { spawnSync } from 'node:child_process'
import { chmodSync, fstatSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { compiled } from '#test/compiled.ts'
import { ended, newFolder, ready, start, stopSites } from '#test/site-process.ts'

afterEach(stopSites)

test.each([
  [{ PORT: 'abc' }, 78, 'PORT is "abc"; it must be a number from 0 to 65535.\n'],
  [
    { ADMIN_PASSWORD: ama.password },
    78,
    'ADMIN_EMAIL is ""; it must be an email address, because ADMIN_PASSWORD is set.\n',
  ],
  // The name may be known once the network is up, so systemd starts the site again.
  [{ HOST: 'no-such-host.invalid' }, 1, 'HOST is "no-such-host.invalid"; it must be a name or address of this machine'],
] as const)('a wrong value stops the start with one line: %o', async (settings, exitCode, line) => {
  const { code, errors } = await ended(start(settings))
  expect(code).toBe(exitCode)
  expect(errors).toContain(line)
  expect(errors.trim().split('\n')).toHaveLength(1)
})

test('a line that systemd passes to its journal carries its priority', async () => {
  const folder = newFolder()
  const journal = openSync(join(folder, 'journal'), 'w')
  const { dev, ino } = fstatSync(journal)
  const env = { ...compiled, PATH: process.env.PATH, PORT: 'abc', JOURNAL_STREAM: `${dev}:${ino}` }
  spawnSync(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'ignore', journal] })
  expect(readFileSync(join(folder, 'journal'), 'utf8')).toMatch(/^<3>PORT is "abc"/)
})

test('a port in use is reported in one line', async () => {
  const { address } = await ready(start({}))
  const { code, errors } = await ended(start({ PORT: new URL(address).port }))
  expect(code).toBe(1)
  expect(errors).toMatch(/^PORT is "\d+"; another program uses it\.[^\n]*\n$/)
})

/** A file or folder of the wrong kind is in the place that the site needs. */
const inTheWay: [string, string, (folder: string) => void][] = [
  ['it is a file', 'here', (folder) => writeFileSync(join(folder, 'here'), '')],
  ['a part of it is a file', 'here/data', (folder) => writeFileSync(join(folder, 'here'), '')],
  ['its database is a folder', 'here', (folder) => mkdirSync(join(folder, 'here/voima.db'), { recursive: true })],
  [
    'its folder of images is a file',
    'here',
    (folder) => {
      mkdirSync(join(folder, 'here'))
      writeFileSync(join(folder, 'here/media'), '')
    },
  ],
]

test.each(inTheWay)('an unusable DATA_DIR (%s) stops the start with one line that names it', async (...of) => {
  const [, path, putInTheWay] = of
  const folder = newFolder()
  putInTheWay(folder)
  const { code, errors } = await ended(start({ DATA_DIR: join(folder, path) }))
  expect(errors.replaceAll(folder, '')).toMatch(
    /^DATA_DIR is "\/here(\/data)?"; it must be a folder that this user may read and write[^\n]*\.\n$/,
  )
  expect(code).toBe(78)
})

// Root may open everything.
test.runIf(process.getuid?.() !== 0)('a DATA_DIR that this user may not open stops the start', async () => {
  const folder = newFolder()
  chmodSync(folder, 0)
  const { errors } = await ended(start({ DATA_DIR: folder }))
  expect(errors).toBe(`DATA_DIR is "${folder}"; it must be a folder that this user may read and write.\n`)
})

test.runIf(process.platform === 'linux').each(['/proc/nowhere/data', '/proc'])(
  'a DATA_DIR that cannot be created, or takes no files, stops the start (%s)',
  async (path) => {
    const { errors, code } = await ended(start({ DATA_DIR: path }))
    expect(errors).toBe(`DATA_DIR is "${path}"; it must be a folder that this user may read and write.\n`)
    expect(code).toBe(78)
  },
)
