/**
 * The languages of articles, by BCP 47 tag (locale), each under its own name. The texts of the screens are in English
 * only (no translations): `wording.ts`.
 */
import { country } from './country/country.ts'
import type { ghana } from './country/ghana.ts'
import { keysOf } from './keys.ts'

/** In the types, those of Ghana. */
export const languages = { en: 'English', ...(country.languages as typeof ghana.languages) } as const

export type Language = keyof typeof languages

export const languageTags = keysOf(languages)
