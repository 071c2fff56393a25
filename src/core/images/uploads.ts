/** Pictures on their way here, part by part, over links that come and go. */
import { limits } from '#shared/limits.ts'
import type { ImageMetadata, NewUpload, Upload } from '#shared/shapes/image.ts'
import type { Database } from '../database/open.ts'
import type { ImageUploadRow } from '../database/tables.ts'
import { type Clock, hours, later } from '../lib/clock.ts'
import { Conflict, NotFound, Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import type { createLibrary } from './library.ts'

type Parts = { db: Database; clock: Clock; library: ReturnType<typeof createLibrary> }

export const createUploads = ({ db, clock, library }: Parts) => ({
  begin: async ({ name, bytes }: NewUpload) => {
    const row = { id: newId(), name, bytes, received: 0, expires_at: later(clock, hours(limits.uploadHours)) }
    await db.insertInto('image_uploads').values(row).execute()
    return toUpload(row)
  },
  /** Throws NotFound, also once the picture is made or its time is over. */
  find: async (id: string) => toUpload(await findUpload(db, clock, id)),
  /** Throws Conflict when the part begins elsewhere than where the last one ended: `find` tells where that is. */
  take: (id: string, at: number, part: Uint8Array) => takePart({ db, clock }, id, at, part),
  /** Makes the picture, once, however often it is called. Throws Conflict while something is missing. */
  finish: async (id: string, words: ImageMetadata, who: string) => {
    const row = await findUpload(db, clock, id).catch(unlessMade(library, id))
    if (!row) return library.find(id)
    if (row.received < row.bytes) throw new Conflict(`Only ${row.received} of ${row.bytes} bytes are here.`)
    const picture = await library.add({ ...row, bytes: await allPartsOf(db, id) }, words, who)
    await db.deleteFrom('image_uploads').where('id', '=', id).execute()
    return picture
  },
  /** Forgets what was never finished. */
  tidy: async () => {
    await db.deleteFrom('image_uploads').where('expires_at', '<=', clock().toISOString()).execute()
  },
})

const toUpload = ({ id, bytes, received, expires_at: endsAt }: ImageUploadRow): Upload => ({
  _id: id,
  bytes,
  received,
  endsAt,
})

const findUpload = async (db: Database, clock: Clock, id: string) => {
  const row = await db
    .selectFrom('image_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', clock().toISOString())
    .executeTakeFirst()
  if (!row) throw new NotFound('There is no such upload.')
  return row
}

/** The answer to the first call may have been lost on its way: the second finds the picture there. */
const unlessMade = (library: Parts['library'], id: string) => async (error: unknown) => {
  if (!(error instanceof NotFound)) throw error
  await library.find(id)
}

const takePart = async ({ db, clock }: Pick<Parts, 'db' | 'clock'>, id: string, at: number, part: Uint8Array) => {
  if (part.byteLength === 0) throw new Refused({ body: 'The part is empty.' })
  if (part.byteLength > limits.uploadPart)
    throw new Refused({ body: `A part may have at most ${limits.uploadPart} bytes.` })
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('image_uploads')
      .set((make) => ({ received: make('received', '+', part.byteLength) }))
      .where('id', '=', id)
      .where('received', '=', at)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw elsewhere(await findUpload(trx, clock, id))
    if (row.received > row.bytes)
      throw new Refused({ body: `The picture was to have ${row.bytes} bytes; this is more.` })
    const body = Buffer.from(part).toString('base64')
    await trx.insertInto('image_upload_parts').values({ upload_id: id, starts_at: at, body }).execute()
    return toUpload(row)
  })
}

const elsewhere = ({ received }: ImageUploadRow) => new Conflict(`The next part begins at ${received}.`)

const allPartsOf = async (db: Database, id: string) => {
  const rows = await db
    .selectFrom('image_upload_parts')
    .select('body')
    .where('upload_id', '=', id)
    .orderBy('starts_at')
    .execute()
  return Buffer.concat(rows.map(({ body }) => Buffer.from(body, 'base64')))
}
