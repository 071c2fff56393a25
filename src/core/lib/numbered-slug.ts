/**
 * Slugs for records whose address the site chooses, made unique by a number. Editors choose those of articles:
 * `articles/slugs.ts`.
 */
import { withTown } from '#shared/names-town.ts'

/** The name, and the place if the name does not have it, as letters, digits and hyphens; at most `length` characters. */
export const slugWords = (name: string, town: string, length: number) =>
  withTown(name, town)
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, length)
    .replace(/^-+|-+$/g, '')

/** `slug`, with the first number from 2 on if `taken` already contains it. */
export const numberedSlug = (slug: string, taken: readonly string[]) => {
  const numbered = (number: number) => (number === 1 ? slug : `${slug}-${number}`)
  let number = 1
  while (taken.includes(numbered(number))) number += 1
  return numbered(number)
}
