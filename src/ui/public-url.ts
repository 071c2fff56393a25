import { createContext, useRouteLoaderData } from 'react-router'

/** Set on the server for each request. Never taken from the Host header, which a stranger can choose. */
export const publicUrlContext = createContext<string>()

/** The address people know the site by, like https://voima.example: for links that leave the page. */
export const usePublicUrl = () => useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? ''
