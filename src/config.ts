/** Reads the environment once and turns it into a Config, or says in one line what is wrong. */
import { join, resolve } from 'node:path'
import { isEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'

export type Config = {
  host: string
  port: number
  /** Empty: the address the server listens at. */
  publicUrl: string
  dataDir: string
  databaseUrl: string
  /** Absent: pictures lie in dataDir. */
  objectStore: ObjectStore | undefined
  /** Absent: mail stays in the outbox. */
  mailAccount: MailAccount | undefined
  mailFrom: { name: string; address: string }
  mailPerHour: number
  mailPerDay: number
  /** Under which name the domain publishes the key that letters are signed with; empty: they are not signed. */
  dkimSelector: string
  /** How long messages are kept. */
  messageMonths: number
  historyMonths: number
  /** Every 0 hours: never. */
  backups: { dir: string; everyHours: number; keep: number }
  firstAdmin: { email: string; password: string } | undefined
  hasStarterContent: boolean
  trustsProxy: boolean
  hasRateLimits: boolean
  logFormat: string
  /** Where the figures of the running site can be asked for; absent: nowhere. */
  metrics: { host: string; port: number } | undefined
  door: Door
}

/** How much the server takes on at the same time, and how long it waits for whom. */
export type Door = {
  /** Requests being answered, of each kind that the door knows; what is kept ready is not counted. */
  atOnce: number
  connections: number
  /** Until a request has arrived whole: a photograph takes minutes on a weak link. */
  requestSeconds: number
  /** Until a line on which nothing happens is closed. */
  idleSeconds: number
  headerKilobytes: number
}

/** An S3-compatible store of pictures. */
export type ObjectStore = {
  endpoint: string
  bucket: string
  region: string
  /** Where visitors find the pictures by themselves; empty: they ask this site for them. */
  publicUrl: string
  keys: { accessKeyId: string; secretAccessKey: string; sessionToken: string | undefined }
}

/** An account at a mail server, whoever runs it. */
export type MailAccount = {
  host: string
  port: number
  /** TLS from the first byte; otherwise as soon as the server offers it. */
  isSecure: boolean
  /** Absent: the server asks for none. */
  login: { user: string; pass: string } | undefined
}

type Environment = Record<string, string | undefined>

export class WrongSetting extends Error {}

const wrong = (name: string, value: string, allowed: string) =>
  new WrongSetting(`${name} is "${value}"; it must be ${allowed}.`)

export const readConfig = (env: Environment = process.env): Config => ({
  host: env.HOST || 'localhost',
  port: portOf(env, 'PORT', '3000'),
  publicUrl: addressOf(env, 'PUBLIC_URL', ['http:', 'https:'], 'an address like https://voima.example'),
  dataDir: resolve(env.DATA_DIR || 'data'),
  databaseUrl: addressOf(
    env,
    'DATABASE_URL',
    postgres,
    'empty or an address like postgres://user:password@host:5432/voima',
  ),
  objectStore: objectStoreOf(env),
  mailAccount: mailAccountOf(env),
  mailFrom: senderOf(env),
  mailPerHour: countOf(env, 'MAIL_PER_HOUR', 100),
  mailPerDay: countOf(env, 'MAIL_PER_DAY', 500),
  dkimSelector: labelOf(env, 'DKIM_SELECTOR'),
  messageMonths: countUpTo(env, 'MESSAGE_MONTHS', limits.messageMonths),
  historyMonths: countOf(env, 'HISTORY_MONTHS', 12),
  backups: {
    dir: resolve(env.BACKUP_DIR || join(env.DATA_DIR || 'data', 'backups')),
    everyHours: env.BACKUP_EVERY_HOURS === '0' ? 0 : countOf(env, 'BACKUP_EVERY_HOURS', 24),
    keep: countOf(env, 'BACKUP_KEEP', 7),
  },
  firstAdmin: firstAdminOf(env),
  hasStarterContent: choiceOf(env, 'STARTER_CONTENT', ['yes', 'none']) === 'yes',
  trustsProxy: choiceOf(env, 'TRUST_PROXY', ['no', 'yes']) === 'yes',
  hasRateLimits: choiceOf(env, 'RATE_LIMITS', ['on', 'off']) === 'on',
  logFormat: choiceOf(env, 'LOG_FORMAT', ['text', 'json']),
  metrics: env.METRICS_PORT
    ? { host: env.METRICS_HOST || '127.0.0.1', port: portOf(env, 'METRICS_PORT', '') }
    : undefined,
  door: {
    atOnce: countOf(env, 'MAX_AT_ONCE', 64),
    connections: countOf(env, 'MAX_CONNECTIONS', 2000),
    requestSeconds: countOf(env, 'REQUEST_SECONDS', 300),
    idleSeconds: countOf(env, 'IDLE_SECONDS', 30),
    headerKilobytes: countOf(env, 'MAX_HEADER_KB', 16),
  },
})

const postgres = ['postgres:', 'postgresql:']

/** The file of a site that keeps its data itself. */
export const databaseFile = (config: Pick<Config, 'dataDir'>) => join(config.dataDir, 'voima.db')

/** Where the data is: an address or a file. */
export const databasePlace = (config: Pick<Config, 'dataDir' | 'databaseUrl'>) =>
  config.databaseUrl || databaseFile(config)

const portOf = (env: Environment, name: string, usual: string) => {
  const value = env[name] || usual
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(port <= 65535)) throw wrong(name, value, 'a number from 0 to 65535')
  return port
}

const labelOf = (env: Environment, name: string) => {
  const value = env[name] ?? ''
  if (!/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)?$/.test(value))
    throw wrong(name, value, 'empty or a short name like voima')
  return value
}

const choiceOf = (env: Environment, name: string, choices: [string, string]) => {
  const value = env[name] || choices[0]
  if (!choices.includes(value)) throw wrong(name, value, choices.map((choice) => `"${choice}"`).join(' or '))
  return value
}

const addressOf = (env: Environment, name: string, protocols: string[], allowed: string) => {
  const value = env[name] || ''
  if (value === '') return ''
  const isAddress = URL.canParse(value) && protocols.includes(new URL(value).protocol)
  // Such an address may hold a password, which must not end up in a log.
  if (!isAddress) throw wrong(name, value.includes('@') ? '…' : value, allowed)
  return value.replace(/\/+$/, '')
}

const aStore =
  'empty or like s3://bucket?endpoint=https://store.example&region=eu-west-1&public=https://pictures.example'

const objectStoreOf = (env: Environment): ObjectStore | undefined => {
  const value = env.MEDIA_URL ?? ''
  if (value === '') return undefined
  const { hostname: bucket, search } = URL.canParse(value) ? new URL(value) : { hostname: '', search: '' }
  const {
    endpoint,
    region = 'us-east-1',
    public: publicUrl = '',
    ...others
  } = Object.fromEntries(new URLSearchParams(search))
  const isRight =
    /^s3:\/\/[a-z\d][a-z\d.-]+(?:$|\?)/.test(value) && Object.keys(others).length === 0 && /^[\w-]+$/.test(region)
  if (!isRight) throw wrong('MEDIA_URL', value, aStore)
  const address = (text: string) => addressOf({ MEDIA_URL: text }, 'MEDIA_URL', ['http:', 'https:'], aStore)
  return {
    endpoint: address(endpoint ?? `https://s3.${region}.amazonaws.com`),
    bucket,
    region,
    publicUrl: address(publicUrl),
    keys: storeKeysOf(env),
  }
}

const storeKeysOf = (env: Environment) => {
  const needed = (name: string) => env[name] || missing(name)
  const missing = (name: string) => {
    throw wrong(name, '', 'a key of the store that MEDIA_URL names')
  }
  return {
    accessKeyId: needed('AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed('AWS_SECRET_ACCESS_KEY'),
    sessionToken: env.AWS_SESSION_TOKEN || undefined,
  }
}

const firstAdminOf = (env: Environment) => {
  const email = env.ADMIN_EMAIL ?? ''
  const password = env.ADMIN_PASSWORD ?? ''
  if (email === '' && password === '') return undefined
  if (email === '') throw wrong('ADMIN_EMAIL', '', 'an email address, because ADMIN_PASSWORD is set')
  if (!isEmail(email)) throw wrong('ADMIN_EMAIL', email, 'an email address like name@mail.com')
  const { min, max } = limits.password
  if (password.length < min || password.length > max)
    throw wrong('ADMIN_PASSWORD', password === '' ? '' : '…', `${min} to ${max} characters, because ADMIN_EMAIL is set`)
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

/** A sign that means something else in an address is written there as %40, say. */
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    throw wrong('SMTP_URL', '…', `${anAccount}; write % as %25`)
  }
}

const senderOf = (env: Environment) => {
  const value = (env.MAIL_FROM || 'Voima <no-reply@localhost>').trim()
  const [, name = '', address = ''] = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(value) ?? [value, '', value]
  if (!isEmail(address)) throw wrong('MAIL_FROM', value, 'a sender like Voima <info@voima.example>')
  return { name: name.trim(), address }
}

/** The privacy page promises `most`: a setting can only ask for less. */
const countUpTo = (env: Environment, name: string, most: number) => {
  const count = countOf(env, name, most)
  if (count > most) throw wrong(name, String(count), `a whole number from 1 to ${most}, as the privacy page says`)
  return count
}

const countOf = (env: Environment, name: string, usual: number) => {
  const value = env[name] || String(usual)
  if (!/^[1-9]\d{0,8}$/.test(value)) throw wrong(name, value, 'a whole number from 1')
  return Number(value)
}
