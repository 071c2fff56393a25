/** The site content (CMS): default texts and images, by section, and what administrators have edited. */

import { createHash } from 'node:crypto'
import { defaultContent } from '#shared/content/defaults.ts'
import { isSectionName } from '#shared/content/sections.ts'
import type { Look, SectionName, SiteContent } from '#shared/content/types.ts'
import { findLookWith } from '#shared/organisation-name.ts'
import type { SiteSection } from '#shared/shapes/site-content.ts'
import type { Database } from '../database/tables.ts'
import { cachedUntilChange } from '../lib/cached-until-change.ts'
import type { ChangeEvents } from '../lib/change-events.ts'
import type { Clock } from '../lib/clock.ts'
import { outdated } from '../lib/record-version.ts'
import { withImages } from './content-images.ts'
import { createContentPreviews } from './content-preview.ts'
import { contentOfVersion, listSectionVersions, saveSectionVersion } from './section-history.ts'

type SiteContentDeps = { db: Database; clock: Clock; imageBaseUrl: string; changes: ChangeEvents }

export type SiteContentStore = ReturnType<typeof createSiteContent>

export const createSiteContent = ({ db, clock, imageBaseUrl, changes }: SiteContentDeps) => {
  const edited = cachedUntilChange(() => readEdited(db, imageBaseUrl), changes)
  const previews = createContentPreviews(db, clock)
  const preview = async (token: string) => withImages(db, await previews.find(token), imageBaseUrl)
  let saved: Look = defaultContent.look
  findLookWith(() => saved)
  const look = async (token?: string | null): Promise<Look> => {
    saved = (await edited().catch((): Partial<SiteContent> => ({}))).look ?? defaultContent.look
    return (token && (await preview(token).catch(() => undefined))?.look) || saved
  }
  const change = async (section: SectionName, content: SiteContent[SectionName], version: number, who: string) => {
    const isSaved = await saveSectionVersion({ db, clock }, { section, content, version, who })
    const current = await findSection(db, section)
    if (!isSaved) throw outdated('section', { part: current })
    await look()
    return current
  }
  return {
    /**
     * Only the edited sections. While the database is unavailable, the last known ones, because the emergency page
     * needs them.
     */
    edited,
    /** The saved look; with the token of a preview, the unsaved one. Also reads it again. Never throws. */
    look,
    find: (section: SectionName) => findSection(db, section),
    /** Throws Conflict if another version was saved first, and Refused if an image does not exist. */
    change,
    versions: (section: SectionName, page: number, limit: number) => listSectionVersions(db, section, page, limit),
    /** Saves an earlier version as the newest. Throws NotFound. */
    restore: async (section: SectionName, version: number, who: string) => {
      const content = await contentOfVersion(db, section, version)
      return change(section, content, (await findSection(db, section)).version, who)
    },
    /** Throws NotFound when the preview has expired. */
    preview,
    savePreview: previews.save,
  }
}

const readEdited = async (db: Database, imageBaseUrl: string) => {
  const rows = await db.selectFrom('site_content').select(['section', 'fields']).orderBy('section').execute()
  // Sections that only another version of the site has stay in the database.
  const known = rows
    .filter(({ section, fields }) => isSectionName(section) && !isDefault(section, fields))
    .map(({ section, fields }) => [section, JSON.parse(fields)])
  const content: Partial<SiteContent> = Object.fromEntries(known)
  return withImages(db, content, imageBaseUrl)
}

const isDefault = (section: SectionName, fields: string) =>
  fields === JSON.stringify(defaultContent[section]) || isFormerDefault(section, fields)

const findSection = async (db: Database, section: SectionName): Promise<SiteSection> => {
  const row = await db
    .selectFrom('site_content_versions')
    .select(['version', 'fields', 'at', 'who'])
    .where('section', '=', section)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return { part: section, version: 0, words: defaultContent[section] }
  const words = isFormerDefault(section, row.fields) ? defaultContent[section] : JSON.parse(row.fields)
  return { part: section, version: row.version, words, changedAt: row.at, by: row.who }
}

/**
 * The default content of earlier versions of the site: SHA-256 of the stored JSON, in base64url. If you change a
 * default, add the digest of the old one.
 */
const digests: Partial<Record<SectionName, readonly string[]>> = {
  welcome: ['Jxk4pnpWnbEP1qJvcMkBWN0MMjJRvESPjuY1sRgMkD4', 'o1tKY8OzjX3mK7M3sgSBZ7o5mxsuAD1E7jV4zLB29Yc'],
  services: ['OroYnbFe37BekhMtvVB4kGmgw_KG2QJOZoEa77aesiY', '-L7o19Yq6N0-gEpzBOKMJUBHXV6zkLPXcYYf0Jk_wXM'],
  trace: ['1YKhFAmjKXIsKTlRgjZHaKKakZUqzzJp4auB5ear8DE', 't9f0TPjCBPzdjGdBjs70K0lWDe26JCtFzMyZ1Y7vEjA'],
  statistics: ['qQG3iSR9ynD0-Uc0CNV5A4HhBp8XI-4nDTWcd9rLq6A', '_wtVUfJHkygAMt_mhrd_cabzBw9ba_yEcV9vLj-NdYQ'],
  story: ['ysoGmQ9IoraJnsf5zVCgV3gIGhezMaeBjUqYUcs-4uQ', 'HLKajAt54Yr-1FK2K0yQjLwjMRr11fJFdMcW3_aEaJo'],
  about: ['1QzGekZc00kX8Cld8zOyDzxioUavWXz0mNDKgZlias4', 'CiJbTfVW5nQfvw76qaQdXeylPyWfrmQOJol3YG6lM60'],
  testimonials: ['6rQzKzcjMt4gmRwz13I3X6HQsGO4F97vSp_Ed83PEiA'],
  team: ['h6txAGNBK5MUXQA_YSNv9M8EAetXUlOIn2klibyI-a4'],
  questions: ['37iVCc0TocC_bOmCXqk8WoLXjVnTsgssTmNmGfFZKd8', 'BD8AHDAUOltM_jrRAce76dEHLB3r6erT0VrV3llpPw4'],
  volunteering: ['n_QYiwFr8EzxvnRoRcilYDnXwJUZXcam_HkvZ08x4G4'],
  footer: ['7MtxiC9rVZufLYP7poD3bbj56Gfa8jKeHEtVb96lEQg'],
}

/** Whether a section was stored (restored, for example) as an unchanged default of its time. */
const isFormerDefault = (section: SectionName, fields: string) =>
  digests[section]?.includes(createHash('sha256').update(fields).digest('base64url')) ?? false
