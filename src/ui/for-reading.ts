import { useMatches } from 'react-router'

/** A route whose page needs no script says so: `export { forReading as handle } from '#ui/for-reading.ts'`. */
export const forReading = { isForReading: true }

export const useIsForReading = () => useMatches().some(({ handle }) => handle === forReading)

/** A route whose page is nothing without its scripts says so in the same way: they do not wait for a sign of use. */
export const forWorking = { isForWorking: true }

export const useIsForWorking = () => useMatches().some(({ handle }) => handle === forWorking)
