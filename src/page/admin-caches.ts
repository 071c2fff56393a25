/** Deletes the caches of the admin area (`#shared/admin-cache.ts`): all but one, or at sign-out every one. */
import { adminCachePrefix } from '#shared/admin-cache.ts'

export const clearAdminCaches = async (kept?: string) => {
  const names = (await globalThis.caches?.keys()) ?? []
  const removed = names.filter((name) => name.startsWith(adminCachePrefix) && name !== kept)
  await Promise.all(removed.map((name) => caches.delete(name)))
}
