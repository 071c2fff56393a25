import { useMatches } from 'react-router'

/** A route whose page needs no script says so: `export { forReading as handle } from '#ui/for-reading.ts'`. */
export const forReading = { isForReading: true }

export const useIsForReading = () => useMatches().some(({ handle }) => handle === forReading)
