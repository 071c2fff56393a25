/** Whether the site of this page is a demonstration. */
import { createContext, useRouteLoaderData } from 'react-router'

export const demonstrationContext = createContext(false)

export const useIsDemonstration = () =>
  useRouteLoaderData<{ isDemonstration?: boolean }>('root')?.isDemonstration === true
