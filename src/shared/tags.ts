import { slugOf } from './slug.ts'

/**
 * The slug of a tag ends the address of the tag's page. Two tags with the same slug are the same tag (Pain Crisis,
 * pain-crisis).
 */
export const tagPath = (tag: string) => `/tags/${slugOf(tag)}`
