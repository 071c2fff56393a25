/** The pictures that there are: what they show, who agreed, where they are used. */
import type { SelectQueryBuilder } from 'kysely'
import { limits } from '#shared/limits.ts'
import type { ImageMetadata, ImagesQuery, LibraryImage } from '#shared/shapes/image.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { Conflict, NotFound } from '../lib/errors.ts'
import { offsetOf, toPage } from '../paging/page.ts'
import { imageOf, imageValues, unused } from './images.ts'
import type { Media } from './media.ts'
import { toPicture, wordColumns } from './picture-row.ts'
import { usesOf } from './uses.ts'

export type LibraryParts = { db: Database; media: Media; clock: Clock }
/** A picture as it came: `id` is known before, so that sending it twice keeps it once. */
export type Sent = { id: string; name: string; bytes: Uint8Array }

export const createLibrary = (parts: LibraryParts) => ({
  list: (query: ImagesQuery) => listPictures(parts, query),
  /** Throws NotFound. */
  find: (id: string) => findPicture(parts, id),
  /** Throws Refused({ image }) when it will not do. */
  add: (sent: Sent, words: ImageMetadata, who: string) => addPicture(parts, sent, words, who),
  change: (id: string, words: ImageMetadata, who: string) => changePicture(parts, id, words, who),
  /** Throws Conflict while anything uses it. */
  remove: (id: string) => removePicture(parts, id),
})

const listPictures = async ({ db, media }: LibraryParts, query: ImagesQuery) => {
  const { page, limit } = query
  const { total } = await asked(db.selectFrom('images'), query)
    .select((make) => make.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await asked(db.selectFrom('images'), query)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offsetOf(page, limit))
    .execute()
  const ids = rows.map(({ id }) => id)
  const uses = await usesOf(db, ids)
  const found = rows.map((row) => toPicture(row, uses.get(row.id) ?? [], media.address))
  return toPage(found, Number(total), page, limit)
}

type Images<Output> = SelectQueryBuilder<Tables, 'images', Output>

const asked = <Output>(images: Images<Output>, { search = '', lacks }: ImagesQuery) => {
  let query = images
  // Every word has to be there. What stands for any letter in a pattern is looked for as a space would be.
  for (const word of search
    .toLowerCase()
    .split(/[\s%_\\]+/)
    .filter(Boolean))
    query = query.where(({ fn, eb, or }) =>
      or([
        eb(fn<string>('lower', ['alt']), 'like', `%${word}%`),
        eb(fn<string>('lower', ['name']), 'like', `%${word}%`),
      ]),
    )
  if (lacks === 'words') query = query.where('alt', '=', '').where('is_decorative', '=', 0)
  if (lacks === 'consent') query = query.where('consent_at', 'is', null)
  return query
}

const findPicture = async ({ db, media }: Pick<LibraryParts, 'db' | 'media'>, id: string): Promise<LibraryImage> => {
  const row = await db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw missing()
  return toPicture(row, (await usesOf(db, [id])).get(id) ?? [], media.address)
}

const missing = () => new NotFound('There is no such picture.')

const addPicture = async (parts: LibraryParts, { id, name, bytes }: Sent, words: ImageMetadata, who: string) => {
  const { db, media, clock } = parts
  const image = await media.keep(bytes, words.alt, id)
  const at = clock().toISOString()
  const columns = {
    ...imageValues(image),
    ...wordColumns(words, { consent_at: null, consent_by: null }, { at, who }),
    name: name.slice(0, limits.imageName),
    in_library: 1,
    created_at: at,
  }
  await db.transaction().execute(async (trx) => {
    const isNew = await trx
      .insertInto('images')
      .values(columns)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (isNew) await record(trx, clock, 'pictures.added', words.alt || columns.name)
  })
  return findPicture(parts, id)
}

const changePicture = async (parts: LibraryParts, id: string, words: ImageMetadata, who: string) => {
  const { db, clock } = parts
  await db.transaction().execute(async (trx) => {
    // The first statement holds the row: whoever comes second sees what the first one said.
    const old = await trx
      .updateTable('images')
      .set({ in_library: 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!old) throw missing()
    const columns = wordColumns(words, old, { at: clock().toISOString(), who })
    if (Object.keys(columns).length > 0) await trx.updateTable('images').set(columns).where('id', '=', id).execute()
    const deed = columns.consent_at ? 'pictures.consent' : 'pictures.changed'
    await record(trx, clock, deed, words.alt || old.alt || old.name)
  })
  return findPicture(parts, id)
}

const removePicture = async (parts: LibraryParts, id: string) => {
  const { db, media, clock } = parts
  const picture = await findPicture(parts, id)
  const row = await db.transaction().execute(async (trx) => {
    const gone = await unused(trx).where('images.id', '=', id).returningAll().executeTakeFirst()
    if (gone) await record(trx, clock, 'pictures.deleted', gone.alt || gone.name)
    return gone
  })
  if (!row) throw new Conflict(usedSentence(picture))
  const image = imageOf(row)
  if (image) await media.discard(image)
  return picture
}

const namedInSentence = 5

const usedSentence = ({ uses }: LibraryImage) => {
  const names = uses.map(({ title, isRemoved }) => `“${title}”${isRemoved ? ' (in the trash)' : ''}`)
  const more = names.length > namedInSentence ? [`${names.length - namedInSentence} more`] : []
  const list = new Intl.ListFormat('en-GB').format([...names.slice(0, namedInSentence), ...more])
  return `This picture is used in ${list}. Take it out there first, then it can be deleted.`
}
