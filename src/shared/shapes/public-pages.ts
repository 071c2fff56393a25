import { z } from 'zod'
import { limits } from '../limits.ts'
import { PageQuery, pageFields } from './fields.ts'

/** Without `limit`, because the size of a page is fixed. */
export const PublicPagesQuery = PageQuery.pick({ page: true })

export const PublicPages = z.object({
  pages: z
    .array(z.object({ path: z.string(), updatedAt: z.string().optional() }))
    .meta({ description: `Paths on this site, ${limits.sitemapPartArticles} on each page` }),
  total: z.int().min(0),
  ...pageFields,
})
export type PublicPages = z.infer<typeof PublicPages>
