/** The site content (the CMS for texts and images of pages): everyone may read it, administrators may change it. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import { Refused } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { defaultContent } from '#shared/content/defaults.ts'
import { sections } from '#shared/content/sections.ts'
import type { SectionName, SiteContent } from '#shared/content/types.ts'
import { contentPreviewParam } from '#shared/content-preview.ts'
import { keysOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import { PageQuery, pageFields } from '#shared/shapes/fields.ts'
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
import { type ApiEnv, answer, callsTagged } from './calls.ts'
import { fieldErrorsOf } from './problems.ts'

const call = callsTagged('Site content', 'site.write')

const onePart = (description: string) => answer(description, z.object({ part: SiteSection }))

const siteCalls = {
  show: call('get', '/', {
    needs: 'nothing',
    summary: 'Show the site content by section, as visitors see it',
    query: SiteQuery,
    gives: { 200: answer('The sections', VisibleContent) },
    also: [404],
  }),
  find: call('get', '/{part}', {
    summary: 'Show one section as it is saved, for editing',
    by: SectionParam,
    gives: { 200: onePart('The section') },
  }),
  change: call('put', '/{part}', {
    summary: 'Change one section; 409 returns the current version if it has changed meanwhile',
    by: SectionParam,
    takes: SectionChange,
    gives: { 200: onePart('The section, changed') },
    also: [409],
  }),
  history: call('get', '/{part}/history', {
    summary: `List the versions of a section, newest first; the last ${limits.sectionVersions} are stored`,
    by: SectionParam,
    query: PageQuery,
    gives: { 200: answer('One page', z.object({ versions: z.array(SectionVersion), own: AnySection, ...pageFields })) },
  }),
  restore: call('post', '/{part}/history/{version}/restore', {
    summary: 'Restore a version as a new version; 0 is the original content',
    by: SectionVersionParam,
    gives: { 200: onePart('The section, restored') },
    also: [409],
  }),
  preview: call('post', '/{part}/preview', {
    summary: `Create a preview of unsaved content, valid for ${limits.contentPreviewMinutes} minutes`,
    by: SectionParam,
    takes: NewContentPreview,
    gives: { 201: answer('The address of the preview', z.object({ address: z.string(), endsAt: z.iso.datetime() })) },
  }),
}

export const siteRoutes = ({ siteContent, gifts, places, ...core }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(siteCalls.show, async (c) => {
      const { parts, only, preview } = c.req.valid('query')
      const edited = await siteContent.edited()
      const shown = { ...(only ? {} : defaultContent), ...edited, ...(preview && (await siteContent.preview(preview))) }
      const words = parts ? some(shown, parts.split(',')) : shown
      const asked = [gifts.details.isOpen(), places.isAnyListed(), core.sendsEmail()] as const
      const [isGivingOpen, hasPlaces, sendsEmail] = await Promise.all(asked)
      return c.json({ words, edited: keysOf(edited), isGivingOpen, hasPlaces, sendsEmail }, 200)
    })
    .openapi(siteCalls.find, async (c) => c.json({ part: await siteContent.find(c.req.valid('param').part) }, 200))
    .openapi(siteCalls.change, async (c) => {
      const { part } = c.req.valid('param')
      const { version, words } = c.req.valid('json')
      return c.json({ part: await siteContent.change(part, checked(part, words), version, c.get('user').email) }, 200)
    })
    .openapi(siteCalls.history, async (c) => {
      const { page, limit } = c.req.valid('query')
      const { part } = c.req.valid('param')
      const { found, ...pages } = await siteContent.versions(part, page, limit)
      return c.json({ versions: found, own: defaultContent[part], ...pages }, 200)
    })
    .openapi(siteCalls.restore, async (c) => {
      const { part, version } = c.req.valid('param')
      return c.json({ part: await siteContent.restore(part, version, c.get('user').email) }, 200)
    })
    .openapi(siteCalls.preview, async (c) => {
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
