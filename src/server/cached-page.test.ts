import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toCachedPage } from './cached-page.ts'
import { compressLightly, compressWell } from './compress.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${(index * 7919) % 9973}`).join(' ')

const firstBrotli = async (text: string, isAlone: boolean) =>
  (await toCachedPage(new Response(text), 'Accept-Encoding', isAlone)).br.body

test('the first reader gets a long page well compressed, unless other pages are to be generated', async () => {
  const long = words(6000)
  expect(await firstBrotli(long, true)).toEqual(await compressWell(Buffer.from(long)))
  expect(await firstBrotli(long, false)).toEqual(await compressLightly('br', Buffer.from(long)))
  const short = words(3000)
  expect(await firstBrotli(short, true)).toEqual(await compressLightly('br', Buffer.from(short)))
})

test('a page is compressed with gzip once, for all readers who need it', async () => {
  const page = await toCachedPage(new Response(words(3000)), 'Accept-Encoding')
  const [first, second] = await Promise.all([page.gzip(), page.gzip()])
  expect(gunzipSync(first.body ?? '').toString()).toBe(words(3000))
  expect(second).toBe(first)
})
