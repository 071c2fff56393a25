/**
 * Resumable uploads of images in parts (chunks), which survive interrupted connections. `admin/images/upload.ts` sends
 * the parts; an unfinished upload expires after `limits.uploadHours` (24).
 */
import { limits } from '#shared/limits.ts'
import type { ImageMetadata, NewUpload, Upload } from '#shared/shapes/image.ts'
import type { Database, ImageUploadRow } from '../database/tables.ts'
import { type Clock, hours, later } from '../lib/clock.ts'
import { Conflict, NotFound, Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import type { Library } from './library.ts'

type UploadDeps = { db: Database; clock: Clock; library: Library }

export const createUploads = ({ db, clock, library }: UploadDeps) => ({
  begin: async ({ name, bytes }: NewUpload) => {
    const row = { id: newId(), name, bytes, received: 0, expires_at: later(clock, hours(limits.uploadHours)) }
    await db.insertInto('image_uploads').values(row).execute()
    return toUpload(row)
  },
  /** Throws NotFound also when the upload is finished or has expired. */
  find: async (id: string) => toUpload(await findUpload(db, clock, id)),
  /** Throws Conflict if the part does not start where the last one ended; `find` returns that position. */
  receivePart: (id: string, at: number, part: Uint8Array) => receivePart({ db, clock }, id, at, part),
  /** Adds the image to the library; calling it twice adds one image. Throws Conflict while parts are missing. */
  finish: async (id: string, metadata: ImageMetadata, who: string) => {
    const row = await findUpload(db, clock, id).catch(unlessFinished(library, id))
    if (!row) return library.find(id)
    if (row.received < row.bytes) throw new Conflict(`Only ${row.received} of ${row.bytes} bytes have arrived.`)
    const image = await library.add({ ...row, bytes: await joinedParts(db, id) }, metadata, who)
    await db.deleteFrom('image_uploads').where('id', '=', id).execute()
    return image
  },
})

const toUpload = ({ id, bytes, received, expires_at: endsAt }: ImageUploadRow): Upload => ({
  _id: id,
  bytes,
  received,
  endsAt,
})

const findUpload = (db: Database, clock: Clock, id: string) =>
  db
    .selectFrom('image_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', clock().toISOString())
    .executeTakeFirstOrThrow(() => new NotFound('There is no such upload.'))

/** The response to the first call may have been lost: the second call finds the image. */
const unlessFinished = (library: Library, id: string) => async (error: unknown) => {
  if (!(error instanceof NotFound)) throw error
  await library.find(id)
}

const receivePart = async ({ db, clock }: Omit<UploadDeps, 'library'>, id: string, at: number, part: Uint8Array) => {
  if (part.byteLength === 0) throw new Refused({ body: 'The part is empty.' })
  if (part.byteLength > limits.uploadPart)
    throw new Refused({ body: `A part may have at most ${limits.uploadPart} bytes.` })
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('image_uploads')
      .set((eb) => ({ received: eb('received', '+', part.byteLength) }))
      .where('id', '=', id)
      .where('received', '=', at)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw wrongPosition(await findUpload(trx, clock, id))
    if (row.received > row.bytes)
      throw new Refused({ body: `The picture was announced with ${row.bytes} bytes, and more have arrived.` })
    const body = Buffer.from(part).toString('base64')
    await trx.insertInto('image_upload_parts').values({ upload_id: id, starts_at: at, body }).execute()
    return toUpload(row)
  })
}

const wrongPosition = ({ received }: ImageUploadRow) => new Conflict(`The next part begins at ${received}.`)

const joinedParts = async (db: Database, id: string) => {
  const rows = await db
    .selectFrom('image_upload_parts')
    .select('body')
    .where('upload_id', '=', id)
    .orderBy('starts_at')
    .execute()
  return Buffer.concat(rows.map(({ body }) => Buffer.from(body, 'base64')))
}
