/**
 * Sentences for invalid values whose shape has none of its own (zod's error map): each names the field, its value and
 * what is allowed.
 */
import type { z } from 'zod'

/** The expected kind of value, by zod's name for it. */
const kinds: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object with fields',
  record: 'an object with fields',
  string: 'text',
}

const shownLetters = 40

const shown = (input: unknown) => (JSON.stringify(input) ?? String(input)).slice(0, shownLetters)

/** What a text must look like, by zod's name for the format. */
const formats: Record<string, string> = {
  uuid: 'a UUID like 3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  date: 'a date like 2026-11-21',
  datetime: 'a date and time like 2026-11-21T14:00:00Z',
  email: 'an email address',
  url: 'a web address',
}

const units: Record<string, string> = { string: ' characters long', array: ' items long' }

const allowedBy = (issue: z.core.$ZodRawIssue) => {
  if (issue.code === 'invalid_type') return kinds[issue.expected]
  if (issue.code === 'invalid_format') return formats[issue.format]
  if (issue.code === 'too_small') return `at least ${issue.minimum}${units[issue.origin] ?? ''}`
  if (issue.code === 'too_big') return `at most ${issue.maximum}${units[issue.origin] ?? ''}`
  if (issue.code !== 'invalid_value') return undefined
  const values = issue.values.map(String)
  return values.length === 1 ? values[0] : `one of ${values.join(', ')}`
}

export const sentenceFor = (issue: z.core.$ZodRawIssue): string | undefined => {
  // Of several possible shapes the last one requires the most: the others are empty or missing values.
  if (issue.code === 'invalid_union') return issue.errors.at(-1)?.[0]?.message
  const allowed = allowedBy(issue)
  // In a list, the name of the field of its item, or of the list itself.
  const name = issue.path?.filter((part) => typeof part === 'string').at(-1) ?? 'This'
  if (!allowed) return undefined
  if (typeof issue.path?.at(-1) === 'number') return `${name} contains ${shown(issue.input)}; each must be ${allowed}.`
  return issue.input === undefined
    ? `${name} is missing; it must be ${allowed}.`
    : `${name} is ${shown(issue.input)}; it must be ${allowed}.`
}
