import { useEffect, useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Language } from '#shared/languages.ts'

/** The outcome of a page's call to the API. */
export type LoadResult<Found> = ({ is: 'found' } & Found) | Missing | { is: 'failed' }
type Missing = { is: 'missing'; totalPages?: number; language?: Language | undefined }

/** A lost connection and an answer that is not the API's are failures like any other: nothing is thrown. */
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

/**
 * The server passes results to the page, the browser passes promises: the page changes at once and is filled when the
 * API has answered. Not `Suspense`, which holds every answer back for 0.3 s once its fallback was shown.
 */
export const useLoadResult = <T>(result: T | Promise<T>): T | undefined => {
  const [settled, setSettled] = useState<{ promise: unknown; value: T }>()
  useEffect(() => {
    if (!(result instanceof Promise)) return
    let isWanted = true
    result.then((value) => isWanted && setSettled({ promise: result, value }))
    return () => {
      isWanted = false
    }
  }, [result])
  if (!(result instanceof Promise)) return result
  return settled?.promise === result ? settled.value : undefined
}

/** Posting a form, like the one in the footer, changes nothing on a list or an article: they are not loaded again. */
export const exceptAfterPost = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' ? false : defaultShouldRevalidate
