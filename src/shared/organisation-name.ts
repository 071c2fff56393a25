/**
 * The name of the organisation, as the page Look sets it. Each program says at its start where it finds the name:
 * the core knows the saved one, the pages that of their request, which may be a preview.
 */
export const defaultName = 'Voima'

const nameInPage = () =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? defaultName

let find = nameInPage

export const organisationName = () => find()

export const findNameWith = (finder: () => string) => {
  find = finder
}

/** The author of an article that names nobody. */
export const teamName = () => `${organisationName()} team`
