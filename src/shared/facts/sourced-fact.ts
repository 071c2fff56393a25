import type { PublishedSource } from '../sources/published-source.ts'

/**
 * A fact that more than one page or article states. All of them take it from this folder, so that two pages cannot
 * disagree. `checkedOn` is the day on which we last read the sources.
 */
export type SourcedFact = { text: string; sources: readonly PublishedSource[]; checkedOn: string }
