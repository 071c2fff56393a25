/** The regions of the country, in alphabetical order, by their codes in ISO 3166-2. */
import { otherCountry } from './country.ts'
import { ghanaRegions } from './ghana-regions.ts'

/** In the types, those of Ghana. No code may ask for a certain region. */
export const regions = (otherCountry?.regions ?? ghanaRegions) as typeof ghanaRegions

export type Region = keyof typeof regions
