import { z } from 'zod'
import { blogFeed, newsFeed } from '../feeds.ts'
import { Article } from './article.ts'
import { Language } from './language.ts'

const Kind = z.enum([newsFeed.kind, blogFeed.kind])

export const UsedTag = z
  .object({ tag: z.string(), slug: z.string(), articles: z.int().meta({ description: 'How many readers see' }) })
  .meta({ id: 'Tag' })
export type UsedTag = z.infer<typeof UsedTag>

export const TaggedArticle = z.object({ kind: Kind, ...Article.shape }).meta({ id: 'TaggedArticle' })
export type TaggedArticle = z.infer<typeof TaggedArticle>

export const RelatedArticle = z
  .object({
    kind: Kind,
    _id: z.string(),
    slug: z.string().optional(),
    title: z.string(),
    language: Language,
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'RelatedArticle' })
export type RelatedArticle = z.infer<typeof RelatedArticle>
