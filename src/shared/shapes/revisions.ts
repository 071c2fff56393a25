import { z } from 'zod'
import { LanguageTag, namedShape } from './fields.ts'
import { shownReviewFields } from './review.ts'

export const ListedRevision = namedShape('ListedRevision', {
  number: z.int().meta({ description: 'The version of the article after this save' }),
  at: z.iso.datetime(),
  by: z.string().meta({ description: 'The name of the user who saved it; empty if nobody was signed in' }),
  title: z.string(),
  wordsAdded: z.int(),
  wordsRemoved: z.int(),
})
export type ListedRevision = z.infer<typeof ListedRevision>

export const Revision = ListedRevision.extend({
  content: z.string(),
  author: z.string(),
  language: LanguageTag,
  tags: z.array(z.string()),
  isHealth: z.boolean(),
  ...shownReviewFields,
}).meta({ id: 'Revision' })
export type Revision = z.infer<typeof Revision>
