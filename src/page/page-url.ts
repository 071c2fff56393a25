/** The address that people type to open the site, for links that leave the page. */
import { createContext, useRouteLoaderData } from 'react-router'

/** Set on the server for each request. Never taken from the Host header, which a stranger can choose. */
export const publicUrlContext = createContext<string>()

/** For example https://voima.example; empty when the root route was not rendered. */
export const usePublicUrl = () => useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? ''
