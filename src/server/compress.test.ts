import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressLightly, compressStrongly, type Encoding, encodingFor } from './compress.ts'

const decoded = { br: brotliDecompressSync, gzip: gunzipSync }
const sentence = 'A simple blood test tells what you carry. '

const sizes = { 'a small answer': sentence.repeat(10), 'a long list': sentence.repeat(10_000), nothing: '' }

for (const encoding of ['br', 'gzip'] as Encoding[])
  for (const [name, text] of Object.entries(sizes))
    test(`${name} compressed with ${encoding} decompresses to the original`, async () => {
      const encoded = await compressLightly(encoding, new TextEncoder().encode(text))
      expect(decoded[encoding](encoded).toString()).toBe(text)
    })

test('text in the strongest compression decompresses to the original', async () => {
  for (const text of Object.values(sizes))
    expect(brotliDecompressSync(await compressStrongly(new TextEncoder().encode(text))).toString()).toBe(text)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip;q=1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['BR', 'br'],
  ['identity', undefined],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('a client that accepts "%s" gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
