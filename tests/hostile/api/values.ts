/** Values for a described field: valid ones, nearly valid ones, and hostile ones. */
import type { Random } from '#core/seed/values.ts'
import { esi, kofi, yaw } from '#test/cast.ts'
import type { ApiDocument, Schema } from './document.ts'

/** Stands for the bytes of a picture, which JSON cannot contain. */
export const picture = Symbol('a picture')

const unicode = [
  ...['\0', 'a\0b', '\ud800', 'a\udfff', '\u202eevil\u202c', '\ufeff', '\u2028', '\u0085', '\uffff', '\u{10ffff}'],
  ...['Ɛyɛ ŋ', '💉🩸', `e${'\u0301'.repeat(500)}`, 'ﷺ', 'İstanbul', 'ß', '\u200b', '\ue000', '\u001b[31m'],
]
const tricks = [
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE articles;',
    '%00',
    '%zz',
    '%c0%ae',
    '../../etc/passwd',
    '..\\..',
    '<%= 7*7 %>',
    '{{7*7}}',
  ],
  ...['<script>alert(1)</script>', 'javascript:alert(1)', '\r\nSet-Cookie: a=b', '=1+1', '|id', '$(id)', '`id`'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', '[object Object]', 'true'],
]
const numbers = [
  '0',
  '-0',
  '-1',
  '1e9',
  '9e99',
  '0x10',
  '1.5',
  '+1',
  ' 1',
  '１',
  '999999999',
  '1000000000',
  '2026-02-30',
]
const strings = ['', ' ', '\t\n', '{}', '[]', '"', '\\', ...unicode, ...tricks, ...numbers]
const long = ['x'.repeat(6_000), 'ɛ'.repeat(100_001), 'a,'.repeat(20_000), '['.repeat(5_000), '\n'.repeat(9_999)]
const notStrings = [0, -1, 1.5, 2 ** 53, 1e308, true, false, null, [], {}, [[]], ['a'], { a: 1 }, { $ne: null }]

const addresses = [esi.email, kofi.email, yaw.email, 'admin@localhost', 'ama@voima.example']
const nearlyAddresses = ['a@', '@b', 'a@b@c', 'a b@c', 'a@b\n', `${'a'.repeat(250)}@b.c`, 'a@b,c@d', 'É@b', '<a@b>']
const texts = ['A walk', 'Come along on **19 June**.', 'Ɛyɛ me dɛ', 'a long walk to nowhere', '123456', 'x']
const byFormat: Record<string, unknown[]> = {
  email: addresses,
  date: ['2026-01-31', '2020-02-29'],
  'date-time': ['2026-01-31T08:00:00.000Z', '2099-01-31T08:00:00.000Z'],
  uri: ['https://www.who.int/'],
  binary: [picture],
}

export type Values = ReturnType<typeof createValues>
type Resolve = ApiDocument['resolve']

export const createValues = (random: Random, resolve: Resolve) => {
  const { oneOf, next } = random
  const hostileText = () => (next() < 0.05 ? oneOf(long) : oneOf(strings))
  const right = rightValues(random, resolve)
  return {
    right,
    near: (schema: Schema) => nearValue(random, resolve(schema), right),
    hostile: (): unknown => (next() < 0.3 ? oneOf(notStrings) : hostileText()),
    hostileText,
    objectOf: (schema: Schema, make: (schema: Schema) => unknown) => objectOf(random, schema, make),
  }
}

const rightValues = (random: Random, resolve: Resolve) => {
  const { below, oneOf, next } = random
  const right = (named: Schema): unknown => {
    const schema = resolve(named)
    if (schema.enum) return oneOf(schema.enum)
    const [type] = [schema.type].flat()
    if (type === 'object') return objectOf(random, schema, right)
    if (type === 'array') return schema.items ? [right(schema.items)] : []
    if (type === 'boolean') return next() < 0.5
    if (type === 'integer' || type === 'number') return (schema.minimum ?? 0) + below(5)
    return rightText(random, schema)
  }
  return right
}

const rightText = ({ oneOf }: Random, schema: Schema) => {
  const { format = '', contentMediaType, pattern, minLength = 0, maxLength = 5_000 } = schema
  if (byFormat[format]) return oneOf(byFormat[format])
  if (contentMediaType) return oneOf(['[]', '[{"name":"WHO","year":2025}]'])
  if (pattern) return oneOf(fitting(pattern))
  return oneOf([...texts, ...addresses])
    .padEnd(minLength, 'x')
    .slice(0, maxLength)
}

const patterned = ['1', '2', 'abc', '123456', 'x'.repeat(43)]

const fitting = (pattern: string) => {
  const fit = patterned.filter((text) => new RegExp(pattern, 'u').test(text))
  return fit.length > 0 ? fit : patterned
}

const nearlyLists = ['{}', '[{}]', '[{"name":', `[${'{"name":"a"},'.repeat(31)}{}]`, '[null]']
const nearlyDates = ['2026-02-30', '31-01-2026', '0000-00-00', '9999-12-31', '+010000-01-01']

const nearValue = ({ oneOf }: Random, schema: Schema, right: (schema: Schema) => unknown): unknown => {
  const { minimum = 0, maximum = 9, minLength = 1, maxLength = 100 } = schema
  if (schema.enum) return oneOf([String(schema.enum[0]).toUpperCase(), `${schema.enum[0]} `, schema.enum])
  if (schema.type === 'integer')
    return oneOf([minimum - 1, minimum, maximum, maximum + 1, minimum + 0.5, `${minimum} `])
  if (schema.type === 'boolean') return oneOf(['true', 1, 0, 'on', null])
  if (schema.format === 'email') return oneOf(nearlyAddresses)
  if (schema.format === 'date') return oneOf(nearlyDates)
  if (schema.contentMediaType) return oneOf(nearlyLists)
  const tooShort = 'x'.repeat(Math.max(0, minLength - 1))
  return oneOf([tooShort, 'x'.repeat(maxLength), 'ɛ'.repeat(maxLength + 1), [right(schema)]])
}

const objectOf = ({ next }: Random, { properties = {}, required = [] }: Schema, make: (schema: Schema) => unknown) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || next() < 0.5)
      .map(([name, schema]) => [name, make(schema)]),
  )
