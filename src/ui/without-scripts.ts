import { useMatches } from 'react-router'

/** A route whose page never has a script says so: `export { withoutScripts as handle } from '#ui/without-scripts.ts'`. */
export const withoutScripts = { isWithoutScripts: true }

export const useIsWithoutScripts = () => useMatches().some(({ handle }) => handle === withoutScripts)
