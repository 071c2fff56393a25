/**
 * The languages of articles, by BCP 47 tag (locale), each under its own name. The texts of the screens are in English
 * only: `wording.ts`.
 */
import { keysOf } from './keys.ts'

export const languages = {
  en: 'English',
  tw: 'Twi',
  ee: 'Eʋegbe',
  gaa: 'Gã',
  dag: 'Dagbanli',
  ha: 'Hausa',
} as const

export type Language = keyof typeof languages

export const languageTags = keysOf(languages)
