/** The schemas of unsaved drafts and presence. */
import { z } from 'zod'
import { thousands } from '../format.ts'
import { limits } from '../limits.ts'
import { namedShape } from './fields.ts'

const tooLong = `A draft may have at most ${thousands(limits.draft)} characters.`
const wrongFields = 'fields must be an object whose values are text.'

const lengthOf = (fields: Record<string, string>) =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + name.length + value.length, 0)

const fields = z
  .record(z.string(), z.string({ error: wrongFields }), { error: wrongFields })
  .refine((texts) => lengthOf(texts) <= limits.draft, tooLong)
  .meta({ description: 'The values of the form, by field name' })

const version = z
  .int({ error: 'version must be a whole number.' })
  .min(1)
  .meta({ description: 'The version of the article that was edited' })

export const DraftInput = z.object({ fields, version })
export type DraftInput = z.infer<typeof DraftInput>

// Not a named schema, because the OpenAPI document would lose its fields if it may be null.
export const SavedDraft = z.object({
  fields: z.record(z.string(), z.string()),
  version,
  savedAt: z.iso.datetime(),
  by: z.string(),
})
export type SavedDraft = z.infer<typeof SavedDraft>

export const Present = namedShape('Present', { name: z.string(), at: z.iso.datetime() })
export type Present = z.infer<typeof Present>

export const othersField = {
  others: z
    .array(Present)
    .meta({ description: `Who else had this article open in the last ${limits.presentSeconds} seconds` }),
}
