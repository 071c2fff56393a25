/**
 * The name of the organisation, as the page Look sets it. Each program says at its start where it finds the look:
 * the core knows the saved one, the pages that of their request, which may be a preview.
 */
import type { Look } from './content/types.ts'

export const defaultName = 'Voima'

type Known = Pick<Look, 'name'> & Partial<Look>

const nameInPage = (): Known => ({
  name: globalThis.document?.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? defaultName,
})

let find = nameInPage

export const organisationName = () => find().name

/** Different for each look. */
export const lookVersion = () => {
  const { name, accent, picture } = find()
  return [name, accent, picture?.id].join('\n')
}

export const findLookWith = (finder: () => Known) => {
  find = finder
}

/** The author of an article that names nobody. */
export const teamName = () => `${organisationName()} team`

/** A wide logo contains the name. */
export const isWide = ({ width = 0, height = 1 }: { width?: number | undefined; height?: number | undefined }) =>
  width >= 2 * height
