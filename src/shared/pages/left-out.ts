/** Public pages that are mostly about Ghana: a site in another country does not have them. */
import { isInGhana } from '../country/country.ts'
import { pressPath } from '../paths.ts'

const aboutGhana: readonly string[] = [pressPath]

export const isLeftOut = (path: string) => !isInGhana && aboutGhana.includes(path)
