/** The public URL (base URL, origin) of the page's site, for links that are shared outside the page. */
import { createContext, useRouteLoaderData } from 'react-router'

/** Set on the server for each request. Never taken from the Host header, which an attacker can choose. */
export const publicUrlContext = createContext<string>()

/**
 * The address in the ids of feeds and calendars: the first public URL of this site, which stays in the ids when the site
 * moves to another domain, so that no reader sees old articles as new ones.
 */
export const feedUrlContext = createContext<string>()

/** For example https://voima.example; empty when the root route was not rendered. */
export const usePublicUrl = () => useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? ''
