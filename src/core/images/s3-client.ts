/**
 * Sends signed requests (AWS Signature Version 4) to an S3-compatible store (object storage), and retries temporary
 * failures. There are no presigned URLs: visitors get files from the site, or from the store if it is public.
 */
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { ObjectStore } from '#config.ts'
import { Unavailable } from '../lib/errors.ts'

/** The timeout of one try and of a whole operation, and the delays before each retry. All in milliseconds. */
export type S3Timeouts = { tryTimeout: number; operation: number; retryDelays: number[] }

export type S3Request = {
  method: 'GET' | 'PUT' | 'DELETE'
  name?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array
}

type S3Response = { status: number; body: Uint8Array<ArrayBuffer> }

/** Resolves with a success or "no such object" (404). Throws Unavailable for anything else. */
export type S3Client = {
  request: (request: S3Request, endsAt?: number) => Promise<S3Response>
  /** When an operation of several requests that begins now must end. */
  operationEnd: () => number
  /** Why the latest request failed, as a sentence; undefined if it did not. */
  problem: () => string | undefined
}

/** An operation ends before the server closes the connection of the browser that waits (`IDLE_SECONDS`). */
const defaultTimeouts: S3Timeouts = { tryTimeout: 8000, operation: 20_000, retryDelays: [100, 400, 1200] }

export const createS3Client = (store: ObjectStore, timeouts = defaultTimeouts): S3Client => {
  const urlOf = ({ name = '', query }: S3Request) =>
    `${store.endpoint}/${store.bucket}/${name}${query ? `?${new URLSearchParams(query)}` : ''}`

  const send = async (request: S3Request, timeout: number): Promise<S3Response> => {
    const { method, headers } = request
    const body = request.body && new Uint8Array(request.body)
    const { url, ...signed } = await sign({ method, headers, body, url: urlOf(request) }, store)
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(url, { ...signed, body, redirect: 'manual', signal })
    return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) }
  }

  /** The response, or the reason why a retry may help. */
  const tryOnce = (request: S3Request, endsAt: number) =>
    send(request, Math.max(1, Math.min(timeouts.tryTimeout, endsAt - Date.now()))).then(
      (response) => (isTemporary(response.status) ? `it answers ${named(response)}` : response),
      (error: Error) => (error.name === 'TimeoutError' ? tooLong : 'it does not respond'),
    )

  const inTime = async (request: S3Request, endsAt: number) => {
    let result: S3Response | string = tooLong
    for (const milliseconds of [0, ...timeouts.retryDelays]) {
      if (typeof result !== 'string' || Date.now() + milliseconds >= endsAt) break
      await delay(milliseconds)
      result = await tryOnce(request, endsAt)
    }
    if (typeof result === 'string') throw new Unavailable(`The picture store cannot be used: ${result}.`)
    return checked(result)
  }

  const operationEnd = () => Date.now() + timeouts.operation
  let problem: string | undefined
  const request = async (asked: S3Request, endsAt = operationEnd()) => {
    try {
      const response = await inTime(asked, endsAt)
      problem = undefined
      return response
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error)
      throw error
    }
  }
  return { request, operationEnd, problem: () => problem }
}

const tooLong = 'it takes too long'

/** 501: the store does not know the request. 507: it is full. Both answer the same the next time. */
const isTemporary = (status: number) =>
  (status >= 500 && status !== 501 && status !== 507) || status === 429 || status === 408

const named = ({ status, body }: S3Response) => `${status} ${errorCodeIn(body)}`.trim()

/** Any other failure means a wrong setting, which only an administrator can correct. */
const checked = (response: S3Response) => {
  const { status, body } = response
  if ((status >= 200 && status < 300) || (status === 404 && errorCodeIn(body) !== 'NoSuchBucket')) return response
  throw new Unavailable(`The picture store refused the request: ${named(response)}`)
}

const errorCodeIn = (body: Uint8Array) => /<Code>(\w+)<\/Code>/.exec(Buffer.from(body).toString())?.[1] ?? ''

export type UnsignedRequest = {
  method: string
  url: string
  headers?: Record<string, string> | undefined
  body?: Uint8Array<ArrayBuffer> | undefined
}

/** Signs every header and the body, so that the request cannot be altered in transit. */
export const sign = (
  { headers, body, ...request }: UnsignedRequest,
  { keys, region }: Pick<ObjectStore, 'keys' | 'region'>,
  datetime?: string,
) => {
  const bodyHash = createHash('sha256')
    .update(body ?? '')
    .digest('hex')
  return new AwsV4Signer({
    ...request,
    headers: { ...headers, 'X-Amz-Content-Sha256': bodyHash },
    ...keys,
    service: 's3',
    region,
    datetime,
    allHeaders: true,
  }).sign()
}
