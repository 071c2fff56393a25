import { globSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { asciiOnly } from './vite.server.config.ts'

// Code splitting: few files of the admin area instead of a hundred small ones, because each costs a phone on a slow
// connection a round trip, and its processor a millisecond. A page's own code stays in its own file, and so does what only
// some pages need: lists, fields for writing, the editor of articles. `ui` stays apart, because public pages contain its
// styles.
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime|vite\/preload-helper/,
  },
  {
    name: 'shared',
    test: /src\/(?:page\/|ui\/(?:picture|logo|art\/drawing-for)|shared\/(?!audit|content|country\/(?!country|ghana\.|phone)|dashboard|difference|door|email|facts|fold|genotypes|giving|job-names|look|markdown|number|pages|places|raised|shapes|share-|slug|sources|subscriber-states|question-states|visit-sources|volunteers|warning|wording\/(?!admin)))/,
  },
  { name: 'ui', test: /src\/ui\/(?:alert|button|field|fields-of|icon|link|spinner)\./ },
  { name: (id: string) => basename(id, '.tsx'), test: /src\/ui\/(?!controls\/|picture|art\/drawing-for).*\.tsx?$/ },
  // Styles of the home page below its first screen: `page-finisher.ts` links to them.
  {
    name: 'home-below',
    test: /src\/site\/(?:home\/(?!carousel|rotation)|genotype\/genotype-section)[\w-]+\.module\.css/,
  },
  { name: 'search-field', test: /src\/ui\/controls\/search-field/ },
  {
    name: 'admin',
    test: /src\/(?:ui\/controls\/checkbox|admin\/(?:(?!copy-button|passkey-calls|password-again|translated-page|region-and|one-line|more-menu|retried-api|save-file|share-actions|text-forms|trash-section|use-ask|use-list-change|use-polling)[^/]+\.tsx?|folded\.module\.css|lists\/(?:failed|filters)\.tsx?|articles\/(?:calls|drafts|list-query)\.tsx?|dashboard\/corrections\.tsx)$)/,
  },
  // Public pages have these words, too, so they are in no file of the admin area: that would add its styles to the pages.
  { name: 'event-words', test: /src\/shared\/(?:wording\/(?:events|open-points|signups)|country\/regions)\./ },
  {
    name: 'dashboard-parts',
    test: /src\/admin\/(?:dashboard\/(?!dashboard\.tsx|correction)|readers\/(?:readers|charts)\.|backup\/backup-status\.|outbox\/(?:mail-notice|states)\.|messages\/inbox-filter\.|events\/(?:calls|seats)\.)/,
  },
  {
    name: 'lists',
    test: /src\/admin\/(?:lists\/(?:[^/]+\.tsx?|titles\.module\.css)|articles\/manage-articles\.module\.css)$/,
  },
  {
    name: 'writing',
    test: /src\/admin\/(?:writing\/(?!form-conflict|text-picture-dialog)[^/]+|images\/(?:alt-field|image-(?:input|texts)|use-upload|library-button|save-queue|consent)|one-line|more-menu|retried-api|trash-section|use-list-change|articles\/(?:review-request|comparable-texts))\./,
  },
  {
    name: 'article',
    test: /src\/admin\/articles\/(?:article-(?:editor|form|conflict)|draft-calls|picture-field|publish-panel|review-fields|save-article|sources|take-off-dialog)\./,
  },
]

/** The rich text editor decodes entities with the browser's table. The server has the package. */
const browserEntities: Plugin = {
  name: 'browser-entities',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (id === 'entities' ? resolve('src/admin/writing/rich/browser-entities.ts') : undefined),
}

/**
 * V8 compiles all functions of a file that begins with this comment (an explicit compile hint) in a background thread,
 * while the file loads. Otherwise it compiles each at its first call, and a screen waits for hundreds of them.
 */
const compileHints: Plugin = {
  name: 'compile-hints',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
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
  plugins: [reactRouter(), command === 'build' && [asciiServer, browserEntities, compileHints]],
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
