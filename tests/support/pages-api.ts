/** The API as pages see it: the typed client, answered in this process. */
import { hc } from 'hono/client'
import type { Api } from '#api/api.ts'
import { testApi } from './api.ts'

export const pagesApi = async (wishes?: Parameters<typeof testApi>[0]) => {
  const stage = await testApi(wishes)
  const client = hc<Api>('http://in-process/api/v1', {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) =>
      stage.api.fetch(new Request(input, init), { visitor: '203.0.113.7' }),
  })
  return { ...stage, client }
}
