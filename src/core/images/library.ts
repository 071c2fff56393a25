/**
 * The image library (media library): each image with its description (alt text), its focus (focal point), the consent
 * of the people in it, and where it is used. An image that is in use cannot be deleted.
 */
import type { Selectable } from 'kysely'
import { displayNameOf } from '#shared/display-name.ts'
import { matches } from '#shared/fold.ts'
import { limits } from '#shared/limits.ts'
import type { ImageMetadata, ImagesQuery, ImageUse, LibraryImage } from '#shared/shapes/image.ts'
import { record } from '../audit/audit-log.ts'
import { insertNew } from '../database/query.ts'
import type { Database, ImageRow } from '../database/tables.ts'
import { quotedUse } from '../database/texts.ts'
import type { Clock } from '../lib/clock.ts'
import { Conflict, NotFound } from '../lib/errors.ts'
import { fingerprintOf, mustBeNewest } from '../lib/record-version.ts'
import { pageOf } from '../paging/page.ts'
import { namesByEmail } from '../users/user-row.ts'
import type { ImageFiles } from './image-files.ts'
import { imageOf, imageValues, removeUnused } from './images.ts'
import { imageFieldsOf } from './stored-image.ts'
import { countEarlierUses, usesOf } from './uses.ts'

export type LibraryDeps = { db: Database; imageFiles: ImageFiles; clock: Clock }
/** An uploaded image. The upload has its `id` already, so that finishing it twice saves one image. */
export type ReceivedImage = { id: string; name: string; bytes: Uint8Array }

export type Library = ReturnType<typeof createLibrary>

export const createLibrary = (deps: LibraryDeps) => ({
  list: (query: ImagesQuery) => listImages(deps, query),
  /** Throws NotFound. */
  find: (id: string) => findImage(deps, id),
  /** Throws Refused({ image }) when the file is not valid. */
  add: (image: ReceivedImage, metadata: ImageMetadata, who: string) => addImage(deps, image, metadata, who),
  change: (id: string, metadata: ImageMetadata, who: string) => changeImage(deps, id, metadata, who),
  /** Throws Conflict while anything uses it. */
  remove: (id: string) => removeImage(deps, id),
})

const listImages = async ({ db, imageFiles }: LibraryDeps, { page, limit, search = '', lacks }: ImagesQuery) => {
  let query = db.selectFrom('images')
  if (lacks === 'words') query = query.where('alt', '=', '').where('is_decorative', '=', 0)
  if (lacks === 'consent') query = query.where('consent_at', 'is', null)
  const named = await query.select(['id', 'alt', 'name']).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  const all = named.filter(({ alt, name }) => matches(`${alt} ${name}`, search)).map(({ id }) => id)
  const { found: ids, ...position } = pageOf(all, page, limit)
  const rows = ids.length === 0 ? [] : await db.selectFrom('images').selectAll().where('id', 'in', ids).execute()
  const uses = await usesOf(db, ids)
  const names = await namesByEmail(db)
  const found = rows
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => toLibraryImage(row, { uses: uses.get(row.id), names, baseUrl: imageFiles.baseUrl }))
  return { found, ...position }
}

const findImage = async (
  { db, imageFiles }: Pick<LibraryDeps, 'db' | 'imageFiles'>,
  id: string,
): Promise<LibraryImage> => {
  const row = await db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirstOrThrow(missing)
  const uses = (await usesOf(db, [id])).get(id)
  const image = toLibraryImage(row, { uses, names: await namesByEmail(db), baseUrl: imageFiles.baseUrl })
  return { ...image, earlierUses: await countEarlierUses(db, id) }
}

const missing = () => new NotFound('There is no such picture.')

const addImage = async (
  deps: LibraryDeps,
  { id, name, bytes }: ReceivedImage,
  metadata: ImageMetadata,
  who: string,
) => {
  const { db, imageFiles, clock } = deps
  const image = await imageFiles.save(bytes, metadata.alt, id)
  const at = clock().toISOString()
  const columns = {
    ...imageValues(image),
    ...metadataColumns(metadata, { consent_at: null, people: null }, { at, who }),
    name: name.slice(0, limits.imageName),
    in_library: 1,
    created_at: at,
  }
  await db.transaction().execute(async (trx) => {
    const isNew = await insertNew(trx, 'images', columns, 'id').returning('id').executeTakeFirst()
    if (isNew) await record(trx, clock, 'pictures.added', { kind: 'pictures', id, title: metadata.alt || columns.name })
  })
  return findImage(deps, id)
}

const changeImage = async (deps: LibraryDeps, id: string, metadata: ImageMetadata, who: string) => {
  const { db, clock } = deps
  await db.transaction().execute(async (trx) => {
    // The first statement locks the row, so that a second change sees the result of the first.
    const old = await trx
      .updateTable('images')
      .set({ in_library: 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(missing)
    const stored = toLibraryImage(old, { names: await namesByEmail(trx), baseUrl: deps.imageFiles.baseUrl })
    mustBeNewest(metadata.version, 'description', 'picture', stored)
    const columns = metadataColumns(metadata, old, { at: clock().toISOString(), who })
    if (Object.keys(columns).length > 0) await trx.updateTable('images').set(columns).where('id', '=', id).execute()
    const event = 'consent_at' in columns && columns.consent_at ? 'pictures.consent' : 'pictures.changed'
    await record(trx, clock, event, { kind: 'pictures', id, title: metadata.alt || old.alt || old.name })
  })
  return findImage(deps, id)
}

const removeImage = async (deps: LibraryDeps, id: string) => {
  const { db, imageFiles, clock } = deps
  const image = await findImage(deps, id)
  const row = await db.transaction().execute(async (trx) => {
    const removed = await removeUnused(trx).where('images.id', '=', id).returningAll().executeTakeFirst()
    if (removed) await record(trx, clock, 'pictures.deleted', removed.alt || removed.name)
    return removed
  })
  if (!row) throw new Conflict(usedSentence(image))
  const stored = imageOf(row)
  if (stored) void imageFiles.remove(stored)
  return image
}

const maxTitles = 5

const usedSentence = ({ uses }: LibraryImage) => {
  const names = uses.map(quotedUse)
  const more = names.length > maxTitles ? [`${names.length - maxTitles} more`] : []
  const list = new Intl.ListFormat('en-GB').format([...names.slice(0, maxTitles), ...more])
  return `This picture is used in ${list}. Remove it there first, then delete it.`
}

type Row = Selectable<ImageRow>

type Known = { uses?: ImageUse[] | undefined; names: Record<string, string>; baseUrl: string }

const toLibraryImage = (row: Row, { uses = [], names, baseUrl }: Known): LibraryImage => {
  const image = imageOf(row)
  const { consent_at: at, consent_by, people, assumed_at, assumed_by } = row
  // Empty for the pictures that came with the site.
  const nameOf = (email: string | null) => (email ? displayNameOf({ email, name: names[email] }) : '')
  return {
    _id: row.id,
    name: row.name,
    createdAt: row.created_at,
    isDecorative: row.is_decorative === 1,
    consent: at ? { at, by: nameOf(consent_by), people: people ?? undefined } : undefined,
    assumedConsent: assumed_at ? { at: assumed_at, by: nameOf(assumed_by) } : undefined,
    version: fingerprintOf([row.alt, row.is_decorative]),
    uses,
    ...(image && imageFieldsOf(image, baseUrl)),
  }
}

type Consent = Pick<Row, 'consent_at' | 'people'>
type Editor = { at: string; who: string }

/** An earlier statement keeps its date and its editor, unless this one is another. */
const metadataColumns = (metadata: ImageMetadata, old: Consent, editor: Editor) => {
  const { alt, isDecorative, focus } = metadata
  return {
    ...(alt !== undefined && { alt }),
    ...(isDecorative !== undefined && { is_decorative: Number(isDecorative) }),
    // An image with a description is not decorative, and vice versa.
    ...(isDecorative && { alt: '' }),
    ...(alt && isDecorative === undefined && { is_decorative: 0 }),
    ...(focus && { focus_x: focus.x, focus_y: focus.y }),
    ...statedColumns(metadata, old, editor),
  }
}

/** `hasConsent` is the question of an earlier version, about both answers. */
const statedColumns = ({ people, hasConsent }: ImageMetadata, old: Consent, { at, who }: Editor) => {
  if (people === 'unknown' || (!people && hasConsent === false))
    return { consent_at: null, consent_by: null, people: null }
  const isNew = people ? people !== old.people : hasConsent && !old.consent_at
  return isNew ? { consent_at: at, consent_by: who, people: people ?? null } : undefined
}
