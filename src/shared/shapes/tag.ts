import { z } from 'zod'
import { blogFeed, newsFeed } from '../feeds.ts'
import { Article } from './article.ts'
import { LanguageTag, namedShape } from './fields.ts'
import { imageFields } from './image.ts'

const Kind = z.enum([newsFeed.kind, blogFeed.kind])

export const TagsQuery = z.object({
  only: z.enum(['names']).optional().meta({ description: 'Sorted by name, without counts' }),
})

export const UsedTag = namedShape('Tag', {
  tag: z.string(),
  slug: z.string(),
  articles: z.int().optional().meta({ description: 'The number of published articles with it' }),
  updatedAt: z.iso.datetime().optional().meta({ description: 'Names of the newest article that has it' }),
})
export type UsedTag = z.infer<typeof UsedTag>

export const TaggedArticle = namedShape('TaggedArticle', { kind: Kind, ...Article.shape })
export type TaggedArticle = z.infer<typeof TaggedArticle>

export const RelatedArticle = namedShape('RelatedArticle', {
  kind: Kind,
  _id: z.string(),
  slug: z.string().optional(),
  title: z.string(),
  language: LanguageTag,
  updatedAt: z.iso.datetime(),
  ...imageFields,
})
export type RelatedArticle = z.infer<typeof RelatedArticle>
