/**
 * voima COMMAND …: the operator's command. It runs every command with the settings of the service, as the user that owns
 * the data.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { inProject, root } from './prepare/paths.mjs'
import { doctor } from './voima/doctor.mjs'
import { readSettings } from './voima/settings-file.mjs'

/** Another file for a site that runs beside the first. */
const settingsFile = process.env.VOIMA_SETTINGS || '/etc/voima.env'
const service = 'voima'

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const settings = () => {
  if (!existsSync(settingsFile)) return process.env
  return { PATH: process.env.PATH, HOME: process.env.HOME, TERM: process.env.TERM, ...readSettings(settingsFile) }
}

/** Root runs nothing with the data: files that it made could not be read by the site. */
const owner = ({ DATA_DIR = 'data' }) => {
  if (process.getuid?.() !== 0 || !existsSync(DATA_DIR)) return {}
  const { uid, gid } = statSync(DATA_DIR)
  return { uid, gid }
}

const end = ({ status, error }) => (error ? fail(error.message) : process.exit(status ?? 1))

const script = (name) => (args) => {
  const env = settings()
  const options = { cwd: root, env, stdio: 'inherit', ...owner(env) }
  end(spawnSync(process.execPath, [inProject('scripts', `${name}.mjs`), ...args], options))
}

const system =
  (program, ...own) =>
  (args) =>
    end(spawnSync(program, [...own, ...args], { stdio: 'inherit' }))

const examine = async () => {
  const { readConfig } = await import('../src/config.ts')
  process.exit((await doctor(readConfig(settings()))) > 0 ? 1 : 0)
}

const commands = {
  status: { run: system('systemctl', 'status', service), says: 'whether the service runs, and its latest lines' },
  log: { run: system('journalctl', '--unit', service, '--follow', '--lines', '50'), says: 'the log, as it is written' },
  start: { run: system('systemctl', 'start', service), says: 'starts the service' },
  stop: { run: system('systemctl', 'stop', service), says: 'stops it' },
  restart: { run: system('systemctl', 'restart', service), says: 'stops it and starts it' },
  backup: { run: script('backup'), says: '[FILE]: backs up everything' },
  restore: { run: script('restore'), says: 'FILE [--rollback]: restores a backup into an empty place' },
  move: { run: script('move'), says: '--to URL: moves everything into another database' },
  import: { run: script('import'), says: 'URL [--token T]: imports the articles of another site' },
  export: { run: script('export'), says: 'FOLDER: writes everything in open formats' },
  pictures: { run: script('pictures'), says: 'makes missing files of pictures' },
  admin: { run: script('admin'), says: 'list, or reset-password EMAIL' },
  doctor: { run: examine, says: 'checks the machine and the site' },
}

const usage = [
  `Usage: voima COMMAND, with the settings in ${settingsFile} if there is one, or else those of the environment.`,
  ...Object.entries(commands).map(([name, { says }]) => `  ${name.padEnd(10)}${says}`),
].join('\n')

const [name = '', ...args] = process.argv.slice(2)
if (!(name in commands)) fail(usage)
try {
  await commands[name].run(args)
} catch (error) {
  fail(error.message)
}
