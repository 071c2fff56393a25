import { globSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { asciiOnly } from './vite.server.config.ts'

// Few files of the admin area instead of forty small ones, because each costs a phone on a slow connection a round trip. A
// page's own code stays in its own file. `ui` stays apart, too, because public pages contain its styles; all but one do
// not need those of `ui/controls`.
const chunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    name: 'shared',
    test: /src\/(?:page\/|ui\/(?:picture|art\/drawing-for)|shared\/(?!audit|content|country|dashboard|door|email|fold|genotypes|giving|hidden|markdown|pages|places|shapes|share-|slug|sources|warning|wording\/(?!admin)))/,
  },
  { name: 'country', test: /src\/shared\/country\// },
  { name: (id: string) => basename(id, '.tsx'), test: /src\/ui\/(?!controls\/|picture|art\/drawing-for).*\.tsx?$/ },
  // Styles of the home page below its first screen: `page-finisher.ts` links to them.
  {
    name: 'home-below',
    test: /src\/site\/(?:home\/(?!carousel|rotation)|genotype\/genotype-section)[\w-]+\.module\.css/,
  },
  { name: 'search-field', test: /src\/ui\/controls\/search-field/ },
  {
    name: 'admin',
    test: /src\/admin\/(?:(?:lists\/)?(?!intent-form|passkey-calls|password-again|region-and)[^/]+\.tsx?|lists\/titles\.module\.css)$/,
  },
]

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
  plugins: [reactRouter(), command === 'build' && asciiServer],
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
