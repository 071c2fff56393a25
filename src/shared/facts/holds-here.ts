/** What holds only in Ghana is left out of a site in another country, of which the product knows no such facts. */
import { isInGhana } from '../country/country.ts'
import * as sources from '../sources/ghana.ts'
import * as careSources from '../sources/ghana-care.ts'
import type { PublishedSource } from '../sources/published-source.ts'
import { feverInGhana, number112 } from '../sources/signs.ts'
import * as facts from './ghana.ts'
import type { SourcedFact } from './sourced-fact.ts'

const ofGhana = new Set<unknown>([facts, sources, careSources, { feverInGhana, number112 }].flatMap(Object.values))

/** In another country a fact needs a source that is not about Ghana. */
export const holdsHere = (stated: SourcedFact | PublishedSource): boolean =>
  isInGhana || (!ofGhana.has(stated) && (!('sources' in stated) || stated.sources.some(holdsHere)))
