/** Validation of texts: schemas for required and optional texts and email addresses, with a sentence for each error. */
import { z } from 'zod'
import { isEmail, parseEmail, unreachable } from '../email.ts'
import { thousands } from '../format.ts'
import { withoutHidden } from '../hidden-characters.ts'
import { wording } from '../wording.ts'

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
  if (email === '') return wording.emailNeeded
  return isEmail(email) ? undefined : `"${shown(email)}" is not an email address. ${wording.emailNeeded}.`
}

const emailThat = (refusalOf: (email: string) => string | undefined) =>
  z
    .string({ error: wording.emailNeeded })
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
