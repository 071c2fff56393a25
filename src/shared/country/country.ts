/**
 * The country of the site: Ghana, or the one whose file the setting COUNTRY names. Constants are computed from it, so it
 * is known as soon as this module is loaded: in the process from its environment, in the admin area from the page.
 */
import { keysOf } from '../keys.ts'
import { ghana } from './ghana.ts'
import type { Country, CountryFacts } from './pack.ts'

/** In a page of the admin area, the id of the element with another country. */
export const countryElement = 'country'

const inPage = (): Country | undefined => {
  const element = globalThis.document?.getElementById(countryElement)
  return element ? JSON.parse(element.textContent) : undefined
}

/** The value of COUNTRY without another one. */
export const usualCountry = 'ghana'

/** Exported as `country` by a file in TypeScript or JavaScript, or the whole of a JSON file. */
const inFile = (file = usualCountry): Country | undefined => {
  if (file === usualCountry || file === '') return undefined
  const load = process.getBuiltinModule('node:module').createRequire(`${process.cwd()}/`)
  try {
    const found = load(process.getBuiltinModule('node:path').resolve(file))
    return found.country ?? found
  } catch {
    // `config.ts` refuses to start.
    return undefined
  }
}

/** Only a build for browsers has `SSR: false`. */
export const otherCountry = import.meta.env?.SSR === false ? inPage() : inFile(process.env.COUNTRY)

/** For a file that nobody has compiled. */
export const isComplete = (found: Partial<Country>) =>
  [...keysOf(ghana), 'regions', 'towns', 'map', 'sources'].every(
    (key) => key === 'healthInsurance' || Object.hasOwn(found, key),
  )

export const country: CountryFacts = otherCountry ?? ghana

export const { emergencyNumber } = country

/** Texts with facts about Ghana are shown only there. */
export const isInGhana = country.code === ghana.code
