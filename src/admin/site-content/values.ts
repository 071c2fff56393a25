/** What a form of this folder holds: numbers are texts while they are typed, and several texts one text. */
import type { ContentField } from '#shared/content/fields.ts'

export type FieldValue = string | number | boolean | undefined | FieldValues | FieldValue[]
export type FieldValues = { [name: string]: FieldValue }

/** Section content as the form holds it: its fields are read by the names in the section's definition. */
export const fieldValues = (content: object) => content as FieldValues

const isItem = (value: FieldValue): value is FieldValues => typeof value === 'object' && !Array.isArray(value)
export const itemIn = (value: FieldValue): FieldValues => (isItem(value) ? value : {})
export const itemsIn = (value: FieldValue): FieldValues[] => (Array.isArray(value) ? value.map(itemIn) : [])

export const breaks = { line: '\n', 'blank line': '\n\n' } as const

/** As it travels: what was typed for a number is one, and empty lines are none. */
export const toSend = (fields: readonly ContentField[], item: FieldValues): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.name, valueToSend(field, item[field.name])]))

const valueToSend = (field: ContentField, value: FieldValue): FieldValue => {
  if (field.kind === 'group') return toSend(field.fields, itemIn(value))
  if (field.kind === 'list') return itemsIn(value).map((item) => toSend(field.fields, item))
  if (field.kind === 'lines') return Array.isArray(value) ? value.filter((line) => String(line).trim()) : []
  if (field.kind === 'number') return numberIn(value)
  return value
}

const numberIn = (value: FieldValue) => {
  const text = String(value ?? '').trim()
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

/** A new one of a list, empty but for what must be chosen. */
export const emptyItem = (fields: readonly ContentField[]): FieldValues =>
  Object.fromEntries(
    fields.map((field) => [field.name, field.kind === 'choice' ? Object.keys(field.options)[0] : undefined]),
  )

/** Like a slide, and an account. */
export const withArticle = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`

/** The props of the control of every field. */
export type ControlProps<F = ContentField> = {
  field: F
  value: FieldValue
  item: FieldValues
  at: string
  errors: Record<string, string>
  onChange: (value: FieldValue) => void
}
