/**
 * Previews of unsaved site content: one section, for `limits.contentPreviewMinutes` (60), for anyone who has the token.
 */
import type { SectionName, SiteContent } from '#shared/content/types.ts'
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/tables.ts'
import { deleteExpiredRows } from '../database/trash.ts'
import { type Clock, later, minutes } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { hashToken, newToken } from '../lib/tokens.ts'

export const createContentPreviews = (db: Database, clock: Clock) => ({
  /** Also deletes the previews that have expired. */
  save: async (section: SectionName, content: SiteContent[SectionName]) => {
    await deleteExpiredRows(db, clock, 'site_content_previews')
    const token = newToken()
    const endsAt = later(clock, minutes(limits.contentPreviewMinutes))
    await db
      .insertInto('site_content_previews')
      .values({ token_hash: hashToken(token), section, fields: JSON.stringify(content), expires_at: endsAt })
      .execute()
    return { token, endsAt }
  },
  /** Throws NotFound when the preview has expired. */
  find: async (token: string): Promise<Partial<SiteContent>> => {
    const row = await db
      .selectFrom('site_content_previews')
      .select(['section', 'fields'])
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', clock().toISOString())
      .executeTakeFirstOrThrow(() => new NotFound('This preview has expired.'))
    return { [row.section]: JSON.parse(row.fields) }
  },
})
