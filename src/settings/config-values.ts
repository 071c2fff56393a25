/** Reads and validates one kind of setting each; a wrong value throws WrongSetting with one sentence. */
export type Environment = Record<string, string | undefined>

export class WrongSetting extends Error {}

export const wrong = (name: string, value: string, allowed: string) =>
  new WrongSetting(`${name} is "${value}"; it must be ${allowed}.`)

export const portOf = (env: Environment, name: string, usual: string) => {
  const value = env[name] || usual
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(port <= 65535)) throw wrong(name, value, 'a number from 0 to 65535')
  return port
}

export const labelOf = (env: Environment, name: string) => {
  const value = env[name] ?? ''
  if (!/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)?$/.test(value))
    throw wrong(name, value, 'empty or a short name like voima')
  return value
}

/** The first choice is the default. */
export const choiceOf = <Choice extends string>(env: Environment, name: string, choices: [Choice, ...Choice[]]) => {
  const value = env[name] || choices[0]
  const chosen = choices.find((choice) => choice === value)
  if (!chosen) throw wrong(name, value, choices.map((choice) => `"${choice}"`).join(' or '))
  return chosen
}

export const addressOf = (env: Environment, name: string, protocols: string[], allowed: string) => {
  const value = env[name] || ''
  if (value === '') return ''
  const isAddress = URL.canParse(value) && protocols.includes(new URL(value).protocol)
  if (!isAddress) throw wrong(name, withoutSecrets(value), allowed)
  return value.replace(/\/+$/, '')
}

/** The privacy page promises `most`, so a setting can only lower the value. */
export const countUpTo = (env: Environment, name: string, most: number) => {
  const count = countOf(env, name, most)
  if (count > most)
    throw wrong(name, String(count), `a whole number from 1 to ${most}, the limit that the privacy page states`)
  return count
}

export const countOf = (env: Environment, name: string, usual: number) => {
  const value = env[name] || String(usual)
  if (!/^[1-9]\d{0,8}$/.test(value)) throw wrong(name, value, 'a whole number from 1')
  return Number(value)
}

const harmless = /^(?:endpoint|region|public)=/

/** Removes what may be a password or key from an invalid address, because the error message ends up in a log. */
export const withoutSecrets = (address: string) => {
  const [place = '', ...query] = address.split(/[?&]/)
  if (/@|%40/i.test(address) || isAccount.test(place)) return '…'
  const shown = query.map((part) => (harmless.test(part) ? part : part.replace(/^([a-z]{1,20}=)?.*$/s, '$1…')))
  return shown.length === 0 ? place : `${place}?${shown.join('&')}`
}

/** Matches a colon that starts neither `//` nor a port, and so may separate a user name from a password. */
const isAccount = /:(?!\/\/|\d{1,5}(?:\/|$))/

/** MEDIA_URL: the S3-compatible store of pictures. Without it pictures are stored in DATA_DIR. */
/** An S3-compatible store of pictures. */
export type ObjectStore = {
  endpoint: string
  bucket: string
  region: string
  /** The base URL from which browsers load pictures directly; empty: they load them from this site. */
  publicUrl: string
  keys: { accessKeyId: string; secretAccessKey: string; sessionToken: string | undefined }
}

const aStore =
  'empty or like s3://bucket?endpoint=https://store.example&region=eu-west-1&public=https://pictures.example'

export const objectStoreOf = (env: Environment): ObjectStore | undefined => {
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
  if (!isRight) throw wrong('MEDIA_URL', withoutSecrets(value), aStore)
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
    throw wrong(name, '', 'an access key of the store in MEDIA_URL')
  }
  return {
    accessKeyId: needed('AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed('AWS_SECRET_ACCESS_KEY'),
    sessionToken: env.AWS_SESSION_TOKEN || undefined,
  }
}
