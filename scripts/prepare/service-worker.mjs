/** Builds the service worker after the pages, with the list of files to prefetch. */
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { writeAdminFiles } from './admin-files.mjs'
import { inProject, root } from './paths.mjs'
import { siteManifestOf, writeManifests } from './site-manifest.mjs'

/** The pages to precache: those that a visitor may need at once without a network, and the page that lists the rest. */
const pages = ['/help', '/genotype', '/contact', '/offline']

/** The routes whose code is precached: their pages, and the newsletter box, work without a network. */
const routes = ['site/help/help', 'site/genotype/genotype', 'site/contact/contact', 'site/subscribe/subscribe']
const aroundAll = ['root', 'site/layout']

export const buildServiceWorker = async () => {
  const { assets } = await import(
    /* @vite-ignore */ pathToFileURL(inProject('build', 'next-pages', 'server', 'index.js')).href
  )
  writeManifests(assets)
  writeAdminFiles(assets)
  const files = filesOf(assets)
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
  await bundle({ version, pages, files })
}

const filesOf = (assets) => {
  const frame = aroundAll.map((id) => assets.routes[id])
  const parts = [assets.entry, ...frame, ...routes.map((id) => assets.routes[id])]
  const scripts = parts.flatMap(({ module, imports = [] }) => [module, ...imports])
  // The styles of the frame are inline in every page.
  const inside = frame.flatMap(({ css = [] }) => css)
  const styles = parts.flatMap(({ css = [] }) => css).filter((file) => !inside.includes(file))
  return [...new Set([...scripts, ...styles, ...loadedLate(), siteManifestOf(assets.url)])].sort()
}

/** The offline queue and its notice are loaded late, when there may be no network. */
const loadedLate = () =>
  globSync('assets/{offline-notice,offline-queue}-*.{js,css}', { cwd: inProject('build', 'next-pages', 'client') }).map(
    (file) => `/${file}`,
  )

const bundle = (precache) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PRECACHE: JSON.stringify(precache) },
    build: {
      outDir: inProject('build', 'next-pages', 'client'),
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: inProject('src', 'site', 'offline', 'worker', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
