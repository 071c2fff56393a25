/**
 * Turns items of the source site into the fields of this site (field mapping), or says why an item cannot be imported.
 */
import { thousands } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { type NewArticle, WholeArticle } from '#shared/shapes/article.ts'
import { NewMessage } from '#shared/shapes/message.ts'
import { NewSubscriber } from '#shared/shapes/subscriber.ts'
import type { Item } from './api.ts'

/** Receives a sentence for each value that was changed or omitted. */
export type Note = (sentence: string) => void

type Fitted<Fields> = { fields: Fields } | { reason: string }

/** Cuts a text that is too long. Undefined for an empty text. Lengths are in UTF-16 code units. */
const cutTo = (note: Note, name: string, value: unknown, maxLength: number) => {
  const text = (typeof value === 'string' ? value : '')
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll('\r\n', '\n')
    .trim()
  if (text.length <= maxLength) return text || undefined
  note(`its ${name} has ${thousands(text.length)} characters and was cut to ${thousands(maxLength)}`)
  return `${text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

const optional = ['imageAlt', 'language', 'tags', 'isHealth', 'sources', 'noSourceReason', 'lastChecked', 'reviewer']

export const articleFields = (item: Item, note: Note): Fitted<NewArticle> => {
  const fields: Item = {
    title: cutTo(note, 'title', item.title, limits.title),
    content: cutTo(note, 'content', item.content, limits.content),
    author: cutTo(note, 'author', item.author, limits.author),
    imageAlt: cutTo(note, 'description of the picture', item.imageAlt, limits.imageAlt),
    language: item.language ?? undefined,
    tags: Array.isArray(item.tags) ? item.tags.join() : undefined,
    isHealth: typeof item.isHealth === 'boolean' ? String(item.isHealth) : undefined,
    sources: Array.isArray(item.sources) ? JSON.stringify(item.sources) : undefined,
    noSourceReason: cutTo(note, 'reason for naming no source', item.noSourceReason, limits.noSourceReason),
    lastChecked: item.lastChecked ?? undefined,
    reviewer: cutTo(note, 'reviewer', item.reviewer, limits.reviewer),
  }
  for (const { path } of WholeArticle.safeParse(fields).error?.issues ?? []) {
    const name = String(path[0])
    if (!optional.includes(name) || fields[name] === undefined) continue
    fields[name] = undefined
    note(`its ${name} cannot be read and was left out`)
  }
  return fitted(WholeArticle.safeParse(fields))
}

/** The text is in `subject`, as the specification has it. */
export const messageFields = ({ name, email, subject, message }: Item, note: Note) =>
  fitted(
    NewMessage.safeParse({
      name: cutTo(note, 'name', name, limits.name),
      email,
      message: cutTo(note, 'text', subject ?? message, limits.message),
    }),
  )

export const subscriberFields = ({ email }: Item) => fitted(NewSubscriber.safeParse({ email }))

type Parsed<Fields> = { success: true; data: Fields } | { success: false; error: { issues: { path: PropertyKey[] }[] } }

// The messages of the schema may quote what a person wrote, so only the names of the fields are logged.
const fitted = <Fields>(parsed: Parsed<Fields>): Fitted<Fields> => {
  if (parsed.success) return { fields: parsed.data }
  const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
  return { reason: `its ${[...names].join(' and ')} is missing or wrong` }
}

export type Dates = { createdAt: string; updatedAt: string }

/**
 * A missing date is replaced by the other one, or by the current time. A future date is replaced, too, because its
 * article would stay at the top of the list.
 */
export const datesOf = (item: Item, now: Date): Dates => {
  const [created, updated] = [dateIn(item.createdAt, now), dateIn(item.updatedAt, now)]
  const either = updated ?? created ?? now.toISOString()
  return { createdAt: created ?? either, updatedAt: either }
}

const dateIn = (value: unknown, now: Date) => {
  const date = new Date(typeof value === 'string' || typeof value === 'number' ? value : Number.NaN)
  return date.getTime() >= 0 && date <= now ? date.toISOString() : undefined
}
