/**
 * The name of the organisation, as the page Look sets it. Each program says at its start where it finds the look:
 * the core knows the saved one, the pages that of their request, which may be a preview.
 */

import type { Look } from './content/types.ts'
import { isInGhana } from './country/country.ts'

export const defaultName = 'Voima'

type Known = Pick<Look, 'name'> & Partial<Look>

const nameInPage = (): Known => ({
  name: globalThis.document?.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? defaultName,
})

let find = nameInPage

export const organisationName = () => find().name

/** Where there is room for one word only, such as below the icon on a phone. */
export const shortName = () => find().shortName || find().name

export const motto = () =>
  find().motto || (isInGhana ? 'Young Ghana, stronger than sickle cell.' : 'Stronger than sickle cell.')

/** Different for each look. */
export const lookVersion = () => {
  const { name, motto: words, accent, picture } = find()
  return [name, accent, picture?.id, ...(words ? [words] : [])].join('\n')
}

export const findLookWith = (finder: () => Known) => {
  find = finder
}

const teamOf = (name: string) => `${name} team`

/** The author of an article that names nobody. */
export const teamName = () => teamOf(organisationName())

/** The team of the name that the product comes with: an article may be older than the site's own name. */
export const authorNow = (author: string) => (author === teamOf(defaultName) ? teamName() : author)

/** The opposite. */
export const storedAuthors = (author: string) => (author === teamName() ? [author, teamOf(defaultName)] : [author])

/** A wide logo contains the name. */
export const isWide = ({ width = 0, height = 1 }: { width?: number | undefined; height?: number | undefined }) =>
  width >= 2 * height
