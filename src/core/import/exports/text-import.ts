/**
 * Imports one text of an export as an article, in a transaction of its own: a killed import continues where it stopped.
 * What was changed there since the last import is changed here, unless somebody edited it here.
 */
import type { Kind } from '#shared/feeds.ts'
import { languageTags } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { NewArticle } from '#shared/shapes/article.ts'
import { freeSlug, shortSlugOf, slugOf } from '#shared/slug.ts'
import { insertArticle } from '../../articles/publish.ts'
import { applyChange } from '../../articles/revise.ts'
import { lockRowIfAny } from '../../database/query.ts'
import type { Database } from '../../database/tables.ts'
import { noteAssumedConsent } from '../../images/assumed-consent.ts'
import { imageIdOfUrl } from '../../images/stored-image.ts'
import { newId } from '../../lib/id.ts'
import { addRedirects, decoded } from '../../redirects/redirects.ts'
import { articleFields } from '../fields.ts'
import { convert } from './convert.ts'
import { parseHtml, textContent } from './html.ts'
import type { MediaDeps, MediaImport } from './media-import.ts'
import { type Outcome, writtenHash } from './report.ts'
import { oldPathOf, type SourceText } from './source.ts'

export type TextDeps = MediaDeps & {
  media: MediaImport
  /** The slugs of the categories whose texts become news. */
  news: Set<string>
  /** What a dry run would have written, by the id of the text: another file may have it, too. */
  tried: Map<string, string>
}

/** `tags`: those that the article has. */
type Result = { outcome: Outcome; sentence?: string; notes: string[]; tags?: string[] | undefined }

/** The name in `imported` under which texts are known. */
const textKind = 'text'

const pageTag = 'Page'

export const importText = async (deps: TextDeps, text: SourceText): Promise<Result> => {
  if (text.leftOut) return { outcome: 'leftOut', sentence: text.leftOut, notes: [] }
  const notes: string[] = []
  const { markdown, notes: losses } = await convert(text, deps)
  notes.push(...losses)
  const read = articleFields(itemOf(deps, text, markdown, notes), (sentence) => notes.push(sentence))
  if ('reason' in read) return { outcome: 'leftOut', sentence: read.reason, notes }
  const picture = await featured(deps, text, notes)
  if (text.excerpt) notes.push(`its excerpt was left out: “${plain(text.excerpt)}”`)
  const why = whyDraft(deps, text, markdown)
  if (isInFuture(deps, text))
    notes.push(`its date ${text.date.slice(0, 16).replace('T', ' ')} (UTC) was left out, because it is in the future`)
  const fields = { ...read.fields, content: markdown ? read.fields.content : '', ...picture }
  const written = { fields, isPublic: why === '' }
  const known = (await deps.imported.find(textKind, [text.id])).get(text.id)
  const hash = writtenHash(written)
  const { tags } = fields
  if (known) return { ...(await update(deps, text, written, hash, known)), notes, tags }
  const tried = deps.tried.get(text.id)
  if (tried) return { outcome: tried === hash ? 'unchanged' : 'updated', notes, tags }
  if (deps.isTrial) deps.tried.set(text.id, hash)
  const kind = kindOf(deps, text)
  if (!deps.isTrial) await insert(deps, text, kind, written, hash)
  const sentence = `${why ? 'as a draft in' : 'in'} ${kind}${why && `, because ${why}`}`
  return { outcome: 'imported', sentence, notes, tags }
}

type Written = { fields: NewArticle; isPublic: boolean }

const kindOf = ({ news }: TextDeps, { type, categories }: SourceText): Kind =>
  type === 'post' && categories.some(({ slug, name }) => news.has(slug.toLowerCase()) || news.has(name.toLowerCase()))
    ? 'news'
    : 'blog'

const plain = (html: string) => parseHtml(html).map(textContent).join('').replace(/\s+/g, ' ').trim()

const itemOf = ({ index }: TextDeps, text: SourceText, markdown: string, notes: string[]) => {
  const title = plain(text.title)
  if (!title) notes.push('it had no title, and got one from its text')
  const language = languageTags.find((tag) => tag === index.language.slice(0, tag.length).toLowerCase())
  return {
    title: title || plain(text.html.replace(/<!--[\s\S]*?-->/g, '')).slice(0, 60) || 'Untitled',
    // A draft may be empty, and the shape of a public article has a text.
    content: markdown || '-',
    author: plain(text.author),
    tags: tagsOf(text, notes),
    language,
  }
}

/** Sites that use no categories have one with this name. */
const isDefaultCategory = ({ slug }: { slug: string }) => /^uncategori[sz]ed$/.test(slug)

/** The tag that a category or tag there becomes here. */
export const tagNameOf = (name: string) => plain(name).replaceAll(',', ' ').replace(/\s+/g, ' ').trim()

const tagsOf = ({ type, categories, tags }: SourceText, notes: string[]) => {
  const names = [...categories.filter((each) => !isDefaultCategory(each)), ...tags].map(({ name }) => tagNameOf(name))
  const distinct = [...new Map(names.map((name) => [slugOf(name), name])).values()]
  const fit = distinct.filter((name) => slugOf(name) !== '' && name.length <= limits.tag)
  const all = [...(type === 'page' ? [pageTag] : []), ...fit]
  const lost = [...distinct.filter((name) => !fit.includes(name)), ...all.slice(limits.tags)]
  if (lost.length > 0)
    notes.push(`tags were left out, because an article has at most ${limits.tags} short ones: ${lost.join(', ')}`)
  return all.slice(0, limits.tags)
}

const featured = async ({ media }: TextDeps, { picture }: SourceText, notes: string[]) => {
  if (!picture) return {}
  const path = await media.picture(picture.address, picture.alt)
  if (!path) notes.push(`its main picture ${picture.address} is missing`)
  if (picture.caption) notes.push(`the caption of its main picture was left out: “${plain(picture.caption)}”`)
  return path ? { imageId: imageIdOfUrl(path) } : {}
}

const isInFuture = ({ clock }: TextDeps, { date }: SourceText) => date > clock().toISOString()

/** Empty for an article that readers could see there. */
const whyDraft = (deps: TextDeps, text: SourceText, markdown: string) => {
  const { type, status, restricted } = text
  if (type === 'page') return 'it was a page'
  if (restricted) return restricted
  if (status === 'future' || status === 'scheduled' || isInFuture(deps, text)) return 'it was scheduled'
  if (status === 'private') return 'it was private'
  if (status === 'sent') return 'it was only sent by email'
  if (status !== 'publish' && status !== 'published') return 'it was a draft'
  return markdown ? '' : 'it has no text'
}

const insert = async (deps: TextDeps, text: SourceText, kind: Kind, written: Written, hash: string) => {
  const { db, clock, imported } = deps
  const [now, id] = [clock().toISOString(), newId()]
  const date = text.date && !isInFuture(deps, text) ? text.date : now
  await db.transaction().execute(async (trx) => {
    const slug = await freeSlugFor(trx, kind, text, written.fields.title)
    const publication = { published_at: written.isPublic ? date : null, publish_at: null }
    await insertArticle(trx, kind, { ...written.fields, slug }, date, undefined, { ...publication, id })
    if (written.isPublic) await noteAssumedConsent(trx, id, now)
    await imported.add(trx, textKind, [{ foreignId: text.id, id, fingerprint: `1 ${hash}` }], now)
    await addRedirects(trx, redirectsOf(deps, text, id), now)
  })
}

const redirectsOf = ({ siteUrl }: TextDeps, { addresses }: SourceText, article_id: string) => {
  const paths = new Set(addresses.map((address) => oldPathOf(address, siteUrl)))
  return [...paths].map((path) => ({ path, article_id }))
}

const freeSlugFor = async (db: Database, kind: Kind, text: SourceText, title: string) => {
  const wanted = shortSlugOf(decoded(text.slug), limits.slug.max - 4) || shortSlugOf(title, limits.slug.max - 4)
  if (wanted.length < limits.slug.min) return undefined
  const rows = await db
    .selectFrom('article_slugs')
    .select('slug')
    .where('kind', '=', kind)
    .where('slug', 'like', `${wanted}%`)
    .execute()
  return freeSlug(wanted, rows)
}

type Known = { id: string; fingerprint?: string | null }
type Updated = { outcome: Outcome; sentence?: string }

const deletedHere: Updated = { outcome: 'kept', sentence: 'it was deleted here' }
const editedHere = (more: string): Updated => ({ outcome: 'kept', sentence: `it was edited here${more}` })

const update = async (
  deps: TextDeps,
  text: SourceText,
  written: Written,
  hash: string,
  known: Known,
): Promise<Updated> => {
  const [version, before] = (known.fingerprint ?? '0 ').split(' ')
  const { db, clock, imported, isTrial } = deps
  const at = clock().toISOString()
  if (before === hash) {
    const row = await db
      .selectFrom('articles')
      .select(['version', 'removed_at'])
      .where('id', '=', known.id)
      .executeTakeFirst()
    if (!row || row.removed_at) return deletedHere
    return row.version === Number(version) ? { outcome: 'unchanged' } : editedHere('')
  }
  return db.transaction().execute(async (trx) => {
    const row = await lockRowIfAny(trx, 'articles', 'id', known.id)
    if (!row || row.removed_at) return deletedHere
    if (row.version !== Number(version)) return editedHere(', and it was changed there, too')
    if (isTrial) return { outcome: 'updated' }
    const { imageId, ...fields } = written.fields
    const status = written.isPublic && !row.published_at ? { status: 'published' as const } : {}
    const change = { ...fields, ...status, keepDate: true, ...(imageId ? { imageId } : { removeImage: true }) }
    await applyChange(trx, row, change, at)
    const { version: now } = await trx
      .selectFrom('articles')
      .select('version')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    await imported.update(trx, textKind, text.id, { fingerprint: `${now} ${hash}` })
    await addRedirects(trx, redirectsOf(deps, text, row.id), at)
    return { outcome: 'updated' }
  })
}
