/** Checks a response against its description: the part of JSON Schema that the API's document uses. */
import type { ApiDocument, Schema } from './document.ts'

type Check = (value: unknown, schema: Schema) => string | undefined

const kindOf = (value: unknown) => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

const isOfType: Check = (value, { type }) => {
  if (type === undefined) return undefined
  const kind = kindOf(value)
  const types = [type].flat()
  if (types.includes(kind) || (kind === 'integer' && types.includes('number'))) return undefined
  return `is ${kind}, not ${types.join(' or ')}`
}

const isOneOf: Check = (value, schema) =>
  schema.enum === undefined || schema.enum.includes(value) ? undefined : `is not one of ${schema.enum.join(', ')}`

const formats: Record<string, (text: string) => boolean> = {
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  'date-time': (text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)),
  uri: (text) => URL.canParse(text),
}

const isText: Check = (value, { format = '', pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }) => {
  if (typeof value !== 'string') return undefined
  if (value.length < minLength || value.length > maxLength) return `has ${value.length} characters`
  if (pattern && !new RegExp(pattern, 'u').test(value)) return `does not fit ${pattern}`
  return formats[format]?.(value) === false ? `is no ${format}` : undefined
}

const isNumber: Check = (value, { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }) =>
  typeof value === 'number' && (value < minimum || value > maximum) ? `is ${value}` : undefined

const simple = [isOfType, isOneOf, isText, isNumber]

/** Every place where the value does not fit, with the reason. */
export const misfits = (value: unknown, named: Schema, resolve: ApiDocument['resolve'], place = 'it'): string[] => {
  const schema = resolve(named)
  const deeper = (part: unknown, partSchema: Schema, name: string | number) =>
    misfits(part, partSchema, resolve, `${place}.${name}`)
  const own = simple.flatMap((check) => check(value, schema) ?? []).map((reason) => `${place} ${reason}`)
  if (schema.anyOf?.every((each) => misfits(value, each, resolve).length > 0)) own.push(`${place} fits nothing`)
  if (Array.isArray(value))
    return [...own, ...value.flatMap((item, index) => (schema.items ? deeper(item, schema.items, index) : []))]
  return typeof value === 'object' && value ? [...own, ...misfitsInObject(value, schema, place, deeper)] : own
}

const misfitsInObject = (
  value: object,
  { properties = {}, required = [], additionalProperties }: Schema,
  place: string,
  deeper: (part: unknown, schema: Schema, name: string) => string[],
) => {
  const missing = required.filter((name) => !Object.hasOwn(value, name)).map((name) => `${place} has no ${name}`)
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined
  // Described as any value.
  if (others && Object.keys(others).length === 0) return missing
  const wrong = Object.entries(value).flatMap(([name, part]) => {
    const schema = properties[name] ?? others
    // Undescribed fields must not be sent.
    return schema ? deeper(part, schema, name) : [`${place} has an unknown ${name}`]
  })
  return [...missing, ...wrong]
}
