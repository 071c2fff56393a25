/** The public pages of the records, apart from articles and tags: what the sitemap lists. */
import { limits } from '#shared/limits.ts'
import type { PublicPages } from '#shared/shapes/public-pages.ts'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { pageOf } from '../paging/page.ts'
import type { SitemapPart } from '../record-types/record-type.ts'
import { recordTypes } from './record-types.ts'

const recordParts = recordTypes.flatMap(({ sitemap }) => sitemap ?? [])

/** `parts` is for tests. */
export const createRecordPages =
  (db: Database, clock: Clock, parts: SitemapPart[] = recordParts) =>
  async () =>
    (await Promise.all(parts.map((urlsOf) => urlsOf(db, clock)))).flat()

/** A page has `limits.sitemapPartArticles` URLs, one record type after the other. */
export const createPublicPages =
  (recordPages: ReturnType<typeof createRecordPages>) =>
  async (page: number): Promise<PublicPages> => {
    const urls = await recordPages()
    const { found, ...position } = pageOf(urls, page, limits.sitemapPartArticles)
    return { pages: found, total: urls.length, ...position }
  }
