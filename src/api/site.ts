/** The site content (the CMS for texts and images of pages): everyone may read it, administrators may change it. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { Refused } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { defaultContent } from '#shared/content/defaults.ts'
import { sections } from '#shared/content/sections.ts'
import type { SectionName, SiteContent } from '#shared/content/types.ts'
import { contentPreviewParam } from '#shared/content-preview.ts'
import { keysOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import { PageQuery, pageFields } from '#shared/shapes/page.ts'
import {
  AnySection,
  NewContentPreview,
  SectionChange,
  SectionParam,
  SectionVersion,
  SectionVersionParam,
  SiteQuery,
  SiteSection,
  sectionShapes,
  VisibleContent,
} from '#shared/shapes/site-content.ts'
import type { ApiEnv } from './calls.ts'
import { answer, jsonBody, refusals, signedIn } from './calls.ts'
import { mustBeAllowed } from './guard.ts'
import { fieldErrorsOf } from './problems.ts'

export const siteRoutes = ({ siteContent }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(siteCalls.show, async (c) => {
      const { parts, only, preview } = c.req.valid('query')
      const edited = await siteContent.edited()
      const shown = { ...(only ? {} : defaultContent), ...edited, ...(preview && (await siteContent.preview(preview))) }
      return c.json({ words: parts ? some(shown, parts.split(',')) : shown, edited: keysOf(edited) }, 200)
    })
    .openapi(siteCalls.find, async (c) => {
      mustBeAllowed(c, 'site.write')
      return c.json({ part: await siteContent.find(c.req.valid('param').part) }, 200)
    })
    .openapi(siteCalls.change, async (c) => {
      mustBeAllowed(c, 'site.write')
      const { part } = c.req.valid('param')
      const { version, words } = c.req.valid('json')
      return c.json({ part: await siteContent.change(part, checked(part, words), version, c.get('user').email) }, 200)
    })
    .openapi(siteCalls.history, async (c) => {
      mustBeAllowed(c, 'site.write')
      const { page, limit } = c.req.valid('query')
      const { part } = c.req.valid('param')
      const { found, ...pages } = await siteContent.versions(part, page, limit)
      return c.json({ versions: found, own: defaultContent[part], ...pages }, 200)
    })
    .openapi(siteCalls.restore, async (c) => {
      mustBeAllowed(c, 'site.write')
      const { part, version } = c.req.valid('param')
      return c.json({ part: await siteContent.restore(part, version, c.get('user').email) }, 200)
    })
    .openapi(siteCalls.preview, async (c) => {
      mustBeAllowed(c, 'site.write')
      const { part } = c.req.valid('param')
      const { token, endsAt } = await siteContent.savePreview(part, checked(part, c.req.valid('json').words))
      return c.json({ address: previewAddress(sections[part].place, token), endsAt }, 201)
    })

const some = (words: Partial<SiteContent>, names: string[]): Partial<SiteContent> =>
  Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name)))

const checked = <Name extends SectionName>(part: Name, words: unknown): SiteContent[Name] => {
  const read = sectionShapes[part].safeParse(words)
  if (!read.success) throw new Refused(fieldErrorsOf(read.error))
  return read.data
}

const previewAddress = (place: string, token: string) => {
  const [path = '/', anchor] = place.split('#')
  return `${path}?${contentPreviewParam}=${token}${anchor ? `#${anchor}` : ''}`
}

/** Describes the calls (endpoints) on the site content. */
const tags = ['Site content']
const onePart = (description: string) => answer(description, z.object({ part: SiteSection }))
const part = { params: SectionParam }

const siteCalls = {
  show: createRoute({
    method: 'get',
    path: '/',
    tags,
    summary: 'Show the site content by section, as visitors see it',
    request: { query: SiteQuery },
    responses: { 200: answer('The sections', VisibleContent), ...refusals(404, 422) },
  }),
  find: createRoute({
    method: 'get',
    path: '/{part}',
    tags,
    summary: 'Show one section as it is saved, for editing',
    ...signedIn,
    request: part,
    responses: { 200: onePart('The section'), ...refusals(401, 403, 404) },
  }),
  change: createRoute({
    method: 'put',
    path: '/{part}',
    tags,
    summary: 'Change one section; 409 returns the current version if it has changed meanwhile',
    ...signedIn,
    request: { ...part, ...jsonBody(SectionChange) },
    responses: { 200: onePart('The section, changed'), ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
  history: createRoute({
    method: 'get',
    path: '/{part}/history',
    tags,
    summary: `List the versions of a section, newest first; the last ${limits.sectionVersions} are stored`,
    ...signedIn,
    request: { ...part, query: PageQuery },
    responses: {
      200: answer('One page', z.object({ versions: z.array(SectionVersion), own: AnySection, ...pageFields })),
      ...refusals(401, 403, 404, 422),
    },
  }),
  restore: createRoute({
    method: 'post',
    path: '/{part}/history/{version}/restore',
    tags,
    summary: 'Restore a version as a new version; 0 is the original content',
    ...signedIn,
    request: { params: SectionVersionParam },
    responses: { 200: onePart('The section, restored'), ...refusals(401, 403, 404, 409) },
  }),
  preview: createRoute({
    method: 'post',
    path: '/{part}/preview',
    tags,
    summary: `Create a preview of unsaved content, valid for ${limits.contentPreviewMinutes} minutes`,
    ...signedIn,
    request: { ...part, ...jsonBody(NewContentPreview) },
    responses: {
      201: answer('The address of the preview', z.object({ address: z.string(), endsAt: z.iso.datetime() })),
      ...refusals(400, 401, 403, 404, 413, 415, 422),
    },
  }),
}
