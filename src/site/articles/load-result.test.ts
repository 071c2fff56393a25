import { globSync, readFileSync } from 'node:fs'
import { hc } from 'hono/client'
import { expect, test } from 'vitest'
import type { Api } from '#api/api.ts'

const pagesOfOneRecord = globSync('src/site/**/*.tsx').filter((file) =>
  /export const loader = .*\bparams\b/.test(readFileSync(file, 'utf8')),
)

test('there are such pages', () => expect(pagesOfOneRecord.length).toBeGreaterThan(8))

test.each(pagesOfOneRecord)('while the API cannot answer, %s does not say that its record is missing', async (file) => {
  const { loader } = await import(/* @vite-ignore */ `../../../${file}`)
  const api = hc<Api>('http://api', { fetch: async () => new Response('busy', { status: 503 }) })
  const params = { id: 'a', slug: 'a', code: 'a', token: 'a', reference: 'a' }
  const request = new Request('https://voima.example/news/a')
  const { init, data } = await loader({ context: { get: () => api }, params, request }).catch(
    (thrown: unknown) => thrown,
  )
  expect(init?.status).toBe(503)
  // Without data, the page for errors appears.
  expect(JSON.stringify(data)).toMatch(/^null$|"is":"failed"/)
})
