/** The schemas of the sources and the clinical review of an article. */
import { z } from 'zod'
import { thousands } from '../format.ts'
import { limits } from '../limits.ts'
import { optionalText, quoted, requiredText, shown } from './fields.ts'

const year = z.int({ error: ({ input }) => wrongYear(input) })
const wrongYear = (input: unknown) => `The year of a source is ${quoted(input)}; it must have four digits.`

// Other schemes, like javascript:, could run code in the page of a reader who follows the link.
const isWebAddress = (text: string) => /^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text)

export const ArticleSource = z
  .object(
    {
      name: requiredText('name of each source', limits.sourceName),
      year: year
        .refine((number) => number >= 1000 && number <= 9999, { error: ({ input }) => wrongYear(input) })
        .optional(),
      url: z
        .string({ error: 'The link of a source must be text.' })
        .trim()
        .max(limits.sourceUrl, `The link of a source may have at most ${thousands(limits.sourceUrl)} characters.`)
        .refine(isWebAddress, {
          abort: true,
          error: ({ input }) => `The link of a source is ${quoted(input)}; it must begin with https:// or http://.`,
        })
        .optional(),
    },
    {
      error: ({ input }) =>
        `A source is ${shown(input)}; it must be an object with a name, and optionally a year and a url.`,
    },
  )
  .meta({ id: 'Source' })
export type ArticleSource = z.infer<typeof ArticleSource>

const wrongList = `sources must be a JSON list of at most ${limits.sourceCount} objects with a name, and optionally a year and a url.`

const listIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A form sends only texts, so the list is sent as JSON. Its length is checked before it is parsed. */
const sources = z
  .string({ error: wrongList })
  .transform((text, refusal) => {
    const list = listIn(text)
    if (Array.isArray(list) && list.length <= limits.sourceCount) return list
    const problem = Array.isArray(list) ? `has ${list.length} entries` : `is "${shown(text)}"`
    refusal.addIssue(wrongList.replace('must', `${problem}; it must`))
    return z.NEVER
  })
  .pipe(z.array(ArticleSource))

const day = z
  .string({ error: 'lastChecked must be text.' })
  .trim()
  .refine((text) => text === '' || z.iso.date().safeParse(text).success, {
    error: ({ input }) => `lastChecked is ${quoted(input)}; it must be a date like 2026-11-21, or empty.`,
  })

/** The sources of an article, or why it has none, and who reviewed it, as sent. Empty means none. */
export const reviewFields = {
  sources: sources.optional().meta({
    type: 'string',
    contentMediaType: 'application/json',
    description: `A JSON list of at most ${limits.sourceCount} sources, each with a name, and optionally a year and a url (http or https); [] for none`,
    example: '[{"name":"WHO, fact sheet","year":2025,"url":"https://www.who.int/"}]',
  }),
  noSourceReason: optionalText('reason for naming no source', limits.noSourceReason).meta({
    description: 'Why an article about health names no source; readers see it. Empty for none',
  }),
  lastChecked: day
    .optional()
    .meta({ format: 'date', description: 'The date on which its facts were last checked; empty for none' }),
  reviewer: optionalText('reviewer', limits.reviewer).meta({
    description: 'Name and role of the clinician who reviewed it; empty for none',
  }),
}

/** The same fields, as stored and shown. */
export const shownReviewFields = {
  sources: z.array(ArticleSource),
  noSourceReason: z.string().optional().meta({ description: 'Why it names no source; absent if no reason was given' }),
  lastChecked: z.iso.date().optional().meta({ description: 'The date on which its facts were last checked' }),
  reviewer: z.string().optional().meta({ description: 'The clinician who reviewed it; absent if nobody has' }),
}
