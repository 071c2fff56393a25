import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import routes from './src/routes.ts'
import { asciiOnly } from './vite.server.config.ts'

/**
 * The frame of every public page, and code that several of them share. A path names a file or the beginning of its
 * name.
 */
const frame = {
  has: [
    'root',
    'page/',
    'ui/',
    'shared/',
    'site/frame/',
    'site/layout',
    'site/articles/load-result',
    'site/data-saver/photo',
    'site/offline/load-',
  ],
  /** Loaded only by the pages that need them. */
  hasNot: [
    'page/device-copies',
    'ui/art/genotype-cell',
    'ui/art/ghana-map',
    'ui/art/placeholder',
    'ui/crop',
    'ui/controls/',
    'ui/page-',
    'page/device-store',
    'page/left-sessions',
    'page/door-copies',
    'shared/backup-age',
    'shared/country/',
    'shared/giving/',
    'shared/places/',
    'shared/volunteers',
    'shared/dashboard-tasks',
    'shared/door-marks',
    'shared/files',
    'shared/inbox',
    'shared/markdown-parser',
    'shared/names-town',
    'shared/number-signs',
    'shared/publishing-rules',
    'shared/paths',
    'shared/wording/',
    'shared/shapes/',
    'shared/sources/',
    'shared/warning-signs',
    'site/citations',
    'site/code-form',
    'site/emergency-help',
    'site/page-art',
    'site/source-name',
    'shared/email',
    'shared/folders',
    'shared/subscriber-states',
    'shared/tags',
    'shared/video',
    'shared/genotypes',
    'shared/permissions',
    'shared/audit-events',
    'shared/content/',
  ],
  /** The part of the content that is on every page. */
  hasContent: ['frame'],
  /** Files directly in these folders, not in subfolders. `site/offline/` runs on every page except for its queue. */
  hasFilesIn: [/^site\/[^/]+$/, /^site\/offline\/(?!offline-queue|background-sync)[^/]+\.ts$/],
}

const isFrame = (id: string) => {
  const path = id.split('/src/')[1]?.split('?')[0] ?? ''
  const startsWith = (beginnings: string[]) => beginnings.some((beginning) => path.startsWith(beginning))
  return (
    startsWith(frame.hasContent.map((name) => `shared/content/${name}`)) ||
    (!startsWith(frame.hasNot) && (startsWith(frame.has) || frame.hasFilesIn.some((pattern) => pattern.test(path))))
  )
}

// Few files instead of forty small ones, because each costs a phone on a slow connection a round trip. A page's own
// code and styles stay in its own file, so that nobody loads what another page, or the admin area, needs.
const chunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  { name: 'frame', test: isFrame },
  { name: 'controls', test: /src\/ui\/controls\// },
  // For the home page and the lists, and for each article.
  {
    name: 'articles',
    test: /src\/site\/(?:articles\/(?:article-card|article-picture|list-query|load-)|feeds\/feed-links)/,
  },
  { name: 'lists', test: /src\/(?:ui\/page-|site\/articles\/(?:list-state|article-list))/ },
  // Stored for offline use (`scripts/prepare/service-worker.mjs`), so it needs no other file but the frame.
  { name: 'offline-queue', test: /src\/(?:site\/offline\/offline-queue|page\/device-store)/ },
  // The regions, towns and record values for both public pages and the admin area.
  { name: 'records', test: /src\/shared\/(?:country|giving|places)\/|src\/shared\/volunteers/ },
  // The admin area needs the texts of these two pages, too.
  { name: 'content', test: /src\/shared\/content\/(?:home|about)\.ts$/ },
  // Last, because a group also takes the imports of its files, and public pages must load none of them.
  {
    name: 'admin',
    test: /src\/admin\/(?:(?:lists\/)?(?!intent-form|passkey-calls|password-again|region-and)[^/]+\.tsx?|articles\/manage-articles\.module\.css)$/,
  },
]

// Parts of React Router that browsers would load but never run: route discovery (react-router.config.ts sets `initial`)
// and instrumentation. 2.2 KB of every first visit; without this the home page exceeds its limit. docs/seams.md
const neverRun = /react-router\/dist\/production\/lib\/(?:dom\/ssr\/fog-of-war|router\/instrumentation)\.js$/

const withoutUnusedRouterParts: Plugin = {
  name: 'without-unused-router-parts',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: neverRun },
    handler: (code) => {
      const names = code.match(/\nexport \{ (?<names>.+) \};\s*$/)?.groups?.names?.split(', ')
      if (!names) throw new Error('React Router writes its exports in another way: see withoutUnusedRouterParts.')
      return { code: names.map((name) => `export const ${name} = () => undefined`).join('\n'), map: null }
    },
  },
}

/** The files of the routes below these. */
const filesBelow = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [resolve('src', file), ...filesBelow(children)])

const adminPages = new Set(filesBelow(routes.find(({ file }) => file === 'admin/app-shell.tsx')?.children ?? []))

const standInFor = (name: string) =>
  name === 'HydrateFallback' ? `export { ${name} } from '#admin/app-shell.tsx'` : `export const ${name} = () => null`

// The server renders the same loading screen for every page below `app-shell.tsx`. So the built server contains only
// the names of these pages' exports, which React Router reads: 1.1 MB less code in the memory of every process.
const withoutAdminPages: Plugin = {
  name: 'without-admin-pages',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: async (id) => {
    if (!adminPages.has(id)) return
    const code = await readFile(id, 'utf8')
    const exported = /^export (?:async )?(?:const|function) (?<name>\w+)/gm
    const standIns = [...code.matchAll(exported)].map(({ groups }) => standInFor(groups?.name ?? ''))
    return [...standIns, 'export default () => null'].join('\n')
  },
}

const asciiServer: Plugin = { ...asciiOnly, applyToEnvironment: ({ name }) => name === 'ssr' }

/** In development a class name contains the file of its styles. */
const readableName = (name: string, file: string) =>
  `${relative('src', file).replace('.module.css', '').replaceAll(/[\\/]/g, '-')}-${name}`

// Class names are repeated many times in a page: two letters for the file and a number are the shortest.
const sheets = globSync('src/**/*.module.css').sort()
const classes = new Map<string, string[]>()

/** The builds for the server and for browsers must produce the same names, so these depend only on the files. */
const shortName = (name: string, file: string) => {
  const names = classes.get(file) ?? []
  classes.set(file, names.includes(name) ? names : [...names, name])
  return `${lettersFor(sheets.indexOf(relative('.', file)))}${classes.get(file)?.indexOf(name)}`
}

/** Browsers cache a built file permanently by its hash. Every name is in a page, so five characters instead of eight. */
const assetFileNames = 'assets/[name]-[hash:5][extname]'

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
const lettersFor = (place: number) => `${alphabet[Math.floor(place / 26)]}${alphabet[place % 26]}`

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), command === 'build' && [withoutUnusedRouterParts, withoutAdminPages, asciiServer]],
  build: { assetsInlineLimit: 0 },
  css: { modules: { generateScopedName: command === 'build' ? shortName : readableName } },
  environments: {
    // Constants are replaced by their values, so that no page loads a path or a limit that it does not use.
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: true },
          output: { assetFileNames, codeSplitting: { groups: chunks } },
        },
      },
    },
    // Saves memory. NODE_ENV is not set when the site starts, and without this React would run in development mode.
    ssr: {
      build: { minify: true, rolldownOptions: { output: { assetFileNames } } },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
  // The built pages contain their own React.
  ssr: { noExternal: command === 'build' ? true : undefined },
}))
