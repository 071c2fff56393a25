/** The typed client of the API as pages use it, answered in this process. */
import { hc } from 'hono/client'
import type { Api } from '#api/api.ts'
import { testApi } from './api.ts'

export const pagesApi = async (options?: Parameters<typeof testApi>[0]) => {
  const stage = await testApi(options)
  const client = hc<Api>('http://in-process/api/v1', {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) =>
      stage.api.fetch(new Request(input, init), { visitor: '203.0.113.7' }),
  })
  return { ...stage, client }
}
