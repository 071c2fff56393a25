/**
 * After the build of the pages: builds the scripts of public pages. Each file in `src/site/browser/` becomes one file
 * without imports, because on a slow connection each further file costs a round trip.
 */
import { globSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { inProject, root } from './paths.mjs'

/** Returns the address of each built script by its source: `{ '/src/site/browser/forms.ts': '/assets/forms-1a2b3.js' }`. */
export const buildBrowserScripts = async () => {
  const options = {
    optimization: { inlineConst: true },
    output: { entryFileNames: 'assets/[name]-[hash:6].js', codeSplitting: false },
  }
  const sources = globSync('src/site/browser/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const built = await Promise.all(sources.map(async (source) => [`/${source}`, `/${await bundle(source, options)}`]))
  const scripts = Object.fromEntries(built)
  // `src/server/render/page-finisher.ts` writes these names into the pages.
  writeFileSync(inProject('build', 'next-pages', 'browser-scripts.json'), JSON.stringify(scripts))
  return scripts
}

/** Returns the path of the built script. */
export const bundle = async (source, options, define) => {
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      outDir: inProject('build', 'next-pages', 'client'),
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: inProject(source), ...options },
    },
  })
  return output[0].fileName
}
