/**
 * Runs an unpacked archive as on a machine without node, npm and git: `bare-machine.ts FOLDER PATH DATA_DIR`. Its own
 * process, because the test runs it where there is no network.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ready } from './site-process.ts'

export type Answer = { code: number; text: string }
export type Tried = { printed: string; home: { status: number; html: string }; exit: number } & Record<
  'imports' | 'doctor' | 'backup',
  Answer
>

const [folder = '', path = '', dataDir = ''] = process.argv.slice(2)
const runner = join(folder, 'scripts/node/run.sh')
const env = { PATH: path, DATA_DIR: dataDir, PORT: '0', VOIMA_SETTINGS: '/nowhere/voima.env' }

const run = (program: string, ...args: string[]): Promise<Answer> =>
  promisify(execFile)(program, args, { cwd: folder, env }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  )

/** Every file of the core, which the commands and the process for pictures use, and what each loads late. */
const importAll = `
  const { globSync, readFileSync } = await import('node:fs')
  const files = globSync('src/{core,shared}/**/*.ts')
  const late = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\\bimport\\('([^.#'][^']*)'\\)/g)])
  for (const name of [...files.map((file) => process.cwd() + '/' + file), ...late.map(([, name]) => name)]) await import(name)
  console.log(files.length, late.length)
  process.exit()`

const site = spawn(runner, ['scripts/start.mjs'], {
  cwd: folder,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const { printed, address } = await ready(site)
const home = await fetch(address)
const tried: Omit<Tried, 'exit'> = {
  printed,
  home: { status: home.status, html: await home.text() },
  imports: await run(runner, '--input-type=module', '--eval', importAll),
  doctor: await run('./voima', 'doctor'),
  backup: await run('./voima', 'backup'),
}
site.kill('SIGTERM')
const [exit] = await once(site, 'exit')
console.log(JSON.stringify({ ...tried, exit }))
