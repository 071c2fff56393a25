/** The site's own words and pictures: those that came with it, until somebody changes a part. */
import { defaultContent } from '#shared/content/own-words.ts'
import { isSectionName } from '#shared/content/parts.ts'
import type { SectionName, SiteContent } from '#shared/content/words.ts'
import type { SiteSection } from '#shared/shapes/site-content.ts'
import type { Database } from '../database/open.ts'
import type { ChangeEvents } from '../lib/change-events.ts'
import type { Clock } from '../lib/clock.ts'
import { Conflict } from '../lib/errors.ts'
import { changePart } from './change-part.ts'
import { createLastKnown } from './last-known.ts'
import { shownPictures } from './pictures-of-words.ts'
import { createPreviews } from './previews.ts'
import { listVersions, wordsOfVersion } from './versions.ts'

type Parts = { db: Database; clock: Clock; pictureAddress: string; changes: ChangeEvents }

export const createSiteWords = ({ db, clock, pictureAddress, changes }: Parts) => {
  const edited = createLastKnown(() => editedWords(db, pictureAddress), changes)
  const previews = createPreviews(db, clock)
  const change = async (part: SectionName, words: SiteContent[SectionName], version: number, who: string) => {
    const isFirst = await changePart({ db, clock }, { part, words, version, who })
    const now = await findPart(db, part)
    if (!isFirst) throw new Conflict('Somebody else has changed this part in the meantime.', { part: now })
    return now
  }
  return {
    /** Only what somebody has changed. Answers while the data cannot be reached, too: the page with the emergency number needs it. */
    edited: edited.look,
    find: (part: SectionName) => findPart(db, part),
    /** Throws Conflict when another version came first, and Refused when a picture is not there. */
    change: changes.notifyAfter(change),
    versions: (part: SectionName, page: number, limit: number) => listVersions(db, part, page, limit),
    /** As a new version. Throws NotFound. */
    restore: changes.notifyAfter(async (part: SectionName, version: number, who: string) => {
      const words = await wordsOfVersion(db, part, version)
      return change(part, words, (await findPart(db, part)).version, who)
    }),
    /** Throws NotFound when it has ended. */
    preview: async (token: string) => {
      const { part, words } = await previews.find(token)
      return { [part]: await shownPictures(db, words, pictureAddress) } as Partial<SiteContent>
    },
    keepPreview: previews.keep,
  }
}

const editedWords = async (db: Database, pictureAddress: string) => {
  const rows = await db.selectFrom('site_content').select(['section', 'fields']).orderBy('section').execute()
  // A part that another version of the site had, and this one does not know, stays where it is.
  const known = rows
    .filter(({ section, fields }) => isSectionName(section) && fields !== JSON.stringify(defaultContent[section]))
    .map(({ section, fields }) => [section, JSON.parse(fields)])
  return shownPictures(db, Object.fromEntries(known) as Partial<SiteContent>, pictureAddress)
}

const findPart = async (db: Database, part: SectionName): Promise<SiteSection> => {
  const row = await db
    .selectFrom('site_content_versions')
    .select(['version', 'fields', 'at', 'who'])
    .where('section', '=', part)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return { part, version: 0, words: defaultContent[part] }
  return { part, version: row.version, words: JSON.parse(row.fields), changedAt: row.at, by: row.who }
}
