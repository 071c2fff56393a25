import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, fstatSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'

const started: ChildProcess[] = []
const folders: string[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const start = (settings: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'voima-main-'))
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', STARTER_CONTENT: 'none', ...settings }
  const child = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  folders.push(folder)
  return child
}

/** The output up to the ready line, and the address in it. */
const ready = async (child: ChildProcess) => {
  let printed = ''
  for await (const chunk of child.stdout ?? []) {
    printed += chunk
    const address = /^Voima is ready: (http\S+)$/m.exec(printed)?.[1]
    if (address) return { printed, address }
  }
  throw new Error(`It stopped before it was ready: ${printed}`)
}

/** Sends the headers of a message, and resolves when the site has read them. */
const beginMessage = async (address: string, bytes: number) => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const head = ['POST /api/v1/contact HTTP/1.1', 'Host: voima', 'Content-Type: application/json']
  socket.write([...head, `Content-Length: ${bytes}`, 'Expect: 100-continue', '', ''].join('\r\n'))
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 /)
  return socket
}

const ended = async (child: ChildProcess) => {
  const errors = child.stderr ? text(child.stderr) : ''
  const [code] = await once(child, 'exit')
  return { code, errors: await errors }
}

test('the address in the ready line serves the home page', async () => {
  const { address } = await ready(start({}))
  const home = await fetch(address)
  expect(home.status).toBe(200)
  expect(await home.text()).toContain('<h1')
})

test('the generated first password is printed once, and a later ADMIN_EMAIL is reported as unused', async () => {
  const first = start({})
  const DATA_DIR = folders.at(-1) ?? ''
  expect((await ready(first)).printed).toMatch(/admin@localhost, password: \S{12,}/)
  first.kill('SIGTERM')
  await ended(first)
  const again = await ready(start({ DATA_DIR, ADMIN_EMAIL: ama.email, ADMIN_PASSWORD: ama.password }))
  expect(again.printed).not.toContain('password')
  expect(again.printed).toContain('ADMIN_EMAIL is not used: this site has users already')
})

test('with ADMIN_EMAIL alone, that person gets a link to choose a password, a new one at each start until it is used', async () => {
  const linkIn = (printed: string) => /ama@voima\.example chooses .*: http:\S+#(\S+)/.exec(printed)?.[1]
  const first = start({ ADMIN_EMAIL: ama.email })
  const DATA_DIR = folders.at(-1) ?? ''
  const old = linkIn((await ready(first)).printed)
  first.kill('SIGTERM')
  await ended(first)
  const second = start({ DATA_DIR, ADMIN_EMAIL: ama.email })
  const { printed, address } = await ready(second)
  const post = (path: string, body: object) =>
    fetch(`${address}/api/v1/auth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await post('join', { token: old, password: ama.password })).status).toBe(404)
  expect((await post('join', { token: linkIn(printed), password: ama.password })).status).toBe(204)
  expect((await post('login', ama)).status).toBe(200)
  second.kill('SIGTERM')
  await ended(second)
  expect(linkIn((await ready(start({ DATA_DIR, ADMIN_EMAIL: ama.email }))).printed)).toBeUndefined()
})

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
  const folder = mkdtempSync(join(tmpdir(), 'voima-main-'))
  folders.push(folder)
  const journal = openSync(join(folder, 'journal'), 'w')
  const { dev, ino } = fstatSync(journal)
  const env = { PATH: process.env.PATH, PORT: 'abc', JOURNAL_STREAM: `${dev}:${ino}` }
  spawnSync(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'ignore', journal] })
  expect(readFileSync(join(folder, 'journal'), 'utf8')).toMatch(/^<3>PORT is "abc"/)
})

test('a port in use is reported in one line', async () => {
  const { address } = await ready(start({}))
  const { code, errors } = await ended(start({ PORT: new URL(address).port }))
  expect(code).toBe(1)
  expect(errors).toMatch(/^PORT is "\d+"; another program uses it\.[^\n]*\n$/)
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops the site cleanly', async (signal) => {
  const child = start({})
  await ready(child)
  child.kill(signal)
  expect((await ended(child)).code).toBe(0)
})

test('a request in progress is completed, although the stop signal arrives twice', async () => {
  const child = start({ HOST: '127.0.0.1' })
  const { address } = await ready(child)
  const body = JSON.stringify({ name: 'Kofi', email: 'kofi@mail.example', message: 'We have a question.' })
  const socket = await beginMessage(address, body.length)
  // Two different signals, because the system merges two equal ones.
  child.kill('SIGINT')
  child.kill('SIGTERM')
  await expect.poll(() => fetch(address).catch(() => 'refused')).toBe('refused')
  socket.write(body)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /)
  expect((await ended(child)).code).toBe(0)
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
  const folder = mkdtempSync(join(tmpdir(), 'voima-main-'))
  folders.push(folder)
  putInTheWay(folder)
  const { code, errors } = await ended(start({ DATA_DIR: join(folder, path) }))
  expect(errors.replaceAll(folder, '')).toMatch(
    /^DATA_DIR is "\/here(\/data)?"; it must be a folder that this user may read and write[^\n]*\.\n$/,
  )
  expect(code).toBe(78)
})

// Root may open everything.
test.runIf(process.getuid?.() !== 0)('a DATA_DIR that this user may not open stops the start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'voima-main-'))
  folders.push(folder)
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
