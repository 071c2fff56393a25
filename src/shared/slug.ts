/** Slugs (slugify): the part of an address that is made of words. */
import { foldLetters } from './fold.ts'

/** Letters, digits and hyphens of the folded text; empty if it has none of them. */
export const slugOf = (text: string) =>
  foldLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** At most `length` characters of the slug. */
export const shortSlugOf = (text: string, length: number) => slugOf(text).slice(0, length).replace(/-$/, '')

/** The slug, with the first number from 2 on if a row has it. */
export const freeSlug = (slug: string, rows: readonly { slug: string }[]) => {
  const taken = new Set(rows.map((row) => row.slug))
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
  return free
}
