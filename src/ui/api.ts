import type { hc } from 'hono/client'
import { createContext } from 'react-router'
import type { Api } from '#api/api.ts'
import { callsBelow } from './calls.ts'

/** The one typed way to the API: in the browser it fetches, on the server it asks the API in the same process. */
export type ApiClient = ReturnType<typeof hc<Api>>

/** Set on the server for each request, on behalf of the visitor whose page is being made. */
export const apiContext = createContext<ApiClient>()

export const browserApi = (): ApiClient => callsBelow('/api/v1') as ApiClient
