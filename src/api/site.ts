/** The site's own words and pictures: open for reading, changed by administrators. */
import { OpenAPIHono } from '@hono/zod-openapi'
import { Refused } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { ownWords } from '#shared/content/own-words.ts'
import { parts } from '#shared/content/parts.ts'
import type { PartName, Words } from '#shared/content/words.ts'
import { wordsShapes } from '#shared/shapes/words.ts'
import { wordsPreviewKey } from '#shared/words-preview.ts'
import type { ApiEnv } from './env.ts'
import { mustBeAllowed } from './guard.ts'
import { sentencesOf } from './problems.ts'
import { siteCalls as calls } from './site-calls.ts'

export const siteRoutes = ({ siteWords }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.show, async (c) => {
      const { parts, only, preview } = c.req.valid('query')
      const edited = await siteWords.edited()
      const shown = { ...(only ? {} : ownWords), ...edited, ...(preview && (await siteWords.preview(preview))) }
      return c.json({ words: parts ? some(shown, parts.split(',')) : shown, edited: namesOf(edited) }, 200)
    })
    .openapi(calls.find, async (c) => {
      mustBeAllowed(c, 'site.write')
      return c.json({ part: await siteWords.find(c.req.valid('param').part) }, 200)
    })
    .openapi(calls.change, async (c) => {
      mustBeAllowed(c, 'site.write')
      const { part } = c.req.valid('param')
      const { version, words } = c.req.valid('json')
      return c.json({ part: await siteWords.change(part, checked(part, words), version, c.get('user').email) }, 200)
    })
    .openapi(calls.history, async (c) => {
      mustBeAllowed(c, 'site.write')
      const { page, limit } = c.req.valid('query')
      const { part } = c.req.valid('param')
      const { found, ...pages } = await siteWords.versions(part, page, limit)
      return c.json({ versions: found, own: ownWords[part], ...pages }, 200)
    })
    .openapi(calls.restore, async (c) => {
      mustBeAllowed(c, 'site.write')
      const { part, version } = c.req.valid('param')
      return c.json({ part: await siteWords.restore(part, version, c.get('user').email) }, 200)
    })
    .openapi(calls.preview, async (c) => {
      mustBeAllowed(c, 'site.write')
      const { part } = c.req.valid('param')
      const { token, endsAt } = await siteWords.keepPreview(part, checked(part, c.req.valid('json').words))
      return c.json({ address: previewAddress(parts[part].place, token), endsAt }, 201)
    })

const namesOf = (words: Partial<Words>) => Object.keys(words) as PartName[]

const some = (words: Partial<Words>, names: string[]): Partial<Words> =>
  Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name)))

const checked = <Name extends PartName>(part: Name, words: unknown): Words[Name] => {
  const read = wordsShapes[part].safeParse(words)
  if (!read.success) throw new Refused(sentencesOf(read.error))
  return read.data
}

const previewAddress = (place: string, token: string) => {
  const [path = '/', anchor] = place.split('#')
  return `${path}?${wordsPreviewKey}=${token}${anchor ? `#${anchor}` : ''}`
}
