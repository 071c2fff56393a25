import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** What the visitor's browser takes, the smallest first. */
export const encodingFor = (accepted: string | null | undefined): Encoding | undefined =>
  (['br', 'gzip'] as const).find((name) => accepted?.includes(name))

/**
 * Brotli's quality 5 takes a few milliseconds for a page; 11 takes a tenth of a second, off the main thread, and saves
 * another tenth of the bytes: worth it for what is sent often.
 */
export const encode = (encoding: Encoding, body: Uint8Array, quality: 5 | 11): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    : gzipped(body)
