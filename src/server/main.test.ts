import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'

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

/** Everything printed up to the ready line, and the address in it. */
const ready = async (child: ChildProcess) => {
  let printed = ''
  for await (const chunk of child.stdout ?? []) {
    printed += chunk
    const address = /^Voima is ready: (http\S+)$/m.exec(printed)?.[1]
    if (address) return { printed, address }
  }
  throw new Error(`It stopped before it was ready: ${printed}`)
}

const ended = async (child: ChildProcess) => {
  const errors = child.stderr ? text(child.stderr) : ''
  const [code] = await once(child, 'exit')
  return { code, errors: await errors }
}

test('the ready line names an address that answers with the home page', async () => {
  const { address } = await ready(start({}))
  const home = await fetch(address)
  expect(home.status).toBe(200)
  expect(await home.text()).toContain('<h1')
})

test('the made-up first password is printed at the first start and never again', async () => {
  const first = start({})
  const DATA_DIR = folders.at(-1) ?? ''
  expect((await ready(first)).printed).toMatch(/admin@localhost, password: \S{12,}/)
  first.kill('SIGTERM')
  await ended(first)
  expect((await ready(start({ DATA_DIR }))).printed).not.toContain('password')
})

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc"; it must be a number from 0 to 65535.\n'],
  [
    { ADMIN_EMAIL: 'ama@voima.example' },
    'ADMIN_PASSWORD is ""; it must be 12 to 256 characters, because ADMIN_EMAIL is set.\n',
  ],
  [{ HOST: 'no-such-host.invalid' }, 'HOST is "no-such-host.invalid"; it must be a name or address of this machine'],
])('a wrong value stops the start with one line: %o', async (settings, line) => {
  const { code, errors } = await ended(start(settings))
  expect(code).toBe(1)
  expect(errors).toContain(line)
  expect(errors.trim().split('\n')).toHaveLength(1)
})

test('a port that is taken is said in one line', async () => {
  const { address } = await ready(start({}))
  const { errors } = await ended(start({ PORT: new URL(address).port }))
  expect(errors).toMatch(/^PORT is "\d+"; another program listens there\.[^\n]*\n$/)
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it cleanly', async (signal) => {
  const child = start({})
  await ready(child)
  child.kill(signal)
  expect((await ended(child)).code).toBe(0)
})
