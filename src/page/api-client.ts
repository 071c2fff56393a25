/** The typed client of the API (RPC): in the browser it fetches; on the server it calls the API in the same process. */
import { hc } from 'hono/client'
import { createContext } from 'react-router'
import type { Api } from '#api/api.ts'
import { keysOf, recordOf } from '#shared/keys.ts'

export type ApiClient = ReturnType<typeof hc<Api>>

/** Set on the server for each request, on behalf of the visitor whose page is rendered. */
export const apiContext = createContext<ApiClient>()

export const browserApi = (): ApiClient => hc<Api>('/api/v1')

/** The path parameters of a call, encoded, which the client does not do. */
export const withParams = <Params extends Record<string, string>>(params: Params) => ({
  param: recordOf(keysOf(params), (name) => encodeURIComponent(params[name] ?? '')) as Params,
})

export const withId = (id: string) => withParams({ id })
