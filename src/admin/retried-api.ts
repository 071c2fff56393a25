/** The API for calls with a timeout that are sent again if they fail (retry): by autosave and by uploads of pictures. */
import { adminApi, here } from './api.ts'

/** Enough for the 200 KB of the longest text, or for the first part of a file, over 2G. */
const requestTimeoutMs = 60_000

/** On a stalled connection, ends a request that is sent again afterwards. An older browser has no such signal. */
export const retrySignal = () => AbortSignal.timeout?.(requestTimeoutMs)

export const retriedApi = () => adminApi(here(), retrySignal())
