import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

// Few files instead of forty small ones: each costs a phone on a slow link a round trip. A page's own code and styles
// stay in its own file, so that nobody loads what another page, or the admin area, needs.
const together = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    name: 'frame',
    test: /src\/(?:root|page\/|ui\/(?!art\/(?:genotype-cell|ghana-map)|controls\/|page-)|shared\/(?!paths|wording\/|shapes\/|email|folders|subscriber-states|genotypes|permissions|deeds|content\/(?!contact|email-mark|footer|is-example|social|story|statistics|words)))|src\/site\/(?:frame\/|offline\/(?:late-|(?!offline-queue|background-sync)[^/]+\.ts$)|[^/]+$|feeds\/feed-links|data-saver\/photo)|src\/site\/articles\/(?:[^/]+\.ts$|article-(?:card|picture))/,
  },
  { name: 'controls', test: /src\/ui\/controls\// },
  { name: 'lists', test: /src\/(?:ui\/page-|site\/articles\/(?:list-state|article-list))/ },
]

// Parts of React Router that browsers would load and never run: finding routes one by one (react-router.config.ts says
// `initial`) and measuring the router from outside. 2 KB of what every visitor loads.
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

/** Tells who looks at the page where its styles are written. */
const readableName = (name: string, file: string) =>
  `${relative('src', file).replace('.module.css', '').replaceAll(/[\\/]/g, '-')}-${name}`

// The names of classes stand in the page again and again: a letter or two for the file and a number are the shortest.
const sheets = globSync('src/**/*.module.css').sort()
const classes = new Map<string, string[]>()

/** The server's build and the browser's must come to the same names: they depend on nothing but the files. */
const shortName = (name: string, file: string) => {
  const names = classes.get(file) ?? []
  classes.set(file, names.includes(name) ? names : [...names, name])
  return `${lettersFor(sheets.indexOf(relative('.', file)))}${classes.get(file)?.indexOf(name)}`
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
const lettersFor = (place: number) => `${alphabet[Math.floor(place / 26)]}${alphabet[place % 26]}`

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), command === 'build' && withoutUnusedRouterParts],
  build: { assetsInlineLimit: 0 },
  css: { modules: { generateScopedName: command === 'build' ? shortName : readableName } },
  environments: {
    // A constant stands in the place of its name: no page loads a path or a limit that it does not use.
    client: {
      build: {
        rolldownOptions: { optimization: { inlineConst: true }, output: { codeSplitting: { groups: together } } },
      },
    },
    // Less to keep in memory. Nobody sets NODE_ENV at the start: left open, it would mean React's development half.
    ssr: {
      build: { minify: true },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
  // The built pages carry their own React.
  ssr: { noExternal: command === 'build' ? true : undefined },
}))
