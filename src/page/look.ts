/** The look of the site (branding, theme) in a page: name, logo and colours. */
import { createContext, useRouteLoaderData } from 'react-router'
import { look } from '#shared/content/frame.ts'
import type { Look } from '#shared/content/types.ts'

/** Set on the server for each request. */
export const lookContext = createContext<Look>()

export const useLook = () => useRouteLoaderData<{ look: Look }>('root')?.look ?? look
