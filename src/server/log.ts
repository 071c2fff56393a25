/** What the server says to whoever runs it: one line for each event. Nothing in it names, or quotes, anybody. */
import type { Config } from '#config.ts'
import type { Report } from '#shared/failure.ts'
import { placeOf } from '#shared/failure.ts'

export type Level = 'info' | 'warning' | 'error'
export type Log = Record<Level, Report>

/** As sentences for people, or as JSON for programs that collect what many processes say. */
export const createLog = (format: Config['logFormat'], print: Print = toConsole): Log => {
  const at =
    (level: Level): Report =>
    (event, sentence) =>
      print(level, format === 'json' ? asJson(level, event, sentence) : sentence)
  return { info: at('info'), warning: at('warning'), error: at('error') }
}

type Print = (level: Level, line: string) => void

const toConsole: Print = (level, line) => console[level === 'error' ? 'error' : 'log'](line)

const asJson = (level: Level, event: string, message: string) =>
  JSON.stringify({ time: new Date().toISOString(), level, event, message })

/** Who made it up may read it once. A line of JSON goes to places that keep it, so it must not hold a password. */
export const sayFirstAdministrator = (
  log: Log,
  format: Config['logFormat'],
  made: { email: string; password: string },
) =>
  log.info(
    'first-administrator',
    format === 'json'
      ? 'The first administrator was made. For a password: npm run admin -- reset-password admin@localhost'
      : `First administrator: ${made.email}, password: ${made.password} (shown only this once)`,
  )

/** Why the site cannot start. What the system says names files and ports; other messages may quote what is stored. */
export const reasonOf = (error: unknown, isPlain: (error: Error) => boolean) => {
  if (!(error instanceof Error)) return 'The site stopped for an unknown reason.'
  return isPlain(error) || 'syscall' in error ? error.message : `The site stopped: ${placeOf(error)}`
}
