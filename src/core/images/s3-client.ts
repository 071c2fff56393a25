/**
 * Sends signed requests (AWS Signature Version 4) to an S3-compatible store (object storage), and retries temporary
 * failures.
 */
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { ObjectStore } from '#config.ts'
import { Unavailable } from '../lib/errors.ts'

/** The timeout of one try, and the delays before each retry. All in milliseconds. */
export type S3Timeouts = { tryTimeout: number; retryDelays: number[] }

export type S3Request = {
  method: 'GET' | 'PUT' | 'DELETE'
  name?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array
}

type S3Response = { status: number; body: Uint8Array<ArrayBuffer> }

/** Resolves with a success or "no such object" (404). Throws Unavailable for anything else. */
export type S3Client = (request: S3Request) => Promise<S3Response>

const defaultTimeouts: S3Timeouts = { tryTimeout: 8000, retryDelays: [100, 400, 1200] }

export const createS3Client = (store: ObjectStore, timeouts = defaultTimeouts): S3Client => {
  const urlOf = ({ name = '', query }: S3Request) =>
    `${store.endpoint}/${store.bucket}/${name}${query ? `?${new URLSearchParams(query)}` : ''}`

  const send = async (request: S3Request): Promise<S3Response> => {
    const { method, headers } = request
    const body = request.body && new Uint8Array(request.body)
    const { url, ...signed } = await sign({ method, headers, body, url: urlOf(request) }, store)
    const signal = AbortSignal.timeout(timeouts.tryTimeout)
    const response = await fetch(url, { ...signed, body, redirect: 'manual', signal })
    return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) }
  }

  /** The response, or the reason why a retry may help. */
  const tryOnce = (request: S3Request) =>
    send(request).then(
      (response) => (isTemporary(response.status) ? `it answers ${response.status}` : response),
      (error: Error) => (error.name === 'TimeoutError' ? 'it takes too long' : 'it does not respond'),
    )

  return async (request) => {
    let result = await tryOnce(request)
    for (const milliseconds of timeouts.retryDelays) {
      if (typeof result !== 'string') break
      await delay(milliseconds)
      result = await tryOnce(request)
    }
    if (typeof result === 'string') throw new Unavailable(`The picture store cannot be used: ${result}.`)
    return checked(result)
  }
}

const isTemporary = (status: number) => status >= 500 || status === 429 || status === 408

/** Any other failure means a wrong setting, which only an administrator can correct. */
const checked = (response: S3Response) => {
  const { status, body } = response
  if ((status >= 200 && status < 300) || (status === 404 && errorCodeIn(body) !== 'NoSuchBucket')) return response
  throw new Unavailable(`The picture store refused the request: ${status} ${errorCodeIn(body)}`.trim())
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
