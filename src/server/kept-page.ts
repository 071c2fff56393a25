/** One page as it is kept: every way of sending it is ready, so that sending it costs almost nothing. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, encodeForKeeping, encodingFor } from './encoded.ts'
import { headersFor } from './headers.ts'
import { type ReadyAnswer, sendReady } from './one-piece.ts'

/** What decides how a page is sent: see docs/decisions/0015. */
const pageVary = 'Accept-Encoding, Save-Data, Cookie'

// Browsers ask every time. A network in front may answer for ten seconds by itself, and for a day while we cannot; the
// second header is for such networks alone.
const shared = {
  'cache-control': 'public, max-age=0, s-maxage=10, must-revalidate',
  'cdn-cache-control': 'max-age=10, stale-if-error=86400',
}

/** `bytes` is what it takes in memory. */
export type KeptPage = { etag: string; bytes: number } & Record<Encoding | 'plain' | 'unchanged', ReadyAnswer>

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
  const variant = (encoded: Buffer, encoding: Record<string, string> = {}): ReadyAnswer => ({
    status: 200,
    body: new Uint8Array(encoded),
    headers: { ...unchanged, ...encoding, 'content-type': type, 'content-length': String(encoded.length) },
  })
  return {
    etag,
    unchanged: { status: 304, headers: unchanged },
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
  const isSame = isKnown(page, request.headers['if-none-match'])
  const answer = isSame ? page.unchanged : variantFor(page, String(request.headers['accept-encoding'] ?? ''))
  return sendReady(answer, request, response)
}

export const responseOf = (page: KeptPage, { headers: asked }: Request) => {
  const isSame = isKnown(page, asked.get('If-None-Match'))
  const { status, body, headers } = isSame ? page.unchanged : variantFor(page, asked.get('Accept-Encoding'))
  return new Response(body, { status, headers })
}
