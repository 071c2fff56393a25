/** The states of loading (found, missing, failed) that pages share, and their HTTP status. */
import type { Language } from '#shared/languages.ts'

/** The result of a page's call to the API. */
export type LoadResult<Found> = ({ is: 'found' } & Found) | Missing | { is: 'failed' }
type Missing = { is: 'missing'; totalPages?: number; language?: Language | undefined }

/** A lost connection and a response that is not from the API are failures like any other: the function never throws. */
export const loadResult = async <T extends LoadResult<object>>(load: () => Promise<T | { is: 'failed' }>) => {
  try {
    return await load()
  } catch {
    return { is: 'failed' as const }
  }
}

const statuses = { found: 200, missing: 404, failed: 503 }

/** The HTTP status of the page that shows this result. */
export const httpStatusOf = (result: LoadResult<object>) => ({ status: statuses[result.is] })
