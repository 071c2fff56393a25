import { z } from 'zod'
import { limits } from '../limits.ts'
import { plainText } from './text.ts'

export const Unrendered = z.object({ content: plainText('content', limits.content) })

export const Rendered = z.object({
  contentHtml: z.string(),
  excerpt: z.string(),
  words: z.int(),
})
export type Rendered = z.infer<typeof Rendered>
