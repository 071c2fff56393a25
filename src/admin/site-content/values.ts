/**
 * Converts section content to form values: a number is a text while the user types, and a list of texts is one text.
 */
import type { ContentField } from '#shared/content/fields.ts'

export type FieldValue = string | number | boolean | undefined | FieldValues | FieldValue[]
export type FieldValues = { [name: string]: FieldValue }

/** Section content as form values, by the field names of the section's definition. */
export const fieldValues = (content: object) => content as FieldValues

const isItem = (value: FieldValue): value is FieldValues => typeof value === 'object' && !Array.isArray(value)
export const itemIn = (value: FieldValue): FieldValues => (isItem(value) ? value : {})
export const itemsIn = (value: FieldValue): FieldValues[] => (Array.isArray(value) ? value.map(itemIn) : [])

export const breaks = { line: '\n', 'blank line': '\n\n' } as const

/** Form values in the API's format: typed numbers become numbers, and empty lines are removed. */
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

/** What is in the fields, as texts by label. */
export const labelledTexts = (fields: readonly ContentField[], item: FieldValues): Record<string, string> =>
  Object.fromEntries(textsIn(fields, item, ''))

const textsIn = (fields: readonly ContentField[], item: FieldValues, within: string): [label: string, text: string][] =>
  fields.flatMap((field) => {
    const value = item[field.name]
    if (field.kind === 'group') return textsIn(field.fields, itemIn(value), `${within}${field.label}: `)
    if (field.kind === 'list')
      return itemsIn(value).flatMap((one, at) => textsIn(field.fields, one, `${capital(field.one)} ${at + 1}: `))
    const text = inWords(field, value)
    return text ? [[within + field.label, text]] : []
  })

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const inWords = (field: ContentField, value: FieldValue) => {
  if (field.kind === 'lines') return Array.isArray(value) ? value.join(breaks[field.between]) : ''
  if (field.kind === 'tick' || field.kind === 'consent') return value ? 'ticked' : ''
  if (field.kind === 'picture') return value ? `picture ${itemIn(value).id}` : ''
  return value === undefined ? '' : String(value)
}

/** A new item of a list: empty except for required choices. */
export const emptyItem = (fields: readonly ContentField[]): FieldValues =>
  Object.fromEntries(
    fields.map((field) => [field.name, field.kind === 'choice' ? Object.keys(field.options)[0] : undefined]),
  )

/** Adds the indefinite article: a slide, an account. */
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
