/** Builds what public pages load after the pages: their scripts, and the service worker with its list of files to precache. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { offlinePages } from '../../src/shared/pages/page-lists.ts'
import { ignoredPaths } from '../../src/site/feeds/ignored-paths.ts'
import { writeAdminFiles } from './admin-files.mjs'
import { buildBrowserScripts } from './browser-scripts.mjs'
import { inProject, root } from './paths.mjs'

/** Forms keep what a visitor sends without a network, and the notice sends it later. */
const scripts = ['forms', 'notice']

export const buildForBrowsers = async () => {
  const server = pathToFileURL(inProject('build', 'next-pages', 'server', 'index.js')).href
  const { assets } = await import(/* @vite-ignore */ server)
  writeAdminFiles(assets)
  const built = await buildBrowserScripts()
  const files = scripts.map((name) => built[`/src/site/browser/${name}.ts`])
  const { installed, rules } = offlinePages
  await bundle({ version: versionOf(assets), pages: installed, files, rules, ignoredPaths })
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
