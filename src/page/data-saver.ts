/** Tells the components of a page whether they are rendered for a visitor who saves data. */
import { createContext, useRouteLoaderData } from 'react-router'

/** Set on the server for each request: this visitor saves data. */
export const isLightContext = createContext<boolean>()

/**
 * A light page has no script, and boxes instead of images (docs/decisions/0015). Only the public layout provides this
 * value: the admin area has a layout of its own and needs its scripts.
 */
export const useIsLight = () => useRouteLoaderData<{ isLight: boolean }>('site/layout')?.isLight ?? false
