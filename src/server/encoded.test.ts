import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Encoding, encodeForKeeping, encodeForOnce } from './encoded.ts'

const decoded = { br: brotliDecompressSync, gzip: gunzipSync }
const sentence = 'A simple blood test tells what you carry. '

const sizes = { 'a small answer': sentence.repeat(10), 'a long list': sentence.repeat(10_000), nothing: '' }

for (const encoding of ['br', 'gzip'] as Encoding[])
  for (const [name, text] of Object.entries(sizes))
    test(`${name} sent as ${encoding} is read as it was, kept or not`, async () => {
      const body = new TextEncoder().encode(text)
      for (const encode of [encodeForOnce, encodeForKeeping]) {
        const encoded = await encode(encoding, body)
        expect(decoded[encoding](encoded).toString()).toBe(text)
      }
    })
