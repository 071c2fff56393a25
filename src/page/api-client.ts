/** The typed client of the API (RPC): in the browser it fetches; on the server it calls the API in the same process. */
import { hc } from 'hono/client'
import { createContext } from 'react-router'
import type { Api } from '#api/api.ts'

export type ApiClient = ReturnType<typeof hc<Api>>

/** Set on the server for each request, on behalf of the visitor whose page is rendered. */
export const apiContext = createContext<ApiClient>()

export const browserApi = (): ApiClient => hc<Api>('/api/v1')
