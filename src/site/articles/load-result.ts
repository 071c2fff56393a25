/** The states of loading (found, missing, failed) that pages share, and their HTTP status. */
import { data } from 'react-router'
import type { Language } from '#shared/languages.ts'

/** The result of a page's call to the API. */
export type LoadResult<Found> = ({ is: 'found' } & Found) | Missing | { is: 'failed' }
type Missing = { is: 'missing'; totalPages?: number; language?: Language | undefined }

/** What a code opens. `waits`: this network sent too many wrong codes. */
export type CodeResult<Found> = LoadResult<Found> | { is: 'waits'; seconds: string }

/** A lost connection and a response that is not from the API are failures like any other: the function never throws. */
export const loadResult = async <T extends CodeResult<object>>(load: () => Promise<T | { is: 'failed' }>) => {
  try {
    return await load()
  } catch {
    return { is: 'failed' as const }
  }
}

type Body<R> = R extends { ok: true; json: () => Promise<infer Json extends object> } ? Json : never
type ToFound<R, Found> = (body: Body<R>) => Found

/** Loads one record: the body, or `toFound` of it. `missing` also stands for text that can be no slug, id or code. */
export const loadOne = <R extends Response, Found extends object = Body<R>>(
  send: () => Promise<R>,
  toFound?: ToFound<R, Found>,
): Promise<LoadResult<NoInfer<Found>>> =>
  loadResult<LoadResult<Found>>(async () => {
    const response = await send()
    if (response.status === 404 || response.status === 422) return { is: 'missing' }
    if (!response.ok) return { is: 'failed' }
    const body = await response.json()
    return { is: 'found', ...(toFound ? toFound(body) : body) }
  })

/** A wrong code and an expired one are the same `missing`. */
export const loadByCode = <R extends Response>(send: () => Promise<R>) =>
  loadResult<CodeResult<Body<R>>>(async () => {
    const response = await send()
    if (response.status === 429) return { is: 'waits', seconds: response.headers.get('Retry-After') ?? '600' }
    return loadOne(async () => response)
  })

const statuses = { found: 200, missing: 404, waits: 429, failed: 503 }

/** The HTTP status of the page that shows this result. */
export const httpStatusOf = (result: CodeResult<object>) => ({
  status: statuses[result.is],
  ...(result.is === 'waits' && { headers: { 'Retry-After': result.seconds } }),
})

/** For a page without a text of its own about a failure: throws, so that the page for errors appears. */
export const throwIfFailed = <Found>(result: LoadResult<Found>) => {
  if (result.is === 'failed') throw data(null, httpStatusOf(result))
  return result
}
