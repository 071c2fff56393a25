/** Validation of texts: schemas for required and optional texts and email addresses, with a sentence for each error. */
import { z } from 'zod'
import { isEmail } from '../email.ts'
import { thousands } from '../format.ts'
import { wording } from '../wording.ts'

/** The input, shortened for a sentence about it. */
export const shown = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** The value as the error message names it: `state is missing; it must be …`. */
export const quoted = (value: unknown) => (value === undefined ? 'missing' : `"${shown(value)}"`)

// Rejects only what no text needs: NUL, which databases cannot store, and lone surrogates, which are not characters.
export const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()

// A form sends each line break as two characters, which count as one, and never sends a carriage return alone.
const withPlainBreaks = (value: string) => value.replace(/\r\n?/g, '\n')

/** Forms of the public pages ask visitors for their own name, message or question. */
type Owner = 'the' | 'your'

/** A text that may be empty: surrounding space is removed, and `max` counts characters. Each error is a sentence. */
export const plainText = (name: string, max: number, owner: Owner = 'the') =>
  z
    .string({ error: ({ input }) => (input === undefined ? `Enter ${owner} ${name}.` : `The ${name} must be text.`) })
    .overwrite(withPlainBreaks)
    .trim()
    .max(max, {
      error: (issue) =>
        `The ${name} has ${thousands(String(issue.input).length)} characters; at most ${thousands(max)} are allowed.`,
    })
    .refine(isStorable, `The ${name} contains a character that cannot be stored.`)

export const requiredText = (name: string, max: number, owner?: Owner) =>
  plainText(name, max, owner).min(1, `Enter ${owner ?? 'the'} ${name}.`)

/** Like requiredText, but the text may be empty or absent. */
export const optionalText = (name: string, max: number) =>
  z
    .string({ error: `The ${name} must be text.` })
    .trim()
    .max(max, `The ${name} may have at most ${thousands(max)} characters.`)
    .refine(isStorable, `The ${name} contains a character that cannot be stored.`)
    .optional()

/** An email address as the HTML standard's email input accepts it, at most 254 characters. */
export const emailText = z
  .string({ error: wording.emailNeeded })
  .trim()
  .refine(isEmail, {
    error: (issue) =>
      issue.input === ''
        ? wording.emailNeeded
        : `"${shown(issue.input)}" is not an email address. ${wording.emailNeeded}.`,
  })
  .meta({ format: 'email', maxLength: 254 })

/** The number of digits, for example of a phone number. */
export const digitsIn = (text: string) => text.replace(/\D/g, '').length
