/**
 * What many shapes are made of: texts and email addresses, each with a sentence for every error, the fields of POST and
 * PATCH, counts, the code of a region, and pages of a list (pagination).
 */
import { z } from 'zod'
import { regions } from '../country/regions.ts'
import { isEmail, parseEmail, unreachable } from '../email.ts'
import { thousands } from '../format.ts'
import { withoutHidden } from '../hidden-characters.ts'
import { keysOf, recordOf } from '../keys.ts'
import { languages, languageTags } from '../languages.ts'
import { limits } from '../limits.ts'
import { emailNeeded } from '../wording/forms.ts'

/** The input, shortened for a sentence about it. */
export const shown = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** The value as the error message names it: `state is missing; it must be …`. */
export const quoted = (value: unknown) => (value === undefined ? 'missing' : `"${shown(value)}"`)

// A form sends each line break as two characters, which count as one, and never sends a carriage return alone.
const plain = (value: string) => withoutHidden(value).replace(/\r\n?/g, '\n')

/** Forms of the public pages ask visitors for their own name, message or question. */
type Owner = 'the' | 'your'

/** A text that may be empty: surrounding space is removed, and `max` counts characters. Each error is a sentence. */
export const plainText = (name: string, max: number, owner: Owner = 'the') =>
  z
    .string({ error: ({ input }) => (input === undefined ? `Enter ${owner} ${name}.` : `The ${name} must be text.`) })
    .overwrite(plain)
    .trim()
    .max(max, {
      error: (issue) =>
        `The ${name} has ${thousands(String(issue.input).length)} characters; at most ${thousands(max)} are allowed.`,
    })

export const requiredText = (name: string, max: number, owner?: Owner) =>
  plainText(name, max, owner).min(1, `Enter ${owner ?? 'the'} ${name}.`)

/** Like requiredText, but the text may be empty or absent. */
export const optionalText = (name: string, max: number) =>
  z
    .string({ error: `The ${name} must be text.` })
    .overwrite(plain)
    .trim()
    .max(max, `The ${name} may have at most ${thousands(max)} characters.`)
    .optional()

const notAnEmail = (email: string) => {
  if (email === '') return emailNeeded
  return isEmail(email) ? undefined : `"${shown(email)}" is not an email address. ${emailNeeded}.`
}

const emailThat = (refusalOf: (email: string) => string | undefined) =>
  z
    .string({ error: emailNeeded })
    .overwrite(parseEmail)
    .refine((email) => !refusalOf(email), { error: ({ input }) => refusalOf(String(input)) })

/** An email address as the HTML standard's email input accepts it, at most 254 characters. */
export const emailText = emailThat(notAnEmail).meta({ format: 'email', maxLength: 254 })

const notReachable = (email: string) => notAnEmail(email) ?? unreachable(email)

/** The address of a visitor who waits for an email. (Accounts may have an address like admin@localhost.) */
export const reachableEmail = emailThat(notReachable).meta({ format: 'email', maxLength: 254 })

export const reachableEmailOrNone = emailThat((email) => (email === '' ? undefined : notReachable(email))).meta({
  description: 'Empty: none',
  maxLength: 254,
})

/** The number of digits, for example of a phone number. */
export const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** A shape that the OpenAPI document describes under its name. */
export const namedShape = <Fields extends z.ZodRawShape>(id: string, fields: Fields) => z.object(fields).meta({ id })

/** A form without a choice sends an empty text. */
export const RegionCode = z
  .enum(keysOf(regions), { error: ({ input }) => (input === '' ? 'Choose the region.' : undefined) })
  .meta({ description: 'ISO 3166-2 code of the region' })

type WithDefaults<Fields extends z.ZodRawShape, Named> = {
  [Name in keyof Fields]: Name extends Named ? z.ZodDefault<Fields[Name]> : Fields[Name]
}

/** The fields of POST: those with a default may be absent. */
export const forCreating = <
  Fields extends Record<string, z.ZodType>,
  Defaults extends { [Name in keyof Fields]?: z.output<Fields[Name]> },
>(
  fields: Fields,
  defaults: Defaults,
) => {
  const optional = keysOf<string>(defaults).map((name) => [name, fields[name]?.default(defaults[name])])
  const shape = { ...fields, ...Object.fromEntries(optional) }
  return z.object(shape as WithDefaults<Fields, keyof Defaults>)
}

const versionThere = { description: 'The version that was edited; if there is a newer one, the response is 409' }

/** The fields of PATCH: an absent field is not changed. */
export const forChanging = <Fields extends Record<string, z.ZodType>>(fields: Fields) =>
  z
    .object(fields)
    .partial()
    .extend({ version: z.int().optional().meta(versionThere) })

const count = z.int().min(0)

export const countsOf = <const Name extends string>(names: readonly Name[]) => z.object(recordOf(names, () => count))

/** `name` begins the sentence for another value, `end` ends it. */
export const wholeNumber = (name: string, min: number, max: number, end = '') => {
  const error = ({ input }: { input?: unknown }) =>
    `${name} is ${quoted(input)}; it must be a whole number from ${min} to ${max}${end}.`
  return z.int({ error }).min(min, { error }).max(max, { error })
}

/** In the query of an address. */
export const numberInQuery = (name: string, max: number) =>
  z
    .string({ error: `${name} was sent more than once. Send it once.` })
    .refine((value) => /^[1-9]\d{0,8}$/.test(value) && Number(value) <= max, {
      error: (issue) => `${name} is "${String(issue.input).slice(0, 40)}"; it must be a whole number from 1 to ${max}.`,
    })
    .transform(Number)
    .meta({ type: 'integer', minimum: 1, maximum: max })

const maxPage = 999_999_999
const pageNumber = numberInQuery('page', maxPage).meta({ description: 'The page number, from 1', example: 1 })
const pageSize = numberInQuery('limit', limits.maxPageSize).meta({ description: 'Items per page', example: 10 })

/** `?page=2&limit=10`, both optional: page 1 of 10. */
export const PageQuery = z.object({
  page: pageNumber.optional().default(1),
  limit: pageSize.optional().default(limits.pageSize),
})
export type PageQuery = z.infer<typeof PageQuery>

/** Like PageQuery, but without page and limit the whole list is returned. */
export const MaybePageQuery = z.object({ page: pageNumber.optional(), limit: pageSize.optional() })

export const pageFields = { currentPage: z.int().min(1), totalPages: z.int().min(1) }

const known = languageTags.map((tag) => `${tag} (${languages[tag]})`).join(', ')

/** A tag like tw; the error contains all tags. */
export const LanguageTag = z
  .enum(languageTags, { error: ({ input }) => `language is ${quoted(input)}; it must be one of ${known}.` })
  .meta({ id: 'Language', description: known })

/** Tags like ["tw", "en"]; the error names the rejected tag and contains all tags. */
export const LanguageTags = z
  .array(z.enum(languageTags, { error: ({ input }) => `"${shown(input)}" is not one of the languages: ${known}.` }), {
    error: ({ input }) => `languages is ${quoted(input)}; it must be a list of language tags: ${known}.`,
  })
  .max(languageTags.length, `languages has at most ${languageTags.length} items.`)
