import type { SiteContent } from './words.ts'

/** None until the organisation has some: a link to nowhere helps nobody. */
export const social: SiteContent['social'] = { accounts: [] }
