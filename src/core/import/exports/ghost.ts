/** Reads Ghost exports (JSON of versions 2 to 6) one record at a time. */
import { JSONParser } from '@streamparser/json'
import { lexicalHtml } from './lexical.ts'
import { memberKind, type OldMember } from './members.ts'
import { mobiledocHtml } from './mobiledoc.ts'
import { cutOff, longItem, maxItemLength, refusedFile, textOfFile } from './read-file.ts'
import {
  addTo,
  countIn,
  emptyIndex,
  type SourceExport,
  type SourceIndex,
  type SourceText,
  type Term,
} from './source.ts'

type Item = Record<string, unknown>
type Entry = { table: string; item: Item }

const wanted = new Set([
  'posts',
  'posts_meta',
  'posts_tags',
  'posts_authors',
  'tags',
  'users',
  'settings',
  'members',
  'members_newsletters',
])

async function* readJson(file: string, warn: (sentence: string) => void): AsyncGenerator<Entry> {
  const done: Entry[] = []
  // An export is one object with a list `db`, or that list's only item.
  const parser = new JSONParser({ paths: ['$.db.*.data.*.*', '$.data.*.*'], keepStack: false })
  let since = 0
  // An empty table has no records, and says something, too.
  parser.onToken = ({ value }) => {
    if (value === 'members_newsletters') done.push({ table: value, item: {} })
  }
  parser.onValue = ({ value, stack }) => {
    since = 0
    const table = String(stack.at(-1)?.key ?? '')
    if (wanted.has(table) && typeof value === 'object' && value !== null)
      done.push({ table, item: value as unknown as Item })
  }
  for await (const piece of textOfFile(file, warn)) {
    since += piece.length
    if (since > maxItemLength) throw longItem()
    try {
      parser.write(piece)
    } catch {
      throw refusedFile('This file is not the JSON of a Ghost export, or it is damaged. Export it again.')
    }
    yield* done.splice(0)
  }
  if (!parser.isEnded) throw cutOff()
}

type Known = {
  tags: Map<string, Term & { isPublic: boolean }>
  users: Map<string, string>
  meta: Map<string, { alt: string; caption: string }>
  tagsOf: Map<string, string[]>
  authorsOf: Map<string, string[]>
  /** The newsletters of each member. */
  newslettersOf: Map<string, string[]>
}

export const openGhost = async (files: string[]): Promise<SourceExport> => {
  const index = emptyIndex('Ghost')
  const known: Known = {
    ...{ tags: new Map(), users: new Map(), meta: new Map() },
    ...{ tagsOf: new Map(), authorsOf: new Map(), newslettersOf: new Map() },
  }
  let records = 0
  for (const file of files)
    for await (const { table, item } of readJson(file, (sentence) => index.warnings.push(sentence))) {
      records += 1
      learn(index, known, table, item)
    }
  if (records === 0) throw refusedFile('This JSON file is not an export of Ghost: it has no posts, tags or users.')
  for (const [id, { slug, name }] of known.tags) {
    const texts = [...known.tagsOf.values()].filter((ids) => ids.includes(id)).length
    if (texts > 0) index.categories.set(slug, { slug, name, texts })
  }
  return { index, texts: (folder) => textsOf(files, known, folder), members: () => membersOf(files, known) }
}

async function* membersOf(files: string[], { newslettersOf }: Known): AsyncGenerator<OldMember> {
  for (const file of files)
    for await (const { table, item } of readJson(file, () => {}))
      if (table === 'members') yield toMember(item, newslettersOf)
}

/** Since version 5, who gets no newsletter has unsubscribed; only an export without that table does not say it. */
const toMember = (item: Item, newslettersOf: Known['newslettersOf']): OldMember => {
  const isSubscribed = newslettersOf.size === 0 || newslettersOf.has(idOf(item))
  const values = new Map(
    Object.entries({ subscribed: isSubscribed, ...item }).map(([key, value]) => [key.replace(/_/g, ''), value]),
  )
  const text = (name: string) => (values.get(name) === null ? '' : String(values.get(name) ?? ''))
  return { id: idOf(item), get: (...names) => names.map(text).find(Boolean) ?? '' }
}

async function* textsOf(files: string[], known: Known, folder: string): AsyncGenerator<SourceText> {
  for (const file of files)
    for await (const { table, item } of readJson(file, () => {}))
      if (table === 'posts') yield toText(item, known, folder)
}

const get = (item: Item, name: string) => {
  const value = item[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const idOf = (item: Item) => get(item, 'id') || get(item, 'uuid') || get(item, 'slug')
const typeOf = (item: Item) => get(item, 'type') || (item.page === true || item.page === 1 ? 'page' : 'post')

const learn = (
  index: SourceIndex,
  { tags, users, meta, tagsOf, authorsOf, newslettersOf }: Known,
  table: string,
  item: Item,
) => {
  if (table === 'posts') {
    countIn(index.found, typeOf(item))
  } else if (table === 'tags') {
    const name = get(item, 'name')
    tags.set(get(item, 'id'), { slug: get(item, 'slug'), name, isPublic: !name.startsWith('#') })
    index.names.push({ kind: 'tag', name, addresses: [`./tag/${get(item, 'slug')}`] })
  } else if (table === 'users') {
    users.set(get(item, 'id'), get(item, 'name'))
    index.names.push({ kind: 'author', name: get(item, 'name') })
  } else if (table === 'posts_meta')
    meta.set(get(item, 'post_id'), {
      alt: get(item, 'feature_image_alt'),
      caption: get(item, 'feature_image_caption'),
    })
  else if (table === 'posts_tags') addTo(tagsOf, get(item, 'post_id'), get(item, 'tag_id'))
  else if (table === 'posts_authors') addTo(authorsOf, get(item, 'post_id'), get(item, 'author_id'))
  else if (table === 'members') countIn(index.found, memberKind)
  else if (table === 'members_newsletters') addTo(newslettersOf, get(item, 'member_id'), get(item, 'newsletter_id'))
  else if (table === 'settings' && /^(?:lang|locale)$/.test(get(item, 'key'))) index.language = get(item, 'value')
}

const addressesOf = (item: Item) => (get(item, 'slug') ? [`./${get(item, 'slug')}`] : [])

/** The address of the old site: Ghost writes this in its place. */
const ownSite = /__GHOST_URL__/g

const toText = (item: Item, known: Known, folder: string): SourceText => {
  const id = idOf(item)
  const terms = (known.tagsOf.get(id) ?? []).flatMap((tag) => known.tags.get(tag) ?? [])
  const authors = known.authorsOf.get(id) ?? [get(item, 'author_id')]
  const image = get(item, 'feature_image') || get(item, 'image')
  const visibility = get(item, 'visibility')
  return {
    ...{ id, type: typeOf(item), title: escapedTitle(get(item, 'title')), slug: get(item, 'slug') },
    ...{ status: get(item, 'status'), date: dateOf(item), isClassic: false, comments: 0, footnotes: [] },
    addresses: addressesOf(item),
    excerpt: get(item, 'custom_excerpt'),
    author: authors.flatMap((author) => known.users.get(author) ?? []).join(', '),
    html: htmlOf(item).replace(ownSite, folder),
    categories: terms.filter(({ isPublic }) => isPublic),
    tags: [],
    picture: image
      ? { address: image.replace(ownSite, folder), alt: '', caption: '', ...known.meta.get(id) }
      : undefined,
    restricted: visibility && visibility !== 'public' ? 'only members could read it' : '',
    leftOut: undefined,
  }
}

/** Titles are plain text there. */
const escapedTitle = (title: string) => title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What readers saw, or else the document of the editor. */
const htmlOf = (item: Item) =>
  get(item, 'html') || lexicalHtml(get(item, 'lexical')) || mobiledocHtml(get(item, 'mobiledoc'))

const dateOf = (item: Item) => {
  const written = get(item, 'published_at') || get(item, 'created_at')
  const date = new Date(
    /^\d{12,}$/.test(written) ? Number(written) : written.replace(/^(\S+) (\d\d:\d\d:\d\d)$/, '$1T$2Z'),
  )
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
