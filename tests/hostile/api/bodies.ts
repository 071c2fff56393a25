/** Request bodies: mostly a body that fits its description, except for one value. */
import type { Random } from '#core/seed/values.ts'
import type { Call, Schema } from './document.ts'
import { picture, type Values } from './values.ts'

export type Body = { type: string | undefined; bytes: Buffer }
type Fields = Record<string, unknown>

const boundary = 'the-edge'
const raw = 'application/octet-stream'
const wrongTypes = [
  ...['application/json', 'multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x'],
  ...['application/x-www-form-urlencoded', 'text/plain', 'application/json; charset=utf-16', 'application/xml'],
  ...['nonsense', '*/*', 'application/json, text/plain', `multipart/form-data; boundary="${'x'.repeat(200)}"`],
]
const brokenJson = [
  ...[
    '',
    ' ',
    '{',
    '{"email":',
    '[]',
    'null',
    '"text"',
    '1e999',
    '{"a":1}}',
    '{"a":1,}',
    "{'a':1}",
    '\ufeff{}',
    '{}\0',
  ],
  ...[
    '{"__proto__":{"role":"administrator"}}',
    '{"email":"a@b","email":"c@d"}',
    '/**/{}',
    '{"a":\t"\t"}',
    '{"\\ud800":1}',
  ],
  ...['['.repeat(50_000), `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, `[${'0,'.repeat(100_000)}0]`],
]
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'x')
const notUtf8 = Buffer.from([0xff, 0xfe, 0xc0, 0xaf, 0xed, 0xa0, 0x80])

/** `image` is a valid picture. */
export const createBodies = ({ next, oneOf }: Random, values: Values, image: Buffer) => {
  const pictures = [image, image, image.subarray(0, image.length / 2), notUtf8, Buffer.alloc(0), Buffer.from('GIF89a')]

  /** Usually one field is invalid; sometimes none, sometimes all. */
  const fieldsFor = (schema: Schema): Fields => {
    const chance = next()
    if (chance < 0.4) return values.objectOf(schema, values.right)
    if (chance < 0.5) return values.objectOf(schema, values.hostile)
    const fields = values.objectOf(schema, values.right)
    const names = [...Object.keys(schema.properties ?? {}), values.hostileText()]
    const name = oneOf(names)
    const described = schema.properties?.[name]
    return { ...fields, [name]: described && next() < 0.6 ? values.near(described) : values.hostile() }
  }

  const json = (fields: Fields) => Buffer.from(next() < 0.2 ? oneOf(brokenJson) : JSON.stringify(fields))

  const part = (name: string, value: unknown) => {
    const isFile = value === picture || next() < 0.03
    const fileName = isFile ? `; filename="${next() < 0.5 ? 'a.png' : oneLine(values.hostileText())}"` : ''
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${oneLine(name)}"${fileName}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), isFile ? oneOf(pictures) : plain(value), Buffer.from('\r\n')])
  }
  const plain = (value: unknown) => (next() < 0.03 ? notUtf8 : Buffer.from(String(asText(value)).slice(0, 200_000)))

  const form = (fields: Fields) => {
    const parts = Object.entries(fields).map(([name, value]) => part(name, value))
    if (next() < 0.1) parts.push(...parts.slice(0, 1))
    const end = next() < 0.05 ? '' : `--${boundary}--\r\n`
    return Buffer.concat([...parts, Buffer.from(end)])
  }

  const right = (call: Call, schema: Schema): Body => {
    const type = rightTypeOf(call)
    const fields = values.objectOf(schema, values.right)
    const bytes = isForm(call) ? form(fields) : Buffer.from(JSON.stringify(fields))
    return { type, bytes: type === raw ? image : bytes }
  }
  const any = (call: Call, schema: Schema): Body => {
    const type = next() < 0.05 ? oneOf([undefined, ...wrongTypes]) : rightTypeOf(call)
    if (call.body?.type === raw && next() < 0.9) return { type: raw, bytes: oneOf(pictures) }
    if (next() < 0.002) return { type, bytes: megabytes(oneOf([1, 2, 13])) }
    const fields = fieldsFor(schema)
    return { type, bytes: isForm(call) ? form(fields) : json(fields) }
  }
  return { right, any }
}

const isForm = ({ body }: Call) => body?.type === 'multipart/form-data'

const rightTypeOf = (call: Call) => (isForm(call) ? `multipart/form-data; boundary=${boundary}` : call.body?.type)

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : value)

/** A line break would end the header of the part, so browsers escape it like this. */
const oneLine = (text: string) =>
  text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22').slice(0, 300)
