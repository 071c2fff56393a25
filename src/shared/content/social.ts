import type { Words } from './words.ts'

/** None until the organisation has some: a link to nowhere helps nobody. */
export const social: Words['social'] = { accounts: [] }
