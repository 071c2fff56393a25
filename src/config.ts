/**
 * Reads the environment variables once and turns them into a Config (the settings; there are no feature flags). Throws
 * WrongSetting with one sentence for a wrong value.
 */
import { join, resolve } from 'node:path'
import {
  addressOf,
  choiceOf,
  countOf,
  countUpTo,
  type Environment,
  labelOf,
  type ObjectStore,
  objectStoreOf,
  portOf,
  withoutSecrets,
  wrong,
} from '#settings/config-values.ts'
import { misspelledSettings } from '#settings/misspelled.ts'
import { country, isComplete, otherCountry, usualCountry } from '#shared/country/country.ts'
import { demonstrationEmail, demonstrationPassword } from '#shared/demonstration.ts'
import { isEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'

export { WrongSetting } from '#settings/config-values.ts'
export type { ObjectStore }

export type Config = ReturnType<typeof readConfig>

/** How many requests and connections the server accepts at the same time, and how long it waits for clients. */
export type ServerLimits = Config['serverLimits']

/** The SMTP account that emails are sent with. */
export type MailAccount = {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS as soon as the server offers it. */
  isSecure: boolean
  /** Undefined: the SMTP server needs no login. */
  login: { user: string; pass: string } | undefined
}

export const readConfig = (env: Environment = process.env) => ({
  ...settingsIn(env),
  ...demonstrationIn(env),
})

const settingsIn = (env: Environment) => ({
  host: env.HOST || 'localhost',
  port: portOf(env, 'PORT', '3000'),
  /** Empty: the address that the server listens on. */
  publicUrl: publicUrlOf(env),
  dataDir: resolve(env.DATA_DIR || 'data'),
  databaseUrl: databaseSetting(env),
  /** Undefined: pictures are stored in dataDir. */
  objectStore: objectStoreOf(env),
  /** Undefined: emails stay in the outbox. */
  mailAccount: mailAccountOf(env),
  mailFrom: senderOf(env),
  mailPerHour: countOf(env, 'MAIL_PER_HOUR', 100),
  mailPerDay: countOf(env, 'MAIL_PER_DAY', 500),
  /** The DKIM selector under which the domain publishes its public key; empty: emails are not signed. */
  dkimSelector: labelOf(env, 'DKIM_SELECTOR'),
  /** For how many months messages are stored. */
  messageMonths: countUpTo(env, 'MESSAGE_MONTHS', limits.messageMonths),
  historyMonths: countOf(env, 'HISTORY_MONTHS', 12),
  /** `everyHours` 0: no scheduled backups. `keep`: how many backups the folder holds (rotation). */
  backups: backupsIn(env),
  /** Without a password, the first start prints a link with which that person chooses one. */
  firstAdmin: firstAdminOf(env),
  /** `health`: the sourced guides, without news. */
  starterContent: choiceOf(env, 'STARTER_CONTENT', ['yes', 'none', 'health']),
  country: countryOf(env),
  trustsProxy: choiceOf(env, 'TRUST_PROXY', ['no', 'yes']) === 'yes',
  hasRateLimits: choiceOf(env, 'RATE_LIMITS', ['on', 'off']) === 'on',
  logFormat: choiceOf(env, 'LOG_FORMAT', ['text', 'json']),
  /** Where Prometheus scrapes the metrics; undefined: metrics are off. */
  metrics: metricsOf(env),
  serverLimits: {
    /** Requests in progress, of each kind that `server/overload.ts` separates. Cached pages are not counted. */
    maxConcurrent: countOf(env, 'MAX_AT_ONCE', 64),
    connections: countOf(env, 'MAX_CONNECTIONS', 2000),
    /** For how long a request may take to arrive completely: a photograph takes minutes on a slow connection. */
    requestSeconds: countOf(env, 'REQUEST_SECONDS', 300),
    /** After how long the server closes a connection on which nothing happens. */
    idleSeconds: countOf(env, 'IDLE_SECONDS', 30),
    headerKilobytes: countOf(env, 'MAX_HEADER_KB', 16),
    /** The memory of the page cache, in MB of 1024 × 1024 bytes; 0: every page is rendered for every request. */
    pageCacheMegabytes: env.PAGE_CACHE_MB === '0' ? 0 : countOf(env, 'PAGE_CACHE_MB', 64),
  },
  /** A sentence for each setting that has no effect, because its name is misspelled. */
  misspelled: misspelledSettings(env),
})

/** `shared/country/country.ts` has read it already. */
const countryOf = (env: Environment) => {
  const name = env.COUNTRY || usualCountry
  if (name !== usualCountry && !(otherCountry && isComplete(otherCountry)))
    throw wrong('COUNTRY', name, `"${usualCountry}" or the file of a country, as docs/settings.md describes`)
  return country.code
}

const backupsIn = (env: Environment) => ({
  dir: resolve(env.BACKUP_DIR || join(env.DATA_DIR || 'data', 'backups')),
  everyHours: env.BACKUP_EVERY_HOURS === '0' ? 0 : countOf(env, 'BACKUP_EVERY_HOURS', 24),
  keep: countOf(env, 'BACKUP_KEEP', 7),
})

/** The mail server of a demonstration: it accepts every email and delivers none. */
export const nowhere = 'nowhere.invalid'

/** A demonstration sends nothing, and keeps its data in a folder that it has made itself. */
const demonstrationIn = (env: Environment) => {
  if (choiceOf(env, 'DEMO', ['no', 'yes']) === 'no') return { isDemonstration: false }
  for (const name of ['DATABASE_URL', 'MEDIA_URL', 'BACKUP_DIR', 'SMTP_URL', 'ADMIN_EMAIL'])
    if (env[name])
      throw wrong('DEMO', 'yes', `"no" or used without ${name}, because everything in it is reset every hour`)
  return {
    isDemonstration: true,
    mailAccount: { host: nowhere, port: 0, isSecure: true, login: undefined },
    backups: { ...backupsIn(env), everyHours: 0 },
    firstAdmin: { email: demonstrationEmail('administrator'), password: demonstrationPassword },
  }
}

const metricsOf = (env: Environment) => {
  if (!env.METRICS_PORT) return undefined
  const port = portOf(env, 'METRICS_PORT', '')
  if (port !== 0 && port === portOf(env, 'PORT', '3000'))
    throw wrong('METRICS_PORT', env.METRICS_PORT, 'another port than PORT, where the site itself listens')
  return { host: env.METRICS_HOST || '127.0.0.1', port }
}

/** The site cannot be in a folder of an address. */
const publicUrlOf = (env: Environment) => {
  const allowed = 'an address like https://voima.example, without a path'
  const value = addressOf(env, 'PUBLIC_URL', ['http:', 'https:'], allowed)
  if (value !== '' && new URL(value).href !== `${new URL(value).origin}/`)
    throw wrong('PUBLIC_URL', withoutSecrets(value), allowed)
  return value
}

/** The stream on which systemd passes the output on to its journal, as `device:inode`; empty without systemd. */
export const journalStream = () => process.env.JOURNAL_STREAM ?? ''

const aDatabase = 'empty or an address like postgres://user:password@host:5432/voima'

/**
 * Without a host, the address would be treated as a file. The folder of a Unix socket counts as a host:
 * ?host=/var/run/postgresql
 */
const databaseSetting = (env: Environment) => {
  const value = addressOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], aDatabase)
  if (value === '') return ''
  const { hostname, searchParams } = URL.parse(value) ?? { hostname: '', searchParams: new URLSearchParams() }
  const hasHost = hostname !== '' || Boolean(searchParams.get('host'))
  if (!hasHost || !/^postgres(?:ql)?:\/\//.test(value))
    throw wrong('DATABASE_URL', withoutSecrets(env.DATABASE_URL ?? ''), aDatabase)
  return value
}

/** The SQLite file of a site without DATABASE_URL. */
export const databaseFile = (config: Pick<Config, 'dataDir'>) => join(config.dataDir, 'voima.db')

/** The location of the data: the address of a PostgreSQL database, or the path of a SQLite file. */
export const databaseUrlOf = (config: Pick<Config, 'dataDir' | 'databaseUrl'>) =>
  config.databaseUrl || databaseFile(config)

const firstAdminOf = (env: Environment) => {
  const email = env.ADMIN_EMAIL ?? ''
  const password = env.ADMIN_PASSWORD ?? ''
  if (email === '' && password === '') return undefined
  if (email === '') throw wrong('ADMIN_EMAIL', '', 'an email address, because ADMIN_PASSWORD is set')
  if (!isEmail(email)) throw wrong('ADMIN_EMAIL', email, 'an email address like name@mail.com')
  if (password === '') return { email, password: undefined }
  const { min, max } = limits.password
  if (password.length < min || password.length > max)
    throw wrong('ADMIN_PASSWORD', '…', `empty or ${min} to ${max} characters`)
  return { email, password }
}

const anAccount = 'empty or an address like smtp://user:password@host:587'

const mailAccountOf = (env: Environment): MailAccount | undefined => {
  const value = addressOf(env, 'SMTP_URL', ['smtp:', 'smtps:'], anAccount)
  if (value === '') return undefined
  const { protocol, hostname, port, username, password } = new URL(value)
  if (hostname === '' || (username === '') !== (password === '')) throw wrong('SMTP_URL', '…', anAccount)
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    isSecure,
    login: username ? { user: decoded(username), pass: decoded(password) } : undefined,
  }
}

/** A reserved character in a user name or password is percent-encoded in the address, such as %40 for @. */
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    throw wrong('SMTP_URL', '…', `${anAccount}; write % as %25`)
  }
}

/** The address of a site without MAIL_FROM. */
export const unsetSender = 'no-reply@localhost'

const senderOf = (env: Environment) => {
  const value = (env.MAIL_FROM || unsetSender).trim()
  const [, name = '', address = ''] = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(value) ?? [value, '', value]
  if (!isEmail(address)) throw wrong('MAIL_FROM', value, 'a sender like Voima <info@voima.example>')
  return { name: name.trim(), address }
}
