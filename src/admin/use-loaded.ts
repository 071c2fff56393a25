/** Loads what one component needs (data fetching outside a route's loader). */

import { useEffect, useState } from 'react'

/**
 * What `load` returned for `key`; undefined until then, and after an error. A signed-out user is asked to sign in when
 * saving.
 */
export const useLoaded = <T>(load: () => Promise<T>, key?: string): T | undefined => {
  const [loaded, setLoaded] = useState<{ key: string | undefined; value: T }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key.
  useEffect(() => {
    let isWanted = true
    load().then(
      (value) => isWanted && setLoaded({ key, value }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [key])
  return loaded?.key === key ? loaded?.value : undefined
}
