import type { SectionName, SiteContent } from '#shared/content/words.ts'
import { siteContentPath } from '#shared/paths.ts'
import type { SectionVersion, SiteSection } from '#shared/shapes/site-content.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import type { Item } from './value.ts'

export const pathOf = (part: string) => `${siteContentPath}/${part}`
export const historyPathOf = (part: string) => `${pathOf(part)}/history`

export type Overview = { words: Partial<SiteContent>; edited: SectionName[] }

export const askOverview = (request: Request): Promise<Overview | Failure> =>
  bodyOf(() => adminApi(request).site.$get({ query: {} }))

export const findPart = async (request: Request, part: SectionName): Promise<SiteSection | Failure> => {
  const body = await bodyOf(() => adminApi(request).site[':part'].$get({ param: { part } }))
  return isFailure(body) ? body : body.part
}

type Change = { version: number; words: Item }

export const savePart = (request: Request, part: SectionName, json: Change) =>
  bodyOf(() => adminApi(request).site[':part'].$put({ param: { part }, json }))

export const keepPreview = (request: Request, part: SectionName, words: Item) =>
  bodyOf(() => adminApi(request).site[':part'].preview.$post({ param: { part }, json: { words } }))

/** Every version that is kept, the newest first, and what came with the site. */
export type Versions = { versions: SectionVersion[]; own: Item }

export const listVersions = async (request: Request, part: SectionName): Promise<Versions | Failure> => {
  const all = { page: '1', limit: '100' }
  const body = await bodyOf(() => adminApi(request).site[':part'].history.$get({ param: { part }, query: all }))
  return isFailure(body) ? body : { versions: body.versions, own: body.own as Item }
}

export const restoreVersion = (request: Request, part: SectionName, version: string) =>
  bodyOf(() => adminApi(request).site[':part'].history[':version'].restore.$post({ param: { part, version } }))
