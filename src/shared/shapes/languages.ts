import { z } from 'zod'
import { languages, languageTags } from '../languages.ts'
import { quoted, shown } from './fields.ts'

const known = languageTags.map((tag) => `${tag} (${languages[tag]})`).join(', ')

/** A tag like tw; the error contains all tags. */
export const LanguageTag = z
  .enum(languageTags, { error: ({ input }) => `language is ${quoted(input)}; it must be one of ${known}.` })
  .meta({ id: 'Language', description: known })

/** Tags like ["tw", "en"]; the error names the rejected tag and contains all tags. */
export const LanguageTags = z
  .array(z.enum(languageTags, { error: ({ input }) => `"${shown(input)}" is not one of the languages: ${known}.` }), {
    error: ({ input }) => `languages is ${quoted(input)}; it must be a list of language tags: ${known}.`,
  })
  .max(languageTags.length, `languages has at most ${languageTags.length} items.`)
