/** What differs between two versions of a part, field by field, in words for people. */
import type { ContentField } from '#shared/content/fields.ts'
import { breaks, type Item, itemIn, itemsIn, type Value } from './value.ts'

export type Difference = { where: string; before: string; after: string }

export const differencesOf = (fields: readonly ContentField[], before: Item, after: Item, within = ''): Difference[] =>
  fields.flatMap((field) => inField(field, before[field.name], after[field.name], within))

const inField = (field: ContentField, before: Value, after: Value, within: string): Difference[] => {
  if (field.kind === 'group')
    return differencesOf(field.fields, itemIn(before), itemIn(after), `${within}${field.label}: `)
  if (field.kind === 'list') return inList(field, itemsIn(before), itemsIn(after))
  const [old, now] = [inWords(field, before), inWords(field, after)]
  return old === now ? [] : [{ where: within + field.label, before: old, after: now }]
}

const inList = ({ one, fields }: Extract<ContentField, { kind: 'list' }>, before: Item[], after: Item[]) => {
  const length = Math.max(before.length, after.length)
  return Array.from({ length }, (_, at) =>
    differencesOf(fields, before[at] ?? {}, after[at] ?? {}, `${capital(one)} ${at + 1}: `),
  ).flat()
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const inWords = (field: ContentField, value: Value) => {
  if (field.kind === 'lines') return Array.isArray(value) ? value.join(breaks[field.between]) : ''
  if (field.kind === 'tick' || field.kind === 'consent') return value ? 'ticked' : ''
  if (field.kind === 'picture') return value ? `picture ${itemIn(value).id}` : ''
  return value === undefined ? '' : String(value)
}
