/**
 * Logging: writes the log for the person who runs the site, one line for each event, as text or JSON
 * (`LOG_FORMAT`; structured logging). No line has personal data (redaction): none names or quotes a visitor or user.
 * There is no access log; `metrics/` counts requests.
 */
import { fstatSync } from 'node:fs'
import { type Config, journalStream } from '#config.ts'
import type { NewAdministrator } from '#core/users/people.ts'
import type { Report } from '#shared/error-report.ts'
import { thrownAt } from '#shared/error-report.ts'
import { limits } from '#shared/limits.ts'
import { joinPath } from '#shared/paths.ts'

export type Level = 'info' | 'warning' | 'error'
export type Log = Record<Level, Report>

/**
 * `text` writes sentences for people, with time and level for warnings and errors; `json` writes JSON for log
 * collectors.
 */
export const createLog = (format: Config['logFormat'], print: Print = toConsole): Log => {
  const at =
    (level: Level): Report =>
    (event, sentence) =>
      print(level, format === 'json' ? asJson(level, event, sentence) : asText(level, event, sentence))
  return { info: at('info'), warning: at('warning'), error: at('error') }
}

type Print = (level: Level, line: string) => void

const toConsole: Print = (level, line) => {
  const to = level === 'error' ? 'stderr' : 'stdout'
  console[level === 'error' ? 'error' : 'log'](isJournal(process[to].fd) ? withPriority(level, line) : line)
}

/** The journal of systemd removes this prefix and stores it as the priority: `journalctl --priority warning`. */
export const withPriority = (level: Level, line: string) => `<${{ error: 3, warning: 4, info: 6 }[level]}>${line}`

/** systemd names the stream that it opened, because a program that it started may send its output elsewhere. */
const isJournal = (fd: number) => {
  const stream = journalStream()
  if (stream === '') return false
  const { dev, ino } = fstatSync(fd)
  return stream === `${dev}:${ino}`
}

/** The event for a start that the settings or the machine prevent: one sentence, for the person at the terminal. */
export const notStarted = 'not-started'

const asText = (level: Level, event: string, sentence: string) =>
  level === 'info' || event === notStarted ? sentence : `${new Date().toISOString()} ${level}: ${sentence}`

const asJson = (level: Level, event: string, message: string) =>
  JSON.stringify({ time: new Date().toISOString(), level, event, message })

/**
 * Prints the generated password once, to the terminal only. A JSON log is stored elsewhere, so it must not contain a
 * password.
 */
export const sayFirstAdministrator = (
  log: Log,
  format: Config['logFormat'],
  made: NewAdministrator,
  publicUrl: string,
) => {
  const [secret, remedy] =
    'password' in made
      ? [
          `First administrator: ${made.email}, password: ${made.password} (shown only this once)`,
          'The first administrator was created. To get a password: npm run admin -- reset-password admin@localhost',
        ]
      : [
          `First administrator: ${made.email} chooses a password with this link, once, within ${limits.invitationDays} days: ${publicUrl}${joinPath}#${made.token}`,
          'The first administrator was invited. To see the link, start the site once with LOG_FORMAT=text.',
        ]
  log.info('first-administrator', format === 'json' ? remedy : secret)
}

/**
 * The reason why the site cannot start. System errors name files and ports; other messages may quote stored data, so
 * only plain errors are shown.
 */
export const reasonOf = (error: unknown, isPlain: (error: Error) => boolean) => {
  if (!(error instanceof Error)) return 'The site stopped for an unknown reason.'
  return isPlain(error) || 'syscall' in error ? error.message : `The site stopped: ${thrownAt(error)}`
}
