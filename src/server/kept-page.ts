/** One page as it is kept: every way of sending it is ready, so that sending it costs almost nothing. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, encodeForKeeping, encodingFor } from './encoded.ts'
import { headersFor } from './headers.ts'

/** What decides how a page is sent: see docs/decisions/0015. */
const pageVary = 'Accept-Encoding, Save-Data, Cookie'

// Browsers ask every time. A network in front may answer for ten seconds by itself, and for a day while we cannot; the
// second header is for such networks alone.
const shared = {
  'cache-control': 'public, max-age=0, s-maxage=10, must-revalidate',
  'cdn-cache-control': 'max-age=10, stale-if-error=86400',
}

type Variant = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }

/** `bytes` is what it takes in memory. */
export type KeptPage = { etag: string; unchanged: Record<string, string>; bytes: number } & Record<
  Encoding | 'plain',
  Variant
>

export const keepPage = async (response: Response): Promise<KeptPage> => {
  const body = Buffer.from(await response.arrayBuffer())
  const [br, gzip] = await Promise.all([encodeForKeeping('br', body), encodeForKeeping('gzip', body)])
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const { 'content-type': type = '', vary = pageVary, ...headers } = Object.fromEntries(response.headers)
  const unchanged = {
    ...(headers['cache-control'] ? {} : shared),
    ...headers,
    ...headersFor(response.headers),
    etag,
    vary,
  }
  const variant = (encoded: Buffer, encoding: Record<string, string> = {}): Variant => ({
    body: new Uint8Array(encoded),
    headers: { ...unchanged, ...encoding, 'content-type': type, 'content-length': String(encoded.length) },
  })
  return {
    etag,
    unchanged,
    plain: variant(body),
    br: variant(br, { 'content-encoding': 'br' }),
    gzip: variant(gzip, { 'content-encoding': 'gzip' }),
    bytes: body.length + br.length + gzip.length,
  }
}

const variantFor = (page: KeptPage, accepted: string | null | undefined) => page[encodingFor(accepted) ?? 'plain']

/** The browser has this very page already. */
const isKnown = (page: KeptPage, ifNoneMatch: string | null | undefined) =>
  ifNoneMatch?.replace(/^W\//, '') === page.etag

export const sendKept = (page: KeptPage, request: IncomingMessage, response: ServerResponse) => {
  if (isKnown(page, request.headers['if-none-match'])) return response.writeHead(304, page.unchanged).end()
  const { body, headers } = variantFor(page, String(request.headers['accept-encoding'] ?? ''))
  return response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body)
}

export const responseOf = (page: KeptPage, { headers: asked }: Request) => {
  if (isKnown(page, asked.get('If-None-Match'))) return new Response(null, { status: 304, headers: page.unchanged })
  const { body, headers } = variantFor(page, asked.get('Accept-Encoding'))
  return new Response(body, { headers })
}
