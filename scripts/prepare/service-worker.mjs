/** Builds the service worker once the pages are built, and tells it which of their files to fetch in advance. */
import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { inProject, root } from './paths.mjs'

/** Kept as pages: what somebody may need at once without a network, and the page that lists the rest. */
const pages = ['/help', '/genotype', '/contact', '/offline']

/** Whose code is fetched: a tap on one of these pages, and the newsletter box, work without a network. */
const routes = ['root', 'site/layout', 'site/help/help', 'site/genotype/genotype', 'site/contact/contact']
const routeOfTheNewsletter = 'site/subscribe/subscribe'

export const buildServiceWorker = async () => {
  const { assets } = await import(/* @vite-ignore */ pathToFileURL(inProject('build', 'server', 'index.js')).href)
  const parts = [assets.entry, ...[...routes, routeOfTheNewsletter].map((id) => assets.routes[id])]
  const files = parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
  const advance = { version: '', pages, files: [...new Set([...files, assets.url])].sort() }
  advance.version = createHash('sha256').update(JSON.stringify(advance)).digest('hex').slice(0, 12)
  await bundle(advance)
}

const bundle = (advance) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ADVANCE: JSON.stringify(advance) },
    build: {
      outDir: inProject('build', 'client'),
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: inProject('src', 'site', 'offline', 'worker', 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
