/**
 * Files for download (attachments, such as PDFs): stored beside the images, named in texts by their address, and
 * stored until an editor deletes them. `file-types.ts` decides which are accepted; `server/download-files.ts` serves
 * them.
 */
import type { Selectable } from 'kysely'
import { filePathPattern, sizeText } from '#shared/files.ts'
import { limits } from '#shared/limits.ts'
import type { DownloadFile } from '#shared/shapes/file.ts'
import { slugOf } from '#shared/slug.ts'
import { record } from '../audit/audit-log.ts'
import type { Database, FileRow } from '../database/tables.ts'
import { quotedUse, textsWith } from '../database/texts.ts'
import type { ImageStore } from '../images/stored-image.ts'
import type { Clock } from '../lib/clock.ts'
import { Conflict, NotFound } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { readPageOf } from '../paging/page.ts'
import { fileEndingOf, fileTypeOf, validateFile } from './file-types.ts'

type FileDeps = { db: Database; store: ImageStore; clock: Clock }

export const createFiles = (deps: FileDeps) => ({
  /** Throws Refused({ file }) for a file that is empty, too large, or not what its name says. */
  add: (name: string, bytes: Uint8Array) => addFile(deps, name, bytes),
  list: (page: number, limit: number) => {
    const newest = deps.db.selectFrom('files').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
    return readPageOf(newest, { page, limit }, async (rows) => {
      const ids = rows.map(({ id }) => id)
      const uses = await usesOfFiles(deps.db, ids)
      return rows.map((row) => toFile(row, uses.get(row.id)))
    })
  },
  /** Throws Conflict while a text links to it. */
  remove: (id: string) => removeFile(deps, id),
  /** A part of the content, from `start` to before `end`. Undefined when there is no such file. */
  open: async (id: string) => {
    const row = await deps.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return undefined
    const { mime = 'application/octet-stream', isAudio = false } = fileTypeOf(row.ending) ?? {}
    const readPart = (start: number, end: number) => deps.store.readPart(`${id}.${row.ending}`, start, end)
    return { name: row.name, bytes: row.bytes, mime, isAudio, readPart }
  },
})

const addFile = async ({ db, store, clock }: FileDeps, sentName: string, bytes: Uint8Array) => {
  const name = cleanName(sentName)
  validateFile(name, bytes)
  const row = {
    id: newId(),
    name,
    ending: fileEndingOf(name),
    bytes: bytes.byteLength,
    created_at: clock().toISOString(),
  }
  await store.write([{ name: `${row.id}.${row.ending}`, body: bytes }])
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('files').values(row).execute()
    await record(trx, clock, 'files.added', name)
  })
  return toFile(row)
}

/**
 * Removes folders and characters that a file system or a header cannot contain. Keeps the extension, because it shows
 * the type.
 */
const cleanName = (name: string) =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/[^\p{L}\p{N}\p{M}._ -]/gu, '')
    .trim()
    .replace(/^(?=\.\w+$)/, 'file')
    .slice(-limits.imageName)

const removeFile = async ({ db, store, clock }: FileDeps, id: string) => {
  const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('There is no such file.')
  const file = toFile(row, (await usesOfFiles(db, [id])).get(id))
  const [use] = file.uses
  if (use) throw new Conflict(`${quotedUse(use)} has a link to this file. Remove the link there first.`)
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('files').where('id', '=', id).execute()
    await record(trx, clock, 'files.deleted', row.name)
  })
  void store.remove([`${id}.${row.ending}`]).catch(() => {})
  return file
}

/** The part of a file's address that identifies it. */
const folderOf = (id: string) => `/files/${id}/`

const fileUrl = ({ id, name, ending }: Pick<FileRow, 'id' | 'name' | 'ending'>) => {
  const words = slugOf(name.slice(0, -ending.length - 1))
  return `${folderOf(id)}${words || 'file'}.${ending}`
}

type Uses = DownloadFile['uses']

const toFile = (row: Selectable<FileRow>, uses: Uses = []): DownloadFile => ({
  _id: row.id,
  name: row.name,
  bytes: row.bytes,
  createdAt: row.created_at,
  url: fileUrl(row),
  uses,
})

/**
 * The uses, by the ids of the files. Includes what is in the trash, and sent newsletters, because people have them in
 * their mailboxes.
 */
const usesOfFiles = async (db: Database, ids: string[]) => {
  const uses = new Map(ids.map((id): [string, Uses] => [id, []]))
  if (ids.length === 0) return uses
  const articles = await db
    .selectFrom('file_uses')
    .innerJoin('articles', 'articles.id', 'article_id')
    .select(['file_id', 'kind', 'articles.id as _id', 'title', 'removed_at'])
    .where('file_id', 'in', ids)
    .execute()
  for (const { file_id, removed_at, ...use } of articles)
    uses.get(file_id)?.push({ ...use, isRemoved: removed_at !== null })
  for (const { text, ...use } of await textsWith(db, ids.map(folderOf)))
    for (const id of ids) if (text.includes(folderOf(id))) uses.get(id)?.push(use)
  return uses
}

const paths = new RegExp(filePathPattern, 'g')

/** Saves which files the text of an article links to. Returns the note after each link: its type and size. */
export const saveFileUses = async (db: Database, article: { id: string; content: string }) => {
  const ids = [...new Set(Array.from(article.content.matchAll(paths), ([, id = '']) => id))]
  await db.deleteFrom('file_uses').where('article_id', '=', article.id).execute()
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('files').select(['id', 'ending', 'bytes']).where('id', 'in', ids).execute()
  if (rows.length > 0)
    await db
      .insertInto('file_uses')
      .values(rows.map(({ id }) => ({ file_id: id, article_id: article.id })))
      .execute()
  return new Map(rows.map(({ id, ending, bytes }) => [id, ` (${ending.toUpperCase()}, ${sizeText(bytes)})`]))
}
