import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'

export const findArticle = async (request: Request, feed: Feed, id: string): Promise<Article | Failure> => {
  const body = await bodyOf(async () => adminApi(request)[feed.kind][':id'].$get(withId(id)))
  return isFailure(body) ? body : (at(body, feed.itemKey) as Article)
}

export const publish = (request: Request, feed: Feed, form: FormData) =>
  bodyOf(async () => adminApi(request)[feed.kind].$post({ form: fieldsOf(form), header: {} }))

export const revise = (request: Request, feed: Feed, id: string, form: FormData) =>
  bodyOf(async () => adminApi(request)[feed.kind][':id'].$patch({ ...withId(id), form: fieldsOf(form) }))

export const remove = (request: Request, feed: Feed, id: string) =>
  bodyOf(async () => adminApi(request)[feed.kind][':id'].$delete(withId(id)))

// The two feeds name what they answer differently, so the key is known only when the feed is.
export const at = (body: object, key: string) => (body as Record<string, unknown>)[key]

/** The form as the call takes it; the server judges every field of it. */
const fieldsOf = (form: FormData) => Object.fromEntries(form) as never
