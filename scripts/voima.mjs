/**
 * voima COMMAND …: the operator's command. It runs every command with the settings of the service, as the user that owns
 * the data.
 */
import { fail } from './command.mjs'
import { rollback } from './voima/rollback.mjs'
import { requireFolder, runScript, settingsFile, showLog, systemctl } from './voima/service.mjs'
import { upgrade } from './voima/upgrade.mjs'

const script = (name) => (args) => runScript(name, args)

const restore = (args) => {
  requireFolder()
  return runScript('restore', args)
}

/** `run` returns the exit code. */
const commands = {
  status: { run: () => systemctl('status'), says: 'whether the service runs, and its latest lines' },
  log: { run: (args) => showLog(['--follow', ...args]), says: 'the log, as it is written' },
  start: { run: () => systemctl('start'), says: 'starts the service' },
  stop: { run: () => systemctl('stop'), says: 'stops it' },
  restart: { run: () => systemctl('restart'), says: 'stops it and starts it' },
  backup: { run: script('backup'), says: '[FILE]: backs up everything' },
  restore: { run: restore, says: 'FILE [--rollback]: restores a backup into an empty place' },
  move: { run: script('move'), says: '--to URL: moves everything into another database' },
  import: { run: script('import'), says: 'URL [--token T] | FILE …: imports another site, or its export files' },
  export: { run: script('export'), says: 'FOLDER: writes everything in open formats' },
  pictures: { run: script('pictures'), says: 'makes missing files of pictures' },
  admin: { run: script('admin'), says: 'list, reset-password EMAIL, or change-address OLD NEW' },
  upgrade: { run: upgrade, says: '[FILE | COMMIT]: runs another version, beside the present one' },
  rollback: { run: rollback, says: '[--yes]: runs the version before this one again' },
  doctor: { run: script('doctor'), says: 'checks the machine and the site' },
}

const usage = [
  `Usage: voima COMMAND, with the settings in ${settingsFile} if there is one, or else those of the environment.`,
  ...Object.entries(commands).map(([name, { says }]) => `  ${name.padEnd(10)}${says}`),
].join('\n')

const [name = '', ...args] = process.argv.slice(2)
if (!(name in commands)) fail(usage)
try {
  process.exitCode = await commands[name].run(args)
} catch (error) {
  fail(error.message)
}
