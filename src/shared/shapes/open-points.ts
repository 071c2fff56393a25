/** The schema of what is open about an article: what the site asks for, and never requires. */
import { z } from 'zod'
import { countsOf } from './fields.ts'

export const openPoints = ['source', 'description', 'consent'] as const

export const OpenPoint = z.enum(openPoints).meta({
  id: 'OpenPoint',
  description:
    'source: health information that names neither a source nor a reason; description: a picture without one that is not decorative; consent: a picture without confirmed consent',
})
export type OpenPoint = z.infer<typeof OpenPoint>

export const IncompleteArticles = countsOf(['articles', ...openPoints]).meta({
  id: 'IncompleteArticles',
  description: 'How many published articles have something open, and how many have each point open',
})
export type IncompleteArticles = z.infer<typeof IncompleteArticles>
