import { createContext, useRouteLoaderData } from 'react-router'

/** Set on the server for each request: this visitor saves data. */
export const isLightContext = createContext<boolean>()

/**
 * A light page has no script, and boxes where pictures would be (docs/decisions/0015). The public layout says so; the
 * admin area has another one, and needs its scripts.
 */
export const useIsLight = () => useRouteLoaderData<{ isLight: boolean }>('site/layout')?.isLight ?? false
