/**
 * The states of loading (found, missing, failed) that pages share, their HTTP status, and how a page waits for a
 * promise.
 */
import { useEffect, useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
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

/**
 * On the server a loader returns results, in the browser promises: the router changes the page at once, and the content
 * appears when the API has responded. `Suspense` would delay each response for 0.3 s after showing its fallback.
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

/** Sending a form, like the one in the footer, changes no list or article, so the router does not load them again. */
export const exceptAfterPost = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' ? false : defaultShouldRevalidate
