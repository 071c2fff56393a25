import { z } from 'zod'
import { languages, languageTags } from '../languages.ts'
import { quoted } from './text.ts'

const known = languageTags.map((tag) => `${tag} (${languages[tag]})`).join(', ')

/** A tag like tw; the error contains all tags. */
export const LanguageTag = z
  .enum(languageTags, { error: ({ input }) => `language is ${quoted(input)}; it must be one of ${known}.` })
  .meta({ id: 'Language', description: known })
