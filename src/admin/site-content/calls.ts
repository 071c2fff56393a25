/** The API calls of the site content. */

import { withParams } from '#page/api-client.ts'
import type { SectionName, SiteContent } from '#shared/content/types.ts'
import { lookPath, siteContentPath } from '#shared/paths.ts'
import type { SectionVersion, SiteSection } from '#shared/shapes/site-content.ts'
import { adminApi, bodyOf, type Failure, isFailure, partOf } from '../api.ts'
import { type FieldValues, fieldValues } from './values.ts'

/** The look has a page of its own in the menu. */
export const sectionPath = (part: string) => (part === 'look' ? lookPath : `${siteContentPath}/${part}`)
export const sectionHistoryPath = (part: string) => `${siteContentPath}/${part}/history`

export const noSuchSection: Failure = { status: 404, reason: 'There is no such section.', errors: {} }

export type SiteContentOverview = { words: Partial<SiteContent>; edited: SectionName[] }

export const requestOverview = (request: Request): Promise<SiteContentOverview | Failure> =>
  bodyOf(() => adminApi(request).site.$get({ query: {} }))

export const requestSection = (request: Request, part: SectionName): Promise<SiteSection | Failure> =>
  partOf('part', () => adminApi(request).site[':part'].$get(withParams({ part })))

type Change = { version: number; words: FieldValues }

export const saveSection = (request: Request, part: SectionName, json: Change) =>
  bodyOf(() => adminApi(request).site[':part'].$put({ ...withParams({ part }), json }))

export const savePreview = (request: Request, part: SectionName, words: FieldValues) =>
  bodyOf(() => adminApi(request).site[':part'].preview.$post({ ...withParams({ part }), json: { words } }))

/** All saved versions of a section, newest first, and the default content. */
export type SectionVersions = { versions: SectionVersion[]; own: FieldValues }

export const requestVersions = async (request: Request, part: SectionName): Promise<SectionVersions | Failure> => {
  const all = { page: '1', limit: '100' }
  const body = await bodyOf(() => adminApi(request).site[':part'].history.$get({ ...withParams({ part }), query: all }))
  return isFailure(body) ? body : { versions: body.versions, own: fieldValues(body.own) }
}

export const restoreVersion = (request: Request, part: SectionName, version: string) =>
  bodyOf(() => adminApi(request).site[':part'].history[':version'].restore.$post(withParams({ part, version })))
