/** Words that are looked at before they are saved, for a while, by whoever has the address. */
import type { SectionName, SiteContent } from '#shared/content/words.ts'
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/open.ts'
import { type Clock, later, minutes } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { hashToken, newToken } from '../lib/tokens.ts'

export const createPreviews = (db: Database, clock: Clock) => ({
  keep: async (part: SectionName, words: SiteContent[SectionName]) => {
    await db.deleteFrom('site_content_previews').where('expires_at', '<=', clock().toISOString()).execute()
    const token = newToken()
    const endsAt = later(clock, minutes(limits.wordsPreviewMinutes))
    await db
      .insertInto('site_content_previews')
      .values({ token_hash: hashToken(token), section: part, fields: JSON.stringify(words), expires_at: endsAt })
      .execute()
    return { token, endsAt }
  },
  find: async (token: string) => {
    const row = await db
      .selectFrom('site_content_previews')
      .select(['section', 'fields'])
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', clock().toISOString())
      .executeTakeFirst()
    if (!row) throw new NotFound('This preview has ended.')
    return { part: row.section as SectionName, words: JSON.parse(row.fields) as SiteContent[SectionName] }
  },
})
