/**
 * The cache of a signed-in device for the admin area: its files, and one page that the service worker serves for every
 * path of the admin area (application shell). `site/offline/worker/admin-files.ts` fills it.
 */

/** A prefix, which the version of the site follows. */
export const adminCachePrefix = 'voima-admin-'

/** A header of the cached page: the paths that it serves, separated by spaces. One that ends in / is a prefix. */
export const adminPathsHeader = 'Admin-Paths'

/** The list of the files of the admin area in this version of the site. */
export const adminFilesPath = '/admin-files.json'

/** An attribute of the cached page, which may be shown for another path than the server rendered it for. */
export const storedPageMark = 'data-stored'
