/** The languages of articles, by BCP 47 tag, each under its own name. */
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
