/** The service: its settings, the user that owns its data, and systemd, which runs it. */
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../prepare/paths.mjs'
import { readSettings } from './settings-file.mjs'

/** Another file for a site that runs beside the first. */
export const settingsFile = process.env.VOIMA_SETTINGS || '/etc/voima.env'
const unit = 'voima'

const readOwn = () => {
  try {
    const { PATH, HOME, TERM } = process.env
    return { PATH, HOME, TERM, ...readSettings(settingsFile) }
  } catch (error) {
    if (error.code !== 'EACCES') throw error
    throw new Error(`Only root may read ${settingsFile}. Run the command as root, for example with sudo.`)
  }
}

/** The service runs in the project's folder, so its relative folders are there, wherever the command is typed. */
const settings = () => {
  const own = existsSync(settingsFile) ? readOwn() : process.env
  const folders = { DATA_DIR: resolve(root, own.DATA_DIR || 'data') }
  if (own.BACKUP_DIR) folders.BACKUP_DIR = resolve(root, own.BACKUP_DIR)
  return { ...own, ...folders }
}

/** Root runs nothing with the data: files that it made could not be read by the site. */
const owner = ({ DATA_DIR }) => {
  if (process.getuid?.() !== 0 || !existsSync(DATA_DIR)) return {}
  const { uid, gid } = statSync(DATA_DIR)
  return { uid, gid }
}

export const dataFolder = () => settings().DATA_DIR

/** Gives a folder that root has made to the owner of the data. */
export const ownFolder = (folder) => {
  const { uid, gid } = owner(settings())
  if (uid !== undefined) chownSync(folder, uid, gid)
}

/** A restore makes the folder if it is missing, and it would belong to root. */
export const requireFolder = () => {
  const { DATA_DIR } = settings()
  if (process.getuid?.() === 0 && existsSync(settingsFile) && !existsSync(DATA_DIR))
    throw new Error(`There is no folder ${DATA_DIR}. Make it first: install -d -o voima -m 700 ${DATA_DIR}`)
}

/** Runs a script of the version in `folder` with the settings of the service. Returns its exit code. */
export const runScript = (name, args, { folder = root, ...options } = {}) => {
  const env = settings()
  const all = { env, stdio: 'inherit', ...owner(env), ...options }
  return run(process.execPath, [join(folder, 'scripts', `${name}.mjs`), ...args], all)
}

/** Runs a script like `runScript`, and returns what it prints. Throws if it fails. */
export const askScript = (name, args) => {
  const env = settings()
  const options = { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', `${name}.mjs`), ...args], {
    ...options,
    ...owner(env),
  })
  if (status !== 0) throw new Error(stderr.trim())
  return stdout
}

/** The address at which this machine reaches the site. */
export const localAddress = () => {
  const { HOST = '', PORT } = settings()
  const host = ['', '0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}`
}

const run = (program, args, options) => {
  const { status, error } = spawnSync(program, args, options)
  if (error?.code === 'ENOENT')
    throw new Error(`${program} is not on this machine. Where systemd does not run the site, use what runs it.`)
  if (error) throw error
  return status ?? 1
}

export const systemctl = (...args) => run('systemctl', [...args, unit], { stdio: 'inherit' })

// After a failed start, systemd tries again for a long time.
const mostRestarts = 3

/** Whether the service stays stopped, or keeps stopping. */
export const hasServiceFailed = () => {
  const ask = (...args) => spawnSync('systemctl', [...args, unit], { encoding: 'utf8' })
  return (
    ask('is-failed', '--quiet').status === 0 ||
    Number(ask('show', '--property=NRestarts', '--value').stdout) >= mostRestarts
  )
}

export const showLog = (args) => run('journalctl', ['--unit', unit, '--lines', '50', ...args], { stdio: 'inherit' })
