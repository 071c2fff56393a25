/** The API calls of the image library. */

import { withId } from '#page/api-client.ts'
import { limits } from '#shared/limits.ts'
import { imagesPath } from '#shared/paths.ts'
import type { ImageMetadata, LibraryImage } from '#shared/shapes/image.ts'
import { adminApi, bodyOf, type Failure, isFailure, partOf } from '../api.ts'
import { defineFilters } from '../lists/filters.ts'
import { type PageOf, pageQuery } from '../page.ts'

export const imagePath = ({ _id }: { _id: string }) => `${imagesPath}/${_id}`

export const pictureFilters = defineFilters({ search: '', lacks: ['', 'words', 'consent'] })

export const requestImages = async (request: Request): Promise<PageOf<LibraryImage> | Failure> => {
  const query = { ...pageQuery(request, limits.libraryPage), ...pictureFilters.chosen(request.url) }
  const body = await bodyOf(async () => adminApi(request).pictures.$get({ query }))
  if (isFailure(body)) return body
  const { pictures: items, ...pages } = body
  return { items, ...pages }
}

export const requestImage = (request: Request, id: string): Promise<LibraryImage | Failure> =>
  partOf('picture', async () => adminApi(request).pictures[':id'].$get(withId(id)))

/** `keepalive`: the call completes even if the editor leaves the page at once. */
export const saveImageMetadata = async (
  request: Request,
  id: string,
  metadata: ImageMetadata,
): Promise<LibraryImage | Failure> => {
  const call = { ...withId(id), json: metadata }
  return partOf('picture', () => adminApi(request).pictures[':id'].$patch(call, { init: { keepalive: true } }))
}
