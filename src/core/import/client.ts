/**
 * HTTP client for the source site: limits the size and the time of a response, follows at most five redirects, retries
 * with backoff, and refuses addresses inside our own network (SSRF), except those of the source site.
 */

import { lookup } from 'node:dns/promises'
import { isPublicAddress } from '../lib/public-addresses.ts'

/** No usable response. The message says why; `status` is the status of the response, if there was one. */
export class RequestError extends Error {
  readonly status: number | undefined
  constructor(reason: string, status?: number) {
    super(reason)
    this.status = status
  }
}

/** A site that is down, or slow, may respond at the next try. */
class NoResponse extends RequestError {}

export type SiteResponse = { status: number; headers: Headers; body: Uint8Array }
export type SiteRequest = { address: URL; maxBytes: number; token?: string }

/**
 * The texts and redirects of the other site may contain any address: only its own origin may be inside our network.
 * Throws RequestError.
 */
const refuseInternal = async ({ hostname }: URL) => {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(throwUnreachable)
  if (!found.every(isPublicAddress)) throw new RequestError('its address is not public')
}

const timeoutMilliseconds = 60_000
const maxRedirects = 5

/**
 * Follows redirects, and sends the token only to the origin of the first address. Only `ownOrigin`, that of the site from
 * which we import, may be inside our network. Throws RequestError.
 */
const fetchOnce = async ({ address, maxBytes, token }: SiteRequest, ownOrigin: string): Promise<SiteResponse> => {
  let url = address
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (url.origin !== ownOrigin) await refuseInternal(url)
    const isSameOrigin = url.origin === address.origin
    const response = await fetchFrom(url, isSameOrigin ? token : undefined)
    const target = response.headers.get('Location')
    if (response.status < 300 || response.status > 399 || !target) return readResponse(response, maxBytes)
    await response.body?.cancel()
    url = parseAddress(target, url)
  }
  throw new RequestError('it redirects too often')
}

/** Throws RequestError for an address that is invalid, not http or https, or contains a password. */
export const parseAddress = (text: string, base?: URL) => {
  if (!URL.canParse(text, base)) throw new RequestError('its address cannot be read')
  const address = new URL(text, base)
  if (!['http:', 'https:'].includes(address.protocol)) throw new RequestError('its address is neither http nor https')
  if (address.username || address.password) throw new RequestError('its address contains a password')
  return address
}

const fetchFrom = async (address: URL, token: string | undefined) => {
  const headers = { Accept: '*/*', 'User-Agent': 'Voima import', ...(token && { Authorization: `Bearer ${token}` }) }
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  return fetch(address, { headers, redirect: 'manual', signal }).catch(throwUnreachable)
}

const throwUnreachable = (error: unknown): never => {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError'
  throw new NoResponse(isTimeout ? 'it takes too long' : 'it does not respond')
}

const readResponse = async (response: Response, maxBytes: number): Promise<SiteResponse> => {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength
      if (size > maxBytes) break
      parts.push(part)
    }
  } catch (error) {
    throwUnreachable(error)
  }
  if (size > maxBytes)
    throw new RequestError(`its response is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`, response.status)
  return { status: response.status, headers: response.headers, body: Buffer.concat(parts) }
}

/** `backoff`: the seconds before each further try. */
export type RetryOptions = {
  wait: (milliseconds: number) => Promise<void>
  log: (sentence: string) => void
  backoff?: number[]
}
export type FetchFromSite = (request: SiteRequest) => Promise<SiteResponse>

const backoffSeconds = [1, 5, 20, 60]
const maxBackoffSeconds = 20 * 60

/** Retries after a timeout, a refused connection, 429 and 5xx. Waits as long as the site says, at most 20 minutes. */
export const createRetryingFetch = (
  { wait, log, backoff = backoffSeconds }: RetryOptions,
  ownOrigin: string,
): FetchFromSite => {
  const pause = async (seconds: number) => {
    if (seconds > 5) log(`The other site asks us to wait ${seconds} seconds.`)
    await wait(seconds * 1000)
  }
  return async (request) => {
    for (const seconds of backoff) {
      const outcome = await fetchOnce(request, ownOrigin).catch(requestErrorOf)
      if (!isTemporary(outcome)) return unwrap(outcome)
      await pause(retryAfterSeconds(outcome) ?? seconds)
    }
    return fetchOnce(request, ownOrigin)
  }
}

const requestErrorOf = (error: unknown) => {
  if (error instanceof RequestError) return error
  throw error
}

const unwrap = (outcome: SiteResponse | RequestError) => {
  if (outcome instanceof RequestError) throw outcome
  return outcome
}

const isTemporary = (outcome: SiteResponse | RequestError) =>
  outcome instanceof RequestError ? outcome instanceof NoResponse : outcome.status === 429 || outcome.status >= 500

const retryAfterSeconds = (outcome: SiteResponse | RequestError) => {
  if (outcome instanceof RequestError) return undefined
  const seconds = Number(outcome.headers.get('Retry-After') ?? outcome.headers.get('RateLimit-Reset') ?? Number.NaN)
  return seconds > 0 ? Math.min(seconds, maxBackoffSeconds) : undefined
}
