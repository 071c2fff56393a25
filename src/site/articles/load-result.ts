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

type Body<R> = R extends { ok: true; json: () => Promise<infer Json> } ? Json : never
type ToFound<R, Found> = (body: Body<R>) => Found

/** Loads one record. `missing` also stands for text that can be no slug, id or code. */
export const loadOne = <R extends Response, Found extends object>(send: () => Promise<R>, toFound: ToFound<R, Found>) =>
  loadResult<LoadResult<Found>>(async () => {
    const response = await send()
    if (response.status === 404 || response.status === 422) return { is: 'missing' }
    return response.ok ? { is: 'found', ...toFound(await response.json()) } : { is: 'failed' }
  })

/** A wrong code and an expired one are the same `missing`. */
export const loadByCode = <R extends Response, Found extends object>(
  send: () => Promise<R>,
  toFound: ToFound<R, Found>,
) =>
  loadResult<CodeResult<Found>>(async () => {
    const response = await send()
    if (response.status === 429) return { is: 'waits', seconds: response.headers.get('Retry-After') ?? '600' }
    return loadOne(async () => response, toFound)
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
