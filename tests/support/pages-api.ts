/** The typed client of the API as pages use it, answered in this process. */
import { hc } from 'hono/client'
import type { Api } from '#api/api.ts'
import { testApi } from './api.ts'

type Stage = Awaited<ReturnType<typeof testApi>>

export const pagesClient = ({ api }: Pick<Stage, 'api'>) =>
  hc<Api>('http://in-process/api/v1', {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) =>
      api.fetch(new Request(input, init), { visitor: '203.0.113.7' }),
  })

export const pagesApi = async (options?: Parameters<typeof testApi>[0]) => {
  const stage = await testApi(options)
  return { ...stage, client: pagesClient(stage) }
}
