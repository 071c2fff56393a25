/** The site content (the CMS for texts and images of pages): everyone may read it, administrators may change it. */
import { OpenAPIHono } from '@hono/zod-openapi'
import { Refused } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { defaultContent } from '#shared/content/defaults.ts'
import { sections } from '#shared/content/sections.ts'
import type { SectionName, SiteContent } from '#shared/content/types.ts'
import { contentPreviewParam } from '#shared/content-preview.ts'
import { keysOf } from '#shared/keys.ts'
import { sectionShapes } from '#shared/shapes/site-content.ts'
import type { ApiEnv } from './calls.ts'
import { mustBeAllowed } from './guard.ts'
import { fieldErrorsOf } from './problems.ts'
import { siteCalls as calls } from './site-calls.ts'

export const siteRoutes = ({ siteContent }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.show, async (c) => {
      const { parts, only, preview } = c.req.valid('query')
      const edited = await siteContent.edited()
      const shown = { ...(only ? {} : defaultContent), ...edited, ...(preview && (await siteContent.preview(preview))) }
      return c.json({ words: parts ? some(shown, parts.split(',')) : shown, edited: keysOf(edited) }, 200)
    })
    .openapi(calls.find, async (c) => {
      mustBeAllowed(c, 'site.write')
      return c.json({ part: await siteContent.find(c.req.valid('param').part) }, 200)
    })
    .openapi(calls.change, async (c) => {
      mustBeAllowed(c, 'site.write')
      const { part } = c.req.valid('param')
      const { version, words } = c.req.valid('json')
      return c.json({ part: await siteContent.change(part, checked(part, words), version, c.get('user').email) }, 200)
    })
    .openapi(calls.history, async (c) => {
      mustBeAllowed(c, 'site.write')
      const { page, limit } = c.req.valid('query')
      const { part } = c.req.valid('param')
      const { found, ...pages } = await siteContent.versions(part, page, limit)
      return c.json({ versions: found, own: defaultContent[part], ...pages }, 200)
    })
    .openapi(calls.restore, async (c) => {
      mustBeAllowed(c, 'site.write')
      const { part, version } = c.req.valid('param')
      return c.json({ part: await siteContent.restore(part, version, c.get('user').email) }, 200)
    })
    .openapi(calls.preview, async (c) => {
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
