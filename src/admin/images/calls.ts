/** The API calls of the image library. */

import { limits } from '#shared/limits.ts'
import { imagesPath } from '#shared/paths.ts'
import type { ImageMetadata, LibraryImage } from '#shared/shapes/image.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { type PageOf, pageQuery, savedRows } from '../page.ts'

export const imagePath = ({ _id }: { _id: string }) => `${imagesPath}/${_id}`

export type ImagePage = PageOf<LibraryImage> & { search: string; lacks: string }

export const requestImages = async (request: Request): Promise<ImagePage | Failure> => {
  const { searchParams } = new URL(request.url)
  const [search, lacks] = [searchParams.get('search') ?? '', searchParams.get('lacks') ?? '']
  const query = {
    page: pageQuery(request).page,
    limit: String(savedRows(limits.libraryPage)),
    ...(search && { search }),
    ...(lacks && { lacks }),
  }
  const body = await bodyOf(async () => adminApi(request).pictures.$get({ query: query as never }))
  if (isFailure(body)) return body
  const { pictures, currentPage, totalPages } = body
  return { items: pictures, currentPage, totalPages, search, lacks }
}

export const requestImage = async (request: Request, id: string): Promise<LibraryImage | Failure> => {
  const body = await bodyOf(async () => adminApi(request).pictures[':id'].$get(withId(id)))
  return isFailure(body) ? body : body.picture
}

/** `keepalive`: the call completes even if the editor leaves the page at once. */
export const saveImageMetadata = async (
  request: Request,
  id: string,
  metadata: ImageMetadata,
): Promise<LibraryImage | Failure> => {
  const call = { ...withId(id), json: metadata }
  const body = await bodyOf(() => adminApi(request).pictures[':id'].$patch(call, { init: { keepalive: true } }))
  return isFailure(body) ? body : body.picture
}
