/** Measures the heap of its process, so it runs apart from the everyday tests, which share one. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createOverloadProtection } from './overload.ts'
import { createPageCache } from './page-cache.ts'

test('the limit counts at least the memory that entries use, however small their pages are', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const used = async () => {
    // The leftovers of a first collection, such as finished compressions, are freed by the next.
    for (let round = 0; round < 3; round += 1) {
      collectGarbage()
      await new Promise(setImmediate)
    }
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const policy = `default-src 'self'; script-src ${'x'.repeat(800)}`
  const fetchPage = async (request: Request) =>
    new Response(`${request.url} ${'text '.repeat(50)}`, { headers: { 'Content-Security-Policy': policy } })
  const cache = createPageCache(fetchPage, createOverloadProtection({ maxConcurrent: 64, clientNetworkOf: () => '' }))
  const put = (page: number) =>
    new Promise<void>((resolve) => {
      const outgoing = { writeHead: () => ({ end: () => resolve() }) } as unknown as ServerResponse
      const incoming = { method: 'GET', url: `/news?page=${page}`, headers: {} } as IncomingMessage
      cache.answer(incoming, outgoing)
    })
  for (let page = 1; page <= 100; page += 1) await put(page)
  const [before, counted] = [await used(), cache.size().bytes]
  for (let page = 101; page <= 2100; page += 1) await put(page)
  expect(cache.size().pages).toBe(2100)
  expect((await used()) - before).toBeLessThan(cache.size().bytes - counted)
})
