import { hc } from 'hono/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '#api/api.ts'
import { type ApiClient, browserApi } from './api-client.ts'

afterEach(() => vi.unstubAllGlobals())

const id = encodeURIComponent('a/b')
const headers = { Authorization: 'Bearer secret' }

/** Every kind of request that public pages, signing in and signing out make. */
const asked: Record<string, (api: ApiClient) => Promise<unknown>> = {
  'a page of a list': (api) => api.news.$get({ query: { page: '2', limit: '10', language: 'tw' } }),
  'one article': (api) => api.blog[':id'].$get({ param: { id } }),
  'words looked for': (api) => api.search.$get({ query: { q: 'pain & fever', page: '1', limit: '10' } }),
  'a message': (api) =>
    api.contact.$post({ json: { name: 'Ama', email: 'ama@voima.example', message: 'Hello' }, header: {} }),
  'a subscription': (api) => api.subscribe.$post({ header: {}, json: { email: 'ama@voima.example' } }),
  'the end of a session': (api) => api.auth.logout.$post({}, { headers, init: { keepalive: true } }),
}

const requestOf = async (ask: (api: ApiClient) => Promise<unknown>, api: ApiClient) => {
  const fetch = vi.fn<(input: string, init: RequestInit) => Promise<Response>>(async () => Response.json({}))
  vi.stubGlobal('fetch', fetch)
  await ask(api)
  const [input = '', init] = fetch.mock.calls[0] ?? []
  const request = new Request(new URL(input, 'http://voima.example'), init)
  const { method, url, keepalive } = request
  return { method, url, keepalive, headers: [...request.headers], body: await request.text() }
}

test.each(Object.entries(asked))('%s makes exactly the request of Hono’s client', async (_, ask) => {
  const ours = await requestOf(ask, browserApi())
  expect(ours).toEqual(await requestOf(ask, hc<Api>('/api/v1')))
  expect(ours.url).toContain('http://voima.example/api/v1/')
})
