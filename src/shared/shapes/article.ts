/** The schemas of an article: as readers get it, as editors send it, and its changes. */

import { z } from 'zod'
import { limits } from '../limits.ts'
import { teamName } from '../organisation-name.ts'
import { LanguageTag, namedShape, optionalText, PageQuery, plainText, quoted, requiredText } from './fields.ts'
import { imageFields } from './image.ts'
import { publishingFields, Status, shownPublishingFields } from './publication.ts'
import { reviewFields, shownReviewFields } from './review.ts'

export { Status }

export const Article = namedShape('Article', {
  _id: z.string(),
  title: z.string(),
  content: z.string().meta({ description: 'Markdown, unchanged' }),
  contentHtml: z.string().meta({ description: 'The content as HTML, rendered and sanitized by the server' }),
  excerpt: z.string().meta({ description: 'The beginning as plain text, for cards' }),
  author: z.string(),
  updatedAt: z.iso.datetime(),
  language: LanguageTag,
  isHealth: z.boolean().meta({ description: 'Health information: ends with the medical disclaimer' }),
  ...shownPublishingFields,
  ...shownReviewFields,
  ...imageFields,
})
export type Article = z.infer<typeof Article>

const author = requiredText('author', limits.author)

const version = z
  .string({ error: 'version must be one whole number.' })
  .regex(/^\d{1,9}$/, 'version must be a whole number.')
  .transform(Number)
  .meta({ type: 'integer', description: 'The version that was edited; if there is a newer one, the response is 409' })

const tick = <Sent extends string>(name: string, sent: readonly Sent[]) =>
  z
    .enum(sent, { error: ({ input }) => `${name} is ${quoted(input)}; it must be true or false.` })
    .transform((value) => value === 'true' || value === 'on')

/** The optional fields of an article besides its text. By default an article is about health, and in English. */
const moreFields = {
  imageAlt: optionalText('imageAlt', limits.imageAlt),
  imageId: z
    .string({ error: 'imageId must be text.' })
    .regex(/^\w{0,64}$/, 'imageId is not the _id of a picture.')
    .optional()
    .meta({ description: 'The _id of a picture in the library, instead of a file' }),
  language: LanguageTag.optional(),
  ...publishingFields,
  isHealth: tick('isHealth', ['true', 'false', 'on']).optional(),
  ...reviewFields,
}

/** A public article. */
export const WholeArticle = z.object({
  title: requiredText('title', limits.title),
  content: requiredText('content', limits.content),
  author: author.optional().default(teamName),
  ...moreFields,
})

/**
 * The text fields of POST /news and POST /blog; the image is a separate part. Only a draft may lack title and content.
 */
export const NewArticle = WholeArticle.extend({
  title: plainText('title', limits.title).optional().default(''),
  content: plainText('content', limits.content).optional().default(''),
})
export type NewArticle = z.infer<typeof NewArticle>

/**
 * The fields of PATCH: an absent field is not changed. `keepDate` keeps `updatedAt`; `version` is the version that the
 * editor changed.
 */
export const ArticleChange = z.object({
  title: plainText('title', limits.title).optional(),
  content: plainText('content', limits.content).optional(),
  version: version.optional(),
  seenStatus: Status.optional().meta({
    description:
      'The status that the editor saw. If the article has been published since, a change that takes it off the site gets 409',
  }),
  author: author.optional(),
  keepDate: tick('keepDate', ['true', 'false', 'on', '']).optional().default(false),
  removeImage: tick('removeImage', ['true', 'false', 'on'])
    .optional()
    .meta({ description: 'Leaves the article without a picture, unless another one is sent' }),
  ...moreFields,
})
export type ArticleChange = z.infer<typeof ArticleChange>

const texts = z
  .literal('no', { error: ({ input }) => `texts is ${quoted(input)}; it must be no, or left out.` })
  .meta({ description: 'no: content, contentHtml and sources are empty, which makes the response a tenth as long' })

/** The page of a list, and the language of its articles; all languages if it is absent. */
export const ArticlesQuery = z.object({
  ...PageQuery.shape,
  language: LanguageTag.optional(),
  texts: texts.optional(),
})

export const Unrendered = z.object({ content: plainText('content', limits.content) })

export const Rendered = z.object({
  contentHtml: z.string(),
  excerpt: z.string(),
  words: z.int(),
})
export type Rendered = z.infer<typeof Rendered>
