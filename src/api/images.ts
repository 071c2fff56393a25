/**
 * The image library (media library), and uploads in parts (chunked uploads), which continue after a lost connection.
 */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Core } from '#core/organisation/core.ts'
import { limits } from '#shared/limits.ts'
import { pageFields } from '#shared/shapes/fields.ts'
import { ImageMetadata, ImagesQuery, LibraryImage, NewUpload, Upload, UploadPosition } from '#shared/shapes/image.ts'
import { type ApiEnv, answer, callsTagged, onItem } from './calls.ts'
import { problem, stopWith } from './problems.ts'

const call = callsTagged('Pictures', 'pictures.write')

const onePicture = (description: string) => answer(description, z.object({ picture: LibraryImage }))
const oneUpload = (description: string) => answer(description, z.object({ upload: Upload }))

const libraryCalls = {
  list: call('get', '/', {
    summary: 'List the pictures, newest first',
    query: ImagesQuery,
    gives: { 200: answer('One page', z.object({ pictures: z.array(LibraryImage), ...pageFields })) },
  }),
  find: call('get', '/{id}', {
    summary: 'Show one picture, and where it is used',
    gives: { 200: onePicture('The picture') },
  }),
  change: call('patch', '/{id}', {
    summary: 'Change the metadata of a picture; fields that are not sent stay unchanged',
    takes: ImageMetadata,
    gives: { 200: onePicture('The picture, changed') },
    also: [409],
  }),
  remove: call('delete', '/{id}', {
    needs: 'articles.write',
    summary: 'Delete a picture permanently; refused while it is in use',
    gives: { 200: onePicture('The picture, deleted') },
    also: [409],
  }),
  erase: call('post', '/{id}/erase', {
    needs: 'privacy.write',
    summary: 'Remove a picture everywhere, also where it is in use, because a person in it asked',
    description:
      'Removes the picture from articles (including earlier versions, drafts and the trash), site content and its earlier versions, newsletters and stored emails, then deletes the picture and all its files at once. Cannot be undone. Backups keep the picture until they are deleted. Only administrators may call it. Answers 503 if the files cannot be reached; nothing was changed then, and the call can be repeated.',
    gives: { 200: onePicture('The deleted picture, with the places that used it') },
  }),
}

const uploadCalls = {
  begin: call('post', '/', {
    summary: `Start the upload of a picture in parts; an unfinished upload expires after ${limits.uploadHours} hours`,
    takes: NewUpload,
    gives: { 201: oneUpload('The upload, still empty') },
  }),
  findUpload: call('get', '/{id}', {
    summary: 'Show how many bytes of an upload have arrived, to resume it',
    gives: { 200: oneUpload('The upload') },
  }),
  take: call('put', '/{id}', {
    summary: `Send the next part of a picture, at most ${limits.uploadPart / 1024} KB of raw bytes`,
    query: UploadPosition,
    takesBytes: 'application/octet-stream',
    gives: { 200: oneUpload('The upload, with this part') },
    also: [409],
  }),
  finish: call('post', '/{id}/finish', {
    summary: 'Finish the upload and create the picture; idempotent',
    takes: ImageMetadata,
    gives: { 201: onePicture('The picture') },
    also: [409],
  }),
}

export const imageRoutes = ({ library }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(libraryCalls.list, async (c) => {
      const { found, ...pages } = await library.list(c.req.valid('query'))
      return c.json({ pictures: found, ...pages }, 200)
    })
    .openapi(libraryCalls.find, onItem('picture', library.find))
    .openapi(libraryCalls.change, async (c) => {
      const picture = await library.change(c.req.valid('param').id, c.req.valid('json'), c.get('user').email)
      return c.json({ picture }, 200)
    })
    .openapi(libraryCalls.remove, onItem('picture', library.remove))
    .openapi(libraryCalls.erase, onItem('picture', library.erase))

export const uploadRoutes = ({ uploads }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(uploadCalls.begin, async (c) => c.json({ upload: await uploads.begin(c.req.valid('json')) }, 201))
    .openapi(uploadCalls.findUpload, onItem('upload', uploads.find))
    .openapi(uploadCalls.take, async (c) => {
      const upload = await uploads.receivePart(c.req.valid('param').id, c.req.valid('query').at, await bytesIn(c))
      return c.json({ upload }, 200)
    })
    .openapi(uploadCalls.finish, async (c) => {
      const who = c.get('user').email
      return c.json({ picture: await uploads.finish(c.req.valid('param').id, c.req.valid('json'), who) }, 201)
    })

/** Accepts only a body of raw bytes: any other content type would be stored as a broken picture. */
export const bytesIn = async (c: Context<ApiEnv>) => {
  if (c.req.header('Content-Type') !== 'application/octet-stream')
    throw stopWith(problem(415, 'Send the part of a file as application/octet-stream.'))
  return new Uint8Array(await c.req.arrayBuffer())
}
