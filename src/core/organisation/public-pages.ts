/** The public pages of the records, apart from articles and tags: what the sitemap lists. */
import { limits } from '#shared/limits.ts'
import type { PublicPages } from '#shared/shapes/public-pages.ts'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { offsetOf, toPage } from '../paging/page.ts'
import { isSaid, type SitemapPart } from '../record-types/record-type.ts'
import { recordTypes } from './record-types.ts'

const recordParts = recordTypes.map(({ sitemap }) => sitemap).filter(isSaid)

/** `parts` is for tests. A page has `limits.sitemapPartArticles` URLs, one record type after the other. */
export const createPublicPages =
  (db: Database, clock: Clock, parts: SitemapPart[] = recordParts) =>
  async (page: number): Promise<PublicPages> => {
    const limit = limits.sitemapPartArticles
    let [skipped, total] = [offsetOf(page, limit), 0]
    const pages: PublicPages['pages'] = []
    for (const part of parts) {
      const count = await part.count(db, clock)
      const left = limit - pages.length
      if (skipped < count && left > 0) pages.push(...(await part.urls(db, clock, { limit: left, offset: skipped })))
      skipped = Math.max(0, skipped - count)
      total += count
    }
    const { found, ...position } = toPage(pages, total, page, limit)
    return { pages: found, total, ...position }
  }
