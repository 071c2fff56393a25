import { z } from 'zod'
import { limits } from '../limits.ts'
import { imageFields } from './image.ts'
import { optionalText, requiredText } from './text.ts'

export const Article = z
  .object({
    _id: z.string(),
    title: z.string(),
    content: z.string().meta({ description: 'Markdown, as it was sent' }),
    contentHtml: z.string().meta({ description: 'The content rendered and made safe by the server' }),
    excerpt: z.string().meta({ description: 'The first words as plain text, for cards' }),
    author: z.string(),
    updatedAt: z.iso.datetime(),
    ...imageFields,
  })
  .meta({ id: 'Article' })
export type Article = z.infer<typeof Article>

const author = requiredText('author', limits.author)
const flag = z
  .enum(['true', 'false', 'on', ''], { error: 'keepDate must be true or false.' })
  .transform((value) => value === 'true' || value === 'on')

/** The text fields of POST /news and POST /blog; the picture travels beside them. */
export const NewArticle = z.object({
  title: requiredText('title', limits.title),
  content: requiredText('content', limits.content),
  author: author.optional().default('Voima team'),
  imageAlt: optionalText('imageAlt', limits.imageAlt),
})
export type NewArticle = z.infer<typeof NewArticle>

/** PATCH: what is absent stays as it was; what is there must be right. `keepDate` leaves `updatedAt` alone. */
export const ArticleChange = z.object({
  title: NewArticle.shape.title.optional(),
  content: NewArticle.shape.content.optional(),
  author: author.optional(),
  imageAlt: NewArticle.shape.imageAlt,
  keepDate: flag.optional().default(false),
})
export type ArticleChange = z.infer<typeof ArticleChange>
