import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** What the visitor's browser takes, the smallest first. */
export const encodingFor = (accepted: string | null | undefined): Encoding | undefined =>
  (['br', 'gzip'] as const).find((name) => accepted?.includes(name))

/** Brotli's quality 5 takes a few milliseconds for a page; 9 takes tens, worth it for what is sent often. */
export const encode = (encoding: Encoding, body: Uint8Array, quality: 5 | 9): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : gzipped(body)
