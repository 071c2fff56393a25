/** Reads each kind of setting, and throws one sentence about a wrong value. */
import { withoutSecrets } from './without-secrets.ts'

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

export const choiceOf = (env: Environment, name: string, choices: [string, string]) => {
  const value = env[name] || choices[0]
  if (!choices.includes(value)) throw wrong(name, value, choices.map((choice) => `"${choice}"`).join(' or '))
  return value
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
  if (count > most) throw wrong(name, String(count), `a whole number from 1 to ${most}, as the privacy page says`)
  return count
}

export const countOf = (env: Environment, name: string, usual: number) => {
  const value = env[name] || String(usual)
  if (!/^[1-9]\d{0,8}$/.test(value)) throw wrong(name, value, 'a whole number from 1')
  return Number(value)
}
