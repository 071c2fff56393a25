/**
 * Sends one request to the push service of a browser (Web Push: RFC 8030, encrypted as in RFC 8291, signed as in RFC
 * 8292). A browser names the address of its push service, so requests go to public addresses only (SSRF).
 */
import { lookup } from 'node:dns'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Refused } from '../lib/errors.ts'
import { isPublicAddress } from '../lib/public-addresses.ts'

export type PushRequest = { endpoint: string; headers: Record<string, string>; body: Buffer }

/** Resolves to the status. Rejects when the service cannot be reached or its address is not public. */
export type PostPush = (request: PushRequest) => Promise<number>

/** Throws Refused for an address that is no https address with a host name and the usual port. */
export const mustBePushEndpoint = (endpoint: string) => {
  const url = URL.parse(endpoint)
  const isNamed = url && /[a-z]/.test(url.hostname.split('.').at(-1) ?? '') && url.hostname.includes('.')
  if (url?.protocol !== 'https:' || !isNamed || url.port || url.username || url.password)
    throw new Refused({ endpoint: 'This is not the address of a push service.' })
}

/** Checks the addresses that the connection really uses, because a name may resolve to another one a moment later. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    if (!found.every(isPublicAddress)) return done(new Error('The address of the push service is not public.'), [])
    const [first] = found
    return options.all ? done(null, found) : done(null, first?.address ?? '', first?.family)
  })
}

const timeoutMilliseconds = 15_000

export const postPush: PostPush = ({ endpoint, headers, body }) => {
  mustBePushEndpoint(endpoint)
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMilliseconds)
    const sent = request(
      endpoint,
      { method: 'POST', headers, lookup: lookupPublic, signal, agent: false },
      (answer) => {
        // The response body is not read. Redirects are not followed.
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
