/** Describes the calls (endpoints) on the image library and on uploads; `images.ts` answers them. */
import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#shared/limits.ts'
import { ImageMetadata, ImagesQuery, LibraryImage, NewUpload, Upload, UploadPosition } from '#shared/shapes/image.ts'
import { pageFields } from '#shared/shapes/page.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'

const tags = ['Pictures']
const onePicture = (description: string) => answer(description, z.object({ picture: LibraryImage }))
const oneUpload = (description: string) => answer(description, z.object({ upload: Upload }))

export const libraryCalls = {
  list: createRoute({
    method: 'get',
    path: '/',
    tags,
    summary: 'List the pictures, newest first',
    ...signedIn,
    request: { query: ImagesQuery },
    responses: {
      200: answer('One page', z.object({ pictures: z.array(LibraryImage), ...pageFields })),
      ...refusals(401, 403, 422),
    },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    tags,
    summary: 'Show one picture, and where it is used',
    ...signedIn,
    request: idParam,
    responses: { 200: onePicture('The picture'), ...refusals(401, 403, 404) },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    tags,
    summary: 'Change the metadata of a picture; fields that are not sent stay unchanged',
    ...signedIn,
    request: { ...idParam, ...jsonBody(ImageMetadata) },
    responses: { 200: onePicture('The picture, changed'), ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    tags,
    summary: 'Delete a picture permanently; refused while it is in use',
    ...signedIn,
    request: idParam,
    responses: { 200: onePicture('The picture, deleted'), ...refusals(401, 403, 404, 409) },
  }),
  erase: createRoute({
    method: 'post',
    path: '/{id}/erase',
    tags,
    summary: 'Remove a picture everywhere, also where it is in use, because a person in it asked',
    description:
      'Removes the picture from articles (including earlier versions, drafts and the trash), site content and its earlier versions, newsletters and stored emails, then deletes the picture and all its files at once. Cannot be undone. Backups keep the picture until they are deleted. Only administrators may call it. Answers 503 if the files cannot be reached; nothing was changed then, and the call can be repeated.',
    ...signedIn,
    request: idParam,
    responses: { 200: onePicture('The deleted picture, with the places that used it'), ...refusals(401, 403, 404) },
  }),
}

const uploads = '/uploads'
const upload = `${uploads}/{id}` as const

export const uploadCalls = {
  begin: createRoute({
    method: 'post',
    path: uploads,
    tags,
    summary: `Start the upload of a picture in parts; an unfinished upload expires after ${limits.uploadHours} hours`,
    ...signedIn,
    request: jsonBody(NewUpload),
    responses: { 201: oneUpload('The upload, still empty'), ...refusals(400, 401, 403, 413, 415, 422) },
  }),
  findUpload: createRoute({
    method: 'get',
    path: upload,
    tags,
    summary: 'Show how many bytes of an upload have arrived, to resume it',
    ...signedIn,
    request: idParam,
    responses: { 200: oneUpload('The upload'), ...refusals(401, 403, 404) },
  }),
  take: createRoute({
    method: 'put',
    path: upload,
    tags,
    summary: `Send the next part of a picture, at most ${limits.uploadPart / 1024} KB of raw bytes`,
    ...signedIn,
    request: {
      ...idParam,
      query: UploadPosition,
      body: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } as const } },
      },
    },
    responses: { 200: oneUpload('The upload, with this part'), ...refusals(401, 403, 404, 409, 413, 415, 422) },
  }),
  finish: createRoute({
    method: 'post',
    path: `${upload}/finish`,
    tags,
    summary: 'Finish the upload and create the picture; idempotent',
    ...signedIn,
    request: { ...idParam, ...jsonBody(ImageMetadata) },
    responses: { 201: onePicture('The picture'), ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
}
