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
  mediaUrl: string
  smtpUrl: string
  mailFrom: string
  firstAdmin: { email: string; password: string } | undefined
  hasStarterContent: boolean
  trustsProxy: boolean
  hasRateLimits: boolean
}

type Environment = Record<string, string | undefined>

export class WrongSetting extends Error {}

const wrong = (name: string, value: string, allowed: string) =>
  new WrongSetting(`${name} is "${value}"; it must be ${allowed}.`)

export const readConfig = (env: Environment = process.env): Config => ({
  host: env.HOST || 'localhost',
  port: portOf(env),
  publicUrl: addressOf(env, 'PUBLIC_URL', ['http:', 'https:'], 'an address like https://voima.example'),
  dataDir: resolve(env.DATA_DIR || 'data'),
  databaseUrl: addressOf(
    env,
    'DATABASE_URL',
    postgres,
    'empty or an address like postgres://user:password@host:5432/voima',
  ),
  mediaUrl: notYet(env, 'MEDIA_URL'),
  smtpUrl: addressOf(env, 'SMTP_URL', ['smtp:', 'smtps:'], 'an address like smtp://user:password@host:587'),
  mailFrom: env.MAIL_FROM || 'Voima <no-reply@localhost>',
  firstAdmin: firstAdminOf(env),
  hasStarterContent: choiceOf(env, 'STARTER_CONTENT', ['yes', 'none']) === 'yes',
  trustsProxy: choiceOf(env, 'TRUST_PROXY', ['no', 'yes']) === 'yes',
  hasRateLimits: choiceOf(env, 'RATE_LIMITS', ['on', 'off']) === 'on',
})

const postgres = ['postgres:', 'postgresql:']

/** The file of a site that keeps its data itself. */
export const databaseFile = (config: Pick<Config, 'dataDir'>) => join(config.dataDir, 'voima.db')

/** Where the data is: an address or a file. */
export const databasePlace = (config: Pick<Config, 'dataDir' | 'databaseUrl'>) =>
  config.databaseUrl || databaseFile(config)

const portOf = (env: Environment) => {
  const value = env.PORT || '3000'
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(port <= 65535)) throw wrong('PORT', value, 'a number from 0 to 65535')
  return port
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

/** Settings of the contract whose engine is not part of this version: said at once, never ignored in silence. */
const notYet = (env: Environment, name: string) => {
  if (env[name]) throw wrong(name, '…', 'empty in this version: the data stays in DATA_DIR')
  return ''
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
