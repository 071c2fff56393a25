/** `voima upgrade` and `voima rollback`, with real versions beside each other and a stand-in for systemctl. */
import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { freePort } from '../../scripts/bench/free-port.mjs'

const project = join(import.meta.dirname, '../..')

let home: string
let port: number
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'voima-versions-'))
  port = await freePort()
  writeFileSync(
    join(home, 'voima.env'),
    [
      `DATA_DIR=${home}/data`,
      `PORT=${port}`,
      'STARTER_CONTENT=none',
      `ADMIN_EMAIL=${ama.email}`,
      `ADMIN_PASSWORD=${ama.password}`,
      '',
    ].join('\n'),
  )
  mkdirSync(join(home, 'bin'))
  writeFileSync(join(home, 'bin/systemctl'), systemctl)
  chmodSync(join(home, 'bin/systemctl'), 0o755)
  makeVersion('voima-1.0.0-aaaaaaaa', join(home, 'versions'))
  symlinkSync('versions/voima-1.0.0-aaaaaaaa', join(home, 'current'))
  execFileSync(join(home, 'bin/systemctl'), ['restart', 'voima'], { env: environment() })
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
})
afterEach(() => {
  execFileSync(join(home, 'bin/systemctl'), ['stop', 'voima'], { env: environment() })
  rmSync(home, { recursive: true, force: true })
})

/** Starts what the link `current` points to, as deploy/voima.service does, and answers `is-failed` and `show`. */
const systemctl = `#!/bin/sh
set -u
stop() {
  [ -e "$SITE/pid" ] || return 0
  kill "$(cat "$SITE/pid")" 2>/dev/null
  while kill -0 "$(cat "$SITE/pid")" 2>/dev/null; do sleep 0.1; done
  rm "$SITE/pid"
}
start() {
  cd "$SITE/current" || exit 1
  while IFS= read -r line; do export "$line"; done <"$SITE/voima.env"
  "$SITE_NODE" build/server.js >>"$SITE/log" 2>&1 </dev/null &
  echo $! >"$SITE/pid"
}
case $1 in
  stop) stop ;;
  start) start ;;
  restart) stop; start ;;
  show) kill -0 "$(cat "$SITE/pid")" 2>/dev/null && echo 0 || echo "\${SITE_RESTARTS:-0}" ;;
  is-failed) [ -z "\${SITE_RESTARTS:-}" ] && ! kill -0 "$(cat "$SITE/pid")" 2>/dev/null ;;
esac
`

const environment = () => ({
  PATH: `${join(home, 'bin')}:${process.env.PATH}`,
  SITE: home,
  SITE_NODE: process.execPath,
  VOIMA_SETTINGS: join(home, 'voima.env'),
})

const makeVersion = (name: string, into: string) => {
  const folder = join(into, name)
  mkdirSync(folder, { recursive: true })
  for (const part of ['src', 'build', 'scripts', 'voima', 'package.json', 'public'])
    cpSync(join(project, part), join(folder, part), {
      recursive: true,
      filter: (path) => !/\.test\.|node_modules|compile-cache/.test(path),
    })
  for (const part of ['node_modules', 'scripts/node/node_modules'])
    if (existsSync(join(project, part))) symlinkSync(join(project, part), join(folder, part))
  return folder
}

/** An archive of another version, with its checksum beside it. */
const archive = (name: string, change: (folder: string) => void = () => {}) => {
  const folder = makeVersion(name, join(home, 'made'))
  change(folder)
  const file = join(home, `${name}.tar.gz`)
  execFileSync('tar', ['-czf', file, '-C', join(home, 'made'), name])
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex')
  writeFileSync(join(home, 'SHA256SUMS'), `${sum}  ${name}.tar.gz\n`)
  return file
}

/** In the sources, which `voima rollback` reads, and in the build, which runs. */
const withMigration = (folder: string) => {
  const up = 'async (db) => void (await sql`alter table messages add column later text`.execute(db))'
  writeFileSync(join(folder, 'src/core/database/migrations/099-later.ts'), '')
  for (const file of ['src/core/database/migrate.ts', 'build/server.js']) {
    const code = readFileSync(join(folder, file), 'utf8')
    const [last = ''] = /['"]022-site-imports['"]: \{[^}]*\}/.exec(code) ?? []
    expect(last).not.toBe('')
    writeFileSync(join(folder, file), code.replace(last, `${last}, '099-later': { up: ${up} }`))
  }
}

const voima = (args: string[], input = '', env: Record<string, string> = {}) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const child = execFile(
      join(home, 'current/voima'),
      args,
      { env: { ...environment(), ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    )
    child.stdin?.end(input)
  })

const address = () => `http://localhost:${port}`
const isReady = async () => (await fetch(`${address()}/readyz`).catch(() => undefined))?.ok ?? false
const running = () => readlinkSync(join(home, 'current')).replace('versions/', '')

const write = async (message: string) => {
  const body = JSON.stringify({ name: message, email: 'kofi@mail.example', message })
  const headers = { 'Content-Type': 'application/json' }
  expect((await fetch(`${address()}/api/v1/contact`, { method: 'POST', headers, body })).status).toBe(201)
}

const messages = async () => {
  const headers = { 'Content-Type': 'application/json' }
  const signedIn = await fetch(`${address()}/api/v1/auth/login`, { method: 'POST', headers, body: JSON.stringify(ama) })
  const { token } = await signedIn.json()
  const answer = await fetch(`${address()}/api/v1/contact`, { headers: { Authorization: `Bearer ${token}` } })
  return (await answer.json()).messages.map(({ name }: { name: string }) => name).sort()
}

test('an upgrade without a migration, and back: both keep every message', async () => {
  await write('Before the upgrade.')
  const up = await voima(['upgrade', archive('voima-1.0.1-bbbbbbbb')])
  expect(up.text).toContain('Upgraded from voima-1.0.0-aaaaaaaa to voima-1.0.1-bbbbbbbb. voima rollback goes back.')
  expect([up.code, running()]).toEqual([0, 'voima-1.0.1-bbbbbbbb'])
  await write('After the upgrade.')

  const back = await voima(['rollback'])
  expect(back.text).toContain('voima-1.0.0-aaaaaaaa runs again.')
  expect([back.code, running()]).toEqual([0, 'voima-1.0.0-aaaaaaaa'])
  expect(await messages()).toEqual(['After the upgrade.', 'Before the upgrade.'])
})

test('a rollback across a migration asks, saves what was written since, and restores the backup', async () => {
  await write('Before the upgrade.')
  expect((await voima(['upgrade', archive('voima-1.1.0-cccccccc', withMigration)])).code).toBe(0)
  expect(readdirSync(join(home, 'data/backups'))).toHaveLength(1)
  await write('After the upgrade.')

  const asked = await voima(['rollback'], 'no\n')
  expect(asked.text).toContain('The earlier version cannot open the database, which has the migration 099-later.')
  expect(asked.text).toContain('messages: 1 added, 0 changed, 0 deleted')
  expect(asked.text).toContain('Nothing was changed.')
  expect([asked.code, running()]).toEqual([1, 'voima-1.1.0-cccccccc'])
  expect(await messages()).toEqual(['After the upgrade.', 'Before the upgrade.'])

  const back = await voima(['rollback'], 'yes\n')
  expect(back.text).toContain('voima-1.0.0-aaaaaaaa runs again.')
  expect([back.code, running()]).toEqual([0, 'voima-1.0.0-aaaaaaaa'])
  expect(await messages()).toEqual(['Before the upgrade.'])
  const [file = ''] = readdirSync(join(home, 'data/backups')).filter((name) => name.endsWith('.json'))
  const { messages: saved } = JSON.parse(readFileSync(join(home, 'data/backups', file), 'utf8'))
  expect(saved.added).toEqual([expect.objectContaining({ name: 'After the upgrade.' })])
  const [aside = ''] = readdirSync(join(home, 'data')).filter((name) => name.startsWith('before-rollback-'))
  expect(readdirSync(join(home, 'data', aside))).toContain('voima.db')
})

test.each([
  ['and stays stopped', {}],
  ['and is started again and again', { SITE_RESTARTS: '3' }],
])('a version that stops at once %s is left, and the earlier one runs again', async (_, env) => {
  await write('Before the upgrade.')
  const broken = archive('voima-1.0.2-dddddddd', (folder) =>
    writeFileSync(join(folder, 'build/server.js'), 'process.exit(1)\n'),
  )
  const up = await voima(['upgrade', broken], '', env)
  expect(up.text).toContain('The new version did not become ready, so the earlier one runs again.')
  expect([up.code, running()]).toEqual([1, 'voima-1.0.0-aaaaaaaa'])
  expect(await messages()).toEqual(['Before the upgrade.'])
})

test('an archive that was changed, or holds something else, is refused, and nothing changes', async () => {
  const file = archive('voima-1.0.3-eeeeeeee')
  writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('more')]))
  expect(await voima(['upgrade', file])).toEqual({
    code: 1,
    text: `${file} is not the archive that SHA256SUMS names. Download it again. Nothing was changed.\n`,
  })
  const other = archive('voima-1.0.4-ffffffff', (folder) => rmSync(join(folder, 'voima')))
  expect((await voima(['upgrade', other])).text).toBe(`${other} is not an archive of the site. Nothing was changed.\n`)
  expect((await voima(['rollback'])).text).toBe('There is no earlier version on this machine.\n')
  expect(readdirSync(join(home, 'versions'))).toEqual(['voima-1.0.0-aaaaaaaa'])
  expect(await isReady()).toBe(true)
})
