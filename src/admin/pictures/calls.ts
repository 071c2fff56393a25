import { limits } from '#shared/limits.ts'
import type { ImageMetadata, LibraryImage } from '#shared/shapes/image.ts'
import { adminApi, bodyOf, doneOf, type Failure, isFailure, withId } from '../api.ts'
import { type PageOf, pageQuery } from '../page.ts'

export type PicturePage = PageOf<LibraryImage> & { search: string; lacks: string }

export const listPictures = async (request: Request): Promise<PicturePage | Failure> => {
  const { searchParams } = new URL(request.url)
  const [search, lacks] = [searchParams.get('search') ?? '', searchParams.get('lacks') ?? '']
  const query = {
    page: pageQuery(request).page,
    limit: String(limits.libraryPage),
    ...(search && { search }),
    ...(lacks && { lacks }),
  }
  const body = await bodyOf(async () => adminApi(request).pictures.$get({ query: query as never }))
  if (isFailure(body)) return body
  const { pictures, currentPage, totalPages } = body
  return { items: pictures, currentPage, totalPages, search, lacks }
}

export const findPicture = async (request: Request, id: string): Promise<LibraryImage | Failure> => {
  const body = await bodyOf(async () => adminApi(request).pictures[':id'].$get(withId(id)))
  return isFailure(body) ? body : body.picture
}

/** Arrives, too, when whoever said it leaves the page at once. */
export const changePicture = async (
  request: Request,
  id: string,
  words: ImageMetadata,
): Promise<LibraryImage | Failure> => {
  const call = { ...withId(id), json: words }
  const body = await bodyOf(() => adminApi(request).pictures[':id'].$patch(call, { init: { keepalive: true } }))
  return isFailure(body) ? body : body.picture
}

export const removePicture = (request: Request, id: string) =>
  doneOf(async () => adminApi(request).pictures[':id'].$delete(withId(id)))
