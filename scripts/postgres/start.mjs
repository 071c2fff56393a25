/** Starts a temporary PostgreSQL for tests and benchmarks, on a free port of this machine. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../bench/free-port.mjs'
import { unpackPostgres } from './unpack.mjs'

const nobody = 65534
/** PostgreSQL refuses to run as root, so root starts it as the user nobody. */
const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

const settings = ['max_connections=200', 'unix_socket_directories=', 'listen_addresses=127.0.0.1']
// Data survives a killed process without `fsync`, too.
const quick = ['fsync=off']

/** `isDurable`: with the usual durability, for tests of what survives a crash. */
export const startPostgres = async ({ isDurable = false } = {}) => {
  const programs = unpackPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'voima-postgres-data-'))
  if (owner.uid) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const encoding = ['--encoding=UTF8', '--locale=C']
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'voima', '-A', 'trust', '--no-sync', ...encoding], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  })
  const port = await freePort()
  const options = [...settings, ...(isDurable ? [] : quick)].flatMap((setting) => ['-c', setting])
  const start = () => run(programs, data, ['-p', String(port), ...options])
  let server = await start()
  // PostgreSQL ends together with the process that started it.
  process.once('exit', () => server.kill('SIGQUIT'))
  const stop = async (signal = 'SIGINT') => {
    const exited = once(server, 'exit')
    server.kill(signal)
    await exited
  }
  return {
    url: `postgres://voima@127.0.0.1:${port}`,
    stop,
    start: async () => {
      server = await start()
    },
    close: async () => {
      await stop('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const run = async (programs, data, options) => {
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...options], {
    ...owner,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await isReady(server)
  return server
}

const isReady = (server) =>
  new Promise((resolve, reject) => {
    let said = ''
    server.stderr.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-10_000)
      if (text.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL stopped:\n${said}`)))
  })
