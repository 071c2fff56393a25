/** Starts a whole site: the built pages, a free port, and a temporary data folder that is removed when it stops. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverArguments, serverEnvironment } from '../../scripts/node/server-options.mjs'
import { isBuilt } from '../../scripts/prepare/build.mjs'
import { administratorSettings } from './databases.ts'

const project = join(import.meta.dirname, '../..')

/** The command of `npm start`, without npm. */
export const startCommand: [string, ...string[]] = [process.execPath, ...serverArguments]

let isBuildChecked = false

/** Throws if the build is outdated. */
const checkBuild = () => {
  if (!isBuildChecked && !isBuilt()) throw new Error('The build is older than the sources. Run: npm run build')
  isBuildChecked = true
}

export type Site = Awaited<ReturnType<typeof startSite>>

/** `command` is another start command, such as npm's. */
export const startSite = async (settings: Record<string, string> = {}, command: string[] = startCommand) => {
  checkBuild()
  const ownDataDir = settings.DATA_DIR ? undefined : await mkdtemp(join(tmpdir(), 'voima-site-'))
  if (ownDataDir) await copyPreparedSite(settings, ownDataDir)
  const startedAt = performance.now()
  const env = {
    ...serverEnvironment,
    PATH: process.env.PATH ?? '',
    PORT: '0',
    ...administratorSettings,
    ...settings,
    ...(ownDataDir && { DATA_DIR: ownDataDir }),
  }
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => printed.push(text))
  const address = await addressIn(child.stdout, printed)
  return {
    address,
    pid: child.pid ?? 0,
    dataDir: ownDataDir ?? settings.DATA_DIR ?? '',
    readyMilliseconds: Math.round(performance.now() - startedAt),
    /** The output of the site: tests look for errors in it. */
    printed: () => printed.join(''),
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
      if (ownDataDir) await rm(ownDataDir, { recursive: true, force: true })
    },
  }
}

/** Copies the data of a prepared site, unless the settings contain the initial data. */
export const copyPreparedSite = async (settings: Record<string, string>, dataDir: string) => {
  const { TEST_SITE } = process.env
  const startsAnew = ['DATABASE_URL', 'MEDIA_URL', 'STARTER_CONTENT', 'ADMIN_EMAIL'].some((name) => settings[name])
  if (TEST_SITE && !startsAnew) await cp(TEST_SITE, dataDir, { recursive: true })
}

const addressIn = async (stream: NodeJS.ReadableStream, printed: string[]) => {
  const readyLine = () => /Voima is ready: (http[^\s"]+)/.exec(printed.join(''))?.[1]
  const closed = once(stream, 'close').then(() => 'closed')
  while (!readyLine()) {
    const first = await Promise.race([once(stream, 'data'), closed])
    if (first === 'closed') throw new Error(`The site stopped before it was ready:\n${printed.join('')}`)
  }
  return readyLine() ?? ''
}
