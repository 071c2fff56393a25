/**
 * After the build of the pages: builds the scripts of public pages, and the service worker with its list of files to
 * precache.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { offlinePages } from '../../src/shared/pages/page-lists.ts'
import { ignoredPaths } from '../../src/site/feeds/ignored-paths.ts'
import { writeAdminFiles } from './admin-files.mjs'
import { buildBrowserScripts, bundle } from './browser-scripts.mjs'
import { inProject } from './paths.mjs'

/** Forms keep what a visitor sends without a network, and the notice sends it later. */
const scripts = ['forms', 'notice']

export const buildForBrowsers = async () => {
  const server = pathToFileURL(inProject('build', 'next-pages', 'server', 'index.js')).href
  const { assets } = await import(/* @vite-ignore */ server)
  writeAdminFiles(assets)
  const built = await buildBrowserScripts()
  const files = scripts.map((name) => built[`/src/site/browser/${name}.ts`])
  const { installed, rules } = offlinePages
  const precache = { version: versionOf(assets), pages: installed, files, rules, ignoredPaths }
  const output = { format: 'iife', entryFileNames: 'service-worker.js' }
  const define = { PRECACHE: JSON.stringify(precache) }
  await bundle('src/site/offline/worker/service-worker.ts', { output }, define)
}

/** The precached pages contain the styles and scripts of this build. */
const versionOf = ({ version }) =>
  createHash('sha256')
    .update(version)
    .update(readFileSync(inProject('build', 'next-pages', 'browser-scripts.json')))
    .digest('hex')
    .slice(0, 12)
