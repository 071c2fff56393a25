/** Pagination: the schema of the query (`page`, `limit`) and the fields of every response with a page of a list. */
import { z } from 'zod'
import { limits } from '../limits.ts'

const wholeNumber = (name: string, max: number) =>
  z
    .string({ error: `${name} was sent more than once. Send it once.` })
    .refine((value) => /^[1-9]\d{0,8}$/.test(value) && Number(value) <= max, {
      error: (issue) => `${name} is "${String(issue.input).slice(0, 40)}"; it must be a whole number from 1 to ${max}.`,
    })
    .transform(Number)
    .meta({ type: 'integer', minimum: 1, maximum: max })

const maxPage = 999_999_999
const pageNumber = wholeNumber('page', maxPage).meta({ description: 'The page number, from 1', example: 1 })
const pageSize = wholeNumber('limit', limits.maxPageSize).meta({ description: 'Items per page', example: 10 })

/** `?page=2&limit=10`, both optional: page 1 of 10. */
export const PageQuery = z.object({
  page: pageNumber.optional().default(1),
  limit: pageSize.optional().default(limits.pageSize),
})
export type PageQuery = z.infer<typeof PageQuery>

/** Like PageQuery, but without page and limit the whole list is returned. */
export const MaybePageQuery = z.object({ page: pageNumber.optional(), limit: pageSize.optional() })

export const pageFields = { currentPage: z.int().min(1), totalPages: z.int().min(1) }
