/**
 * The API client (fetch) of the admin area: adds the session token as a Bearer header, sends the user to the sign-in
 * page when the session has expired (401), and turns errors into failures that a page can show.
 */

import { hc } from 'hono/client'
import { replace } from 'react-router'
import type { Api } from '#api/api.ts'
import type { ApiClient } from '#page/api-client.ts'
import { loginPath } from '#shared/paths.ts'
import type { Problem } from '#shared/shapes/problems.ts'
import { tellReachable } from './connection.ts'
import { forgetToken, rememberEnd, rememberWantedPage, sessionToken } from './session.ts'

/**
 * The API with the session token. `request` is the request of the current page: if the token has expired, the user
 * signs in again and returns to that page. `signal` ends requests that take too long.
 */
export const adminApi = ({ url }: Request, signal?: AbortSignal): ApiClient =>
  hc<Api>('/api/v1', {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const headers = new Headers(init?.headers)
      headers.set('Authorization', `Bearer ${sessionToken()}`)
      const response = await fetchFromSite(input, { ...init, headers, ...(signal && { signal }) })
      if (response.status === 401) throw signInAgain(url)
      return response
    },
  })

/** Also records whether the site can be reached. */
const fetchFromSite = async (...request: Parameters<typeof fetch>) => {
  try {
    const response = await fetch(...request)
    tellReachable(!isDown(response))
    return response
  } catch (error) {
    tellReachable(false)
    throw error
  }
}

/** The server, or a proxy in front of it, is unavailable. */
const isDown = ({ status }: { status: number }) => [502, 503, 504].includes(status)

/** For a call that must have one effect even if it arrives twice. Undefined on a page without HTTPS. */
export const newIdempotencyKey = (): string | undefined => crypto.randomUUID?.()

export const withIdempotencyKey = (key: string | undefined) => ({ header: key ? { 'idempotency-key': key } : {} })

/** The request to use when a component makes the call, not a route. */
export const here = () => new Request(location.href)

const signInAgain = (url: string) => {
  forgetToken()
  rememberEnd()
  rememberWantedPage(url)
  return replace(loginPath)
}

/**
 * Why a call failed: one sentence, and one for each rejected field. Status 0: the server did not respond. `current` is
 * the version that another user has saved meanwhile.
 */
export type Failure = { status: number; reason: string; errors: Record<string, string>; current?: unknown }

export type Answer = Pick<Response, 'ok' | 'status' | 'json'>
export type GoodBody<A> = A extends { ok: true; json: () => Promise<infer Body> } ? Body : never

export const siteUnreachable = 'The site could not be reached. Check your connection and try again.'
const unreadable = 'Something went wrong on our side. Please try again in a moment.'

/** Returns the body of the response, or the failure. A thrown redirect is passed on to the router. */
export const bodyOf = <A extends Answer>(call: () => Promise<A>) =>
  attempt(call, async (answer): Promise<GoodBody<A>> => answer.json())

/** Returns one part of the body, such as the record. */
export const partOf = <A extends Answer, Name extends keyof GoodBody<A>>(name: Name, call: () => Promise<A>) =>
  attempt(call, async (answer): Promise<GoodBody<A>[Name]> => (await answer.json())[name])

/** For a call whose response has no body. */
export const doneOf = (call: () => Promise<Answer>) => attempt(call, async () => ({ isDone: true }))

const attempt = async <A extends Answer, Good>(
  call: () => Promise<A>,
  read: (answer: A) => Promise<Good>,
): Promise<Good | Failure> => {
  try {
    const answer = await call()
    return answer.ok ? await read(answer) : await failureIn(answer)
  } catch (error) {
    if (error instanceof Response) throw error
    return { status: 0, reason: siteUnreachable, errors: {} }
  }
}

/** The site did not respond, so the data on this device is used. */
export const isUnreachable = (failure: Failure) => failure.status === 0 || isDown(failure)

export const isFailure = (outcome: object): outcome is Failure => 'reason' in outcome

const failureIn = async (answer: Answer): Promise<Failure> => {
  const problem: Partial<Problem> = await answer.json().catch(() => ({}))
  const { detail = unreadable, errors = {}, current } = problem
  return { status: answer.status, reason: detail, errors, ...(current !== undefined && { current }) }
}
