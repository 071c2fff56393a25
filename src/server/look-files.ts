/** The icons and the web app manifest of a site with its own look (branding); those of the product are static files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Core } from '#core/organisation/core.ts'
import type { SiteIcon } from '#core/share-images/icon.ts'
import { photoOf } from '#core/share-images/share-images.ts'
import { look as ownLook } from '#shared/content/frame.ts'
import type { Look } from '#shared/content/types.ts'
import { contentPreviewParam } from '#shared/content-preview.ts'
import { country, isInGhana } from '#shared/country/country.ts'
import { shortName } from '#shared/organisation-name.ts'

const icons: Record<string, Partial<SiteIcon>> = {
  'favicon.svg': {},
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  'icon-maskable-512.png': { size: 512, isFull: true },
  'apple-touch-icon.png': { size: 180, isFull: true },
}

const description = `Clear facts about sickle cell disease in ${country.name}. The warning signs and the genotype tool also work offline.`

const day = 'public, max-age=86400'

export const lookFileRoutes = ({ siteContent, imageFiles, imageWorker }: Core, clientDir: string) => {
  const keep = createLast()
  const drawn = ({ name, accent, picture }: Look, file: string) =>
    keep(`${name} ${accent} ${picture?.id}`, file, async () => {
      const logo = await photoOf(imageFiles, picture?.url)
      return imageWorker.run('drawIcon', { name, accent }, icons[file] ?? {}, logo)
    })
  const app = new Hono()
  app.get('/manifest.webmanifest', async (c, next) => {
    const { name } = await siteContent.look()
    if (name === ownLook.name && shortName() === name && isInGhana) return next()
    const manifest = JSON.parse(readFileSync(join(clientDir, 'manifest.webmanifest'), 'utf8'))
    c.header('Cache-Control', day)
    return c.body(JSON.stringify({ ...manifest, name, short_name: shortName(), description }), 200, {
      'Content-Type': 'application/manifest+json',
    })
  })
  app.get(`/:file{${Object.keys(icons).join('|')}}`, async (c, next) => {
    const file = c.req.param('file')
    const look = await siteContent.look(c.req.query(contentPreviewParam))
    const isOwn = look.name !== ownLook.name || look.accent !== ownLook.accent || look.picture
    // The product has no file of this one.
    if (!isOwn && file !== 'apple-touch-icon.png') return next()
    c.header('Content-Type', file.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
    c.header('Cache-Control', day)
    return c.body(Buffer.from(await drawn(look, file)))
  })
  return app
}

/** Keeps what was drawn for the last look. */
const createLast = () => {
  let last: { look: string; files: Map<string, Promise<Uint8Array>> } = { look: '', files: new Map() }
  return (look: string, file: string, draw: () => Promise<Uint8Array>) => {
    if (last.look !== look) last = { look, files: new Map() }
    const { files } = last
    const known = files.get(file) ?? draw()
    files.set(file, known)
    // A drawing that failed is tried again.
    known.catch(() => files.delete(file))
    return known
  }
}
