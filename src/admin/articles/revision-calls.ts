import type { Feed } from '#shared/feeds.ts'
import type { ListedRevision, Revision } from '#shared/shapes/revision.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { type PageOf, pageQuery } from '../page.ts'

type RevisionsRequest = { request: Request; feed: Feed; id: string }

const revisionsOf = ({ request, feed }: RevisionsRequest) => adminApi(request)[feed.kind][':id'].revisions

const withNumber = (id: string, number: number) => ({ param: { ...withId(id).param, number: String(number) } })

const listPage = async (
  place: RevisionsRequest,
  query: { page: string; limit: string },
): Promise<PageOf<ListedRevision> | Failure> => {
  const body = await bodyOf(async () => revisionsOf(place).$get({ ...withId(place.id), query }))
  if (isFailure(body)) return body
  const { revisions: items, currentPage, totalPages } = body
  return { items, currentPage, totalPages }
}

const find = async (place: RevisionsRequest, number: number | undefined): Promise<Revision | undefined | Failure> => {
  if (number === undefined) return undefined
  const body = await bodyOf(async () => revisionsOf(place)[':number'].$get(withNumber(place.id, number)))
  return isFailure(body) ? body : body.revision
}

export const restoreOnServer = (place: RevisionsRequest, number: number) =>
  bodyOf(async () => revisionsOf(place)[':number'].restore.$post(withNumber(place.id, number)))

export type LoadedRevisions = { list: PageOf<ListedRevision>; chosen: Revision; before: Revision | undefined }

/** A page of the revisions, the one that is looked at, and what it said before. */
export const loadRevisions = async (place: RevisionsRequest): Promise<LoadedRevisions | Failure> => {
  const query = pageQuery(place.request)
  const list = await listPage(place, query)
  if (isFailure(list)) return list
  const wanted = Number(new URL(place.request.url).searchParams.get('number'))
  const index = Math.max(
    0,
    list.items.findIndex(({ number }) => number === wanted),
  )
  const earlier = list.items[index + 1]?.number ?? (await firstOfNext(place, list, query.limit))
  const [chosen, before] = await Promise.all([find(place, list.items[index]?.number), find(place, earlier)])
  if (!chosen) return { status: 404, reason: 'This article was never saved.', errors: {} }
  if (isFailure(chosen)) return chosen
  return before && isFailure(before) ? before : { list, chosen, before }
}

const firstOfNext = async (place: RevisionsRequest, { currentPage, totalPages }: PageOf<unknown>, limit: string) => {
  if (currentPage >= totalPages) return undefined
  const next = await listPage(place, { page: String(currentPage + 1), limit })
  return isFailure(next) ? undefined : next.items[0]?.number
}
