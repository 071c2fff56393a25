/**
 * Checks S3 signatures independently, after the description of AWS alone:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export type StoreKeys = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
type SignedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: Uint8Array }

const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/

const fifteenMinutes = 15 * 60 * 1000

/** The S3 error code of the first fault; undefined for a valid request. */
export const signatureError = (request: SignedRequest, keys: StoreKeys, now = Date.now()) => {
  const { headers, body } = request
  const parts = authorization.exec(headers.authorization ?? '')
  if (!parts) return 'AccessDenied'
  const [, accessKeyId, scope = '', day = '', region = '', signedHeaders = '', signature] = parts
  const at = String(headers['x-amz-date'])
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (headers['x-amz-security-token'] !== keys.sessionToken) return 'InvalidToken'
  if (!at.startsWith(day) || Math.abs(now - momentOf(at)) > fifteenMinutes) return 'RequestTimeTooSkewed'
  if (headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch'
  if (forgotten(headers, signedHeaders.split(';')).length > 0) return 'AccessDenied'
  const text = ['AWS4-HMAC-SHA256', at, scope, hash(canonical(request, signedHeaders))].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`)
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

const momentOf = (at: string) => Date.parse(at.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))

/** Headers that S3 requires to be signed, but that are not. */
const forgotten = (headers: IncomingHttpHeaders, signed: string[]) =>
  Object.keys(headers).filter((name) => (name === 'host' || name.startsWith('x-amz-')) && !signed.includes(name))

const canonical = ({ method, url, headers }: SignedRequest, signedHeaders: string) => {
  const { pathname, search } = new URL(url, 'http://store')
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`)
  return [
    method,
    pathOf(pathname),
    queryOf(search),
    lines.join(''),
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n')
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const pathOf = (pathname: string) =>
  pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/')

const queryOf = (search: string) =>
  search
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair
        .split('=')
        .map((part) => encoded(decodeURIComponent(part.replaceAll('+', ' '))))
      return `${name}=${value}`
    })
    .sort()
    .join('&')
