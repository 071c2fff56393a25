/** Builds what public pages load after the pages: their scripts, and the service worker with its list of files to precache. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { writeAdminFiles } from './admin-files.mjs'
import { buildBrowserScripts } from './browser-scripts.mjs'
import { inProject, root } from './paths.mjs'

/** The pages to precache: those that a visitor may need at once without a network, and the page that lists the rest. */
const pages = ['/help', '/genotype', '/contact', '/offline']

/** Forms keep what a visitor sends without a network, and the notice sends it later. */
const scripts = ['forms', 'notice']

export const buildForBrowsers = async () => {
  const server = pathToFileURL(inProject('build', 'next-pages', 'server', 'index.js')).href
  const { assets } = await import(/* @vite-ignore */ server)
  writeAdminFiles(assets)
  const built = await buildBrowserScripts()
  const files = scripts.map((name) => built[`/src/site/browser/${name}.ts`])
  await bundle({ version: versionOf(assets), pages, files })
}

/** The precached pages contain the styles and scripts of this build. */
const versionOf = ({ version }) =>
  createHash('sha256')
    .update(version)
    .update(readFileSync(inProject('build', 'next-pages', 'browser-scripts.json')))
    .digest('hex')
    .slice(0, 12)

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
