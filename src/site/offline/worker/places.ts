/**
 * The list of places of care, prefetched because a person who falls ill on the road may have no network. It is not part
 * of the precache, which belongs to a version of the site and is all or nothing: the list changes without a release,
 * and a missing list must not prevent a new version from becoming active.
 */
import { placesPath, placesScriptPath } from '#shared/paths.ts'
import { cachedAtHeader, cacheFile, cachePageCopy, findCached, placesCache } from './cache.ts'

const weekMilliseconds = 7 * 24 * 60 * 60 * 1000

/** Fetches the list if there is no copy from the last seven days; if it is unchanged, that costs less than 1 KB. */
export const refreshPlaces = async () => {
  const copy = await findCached(placesPath)
  if (copy && Date.now() - Date.parse(copy.headers.get(cachedAtHeader) ?? '') < weekMilliseconds) return
  const [page, script] = await Promise.all(
    [placesPath, placesScriptPath].map((path) => fetch(path, { cache: 'no-cache' })),
  )
  if (page?.ok) await cachePageCopy(placesCache, placesPath, page)
  if (script?.ok) await cacheFile(placesCache, placesScriptPath, script)
}

/** The script of the list, from the network if possible. */
export const placesScript = async (request: Request) => {
  try {
    return await fetch(request)
  } catch (failure) {
    const copy = await findCached(placesScriptPath)
    if (!copy) throw failure
    return copy
  }
}
