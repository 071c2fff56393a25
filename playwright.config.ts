/**
 * The journeys in a browser, by what runs them:
 *
 * - `npm test` runs one for each thing that a person can do, on SQLite: the project `everyday`.
 * - `npm run test:all` runs all of them on SQLite. Files that end with `.slow.test.ts` and journeys marked `slow` run
 *   there alone: sweeps over many pages and widths, measures of weight, and what goes wrong rarely. On PostgreSQL it
 *   runs those whose result depends on the engine. What the engines do is tested without a browser, on both.
 *
 * `npm run build && npx playwright test NAME --project SQLite` runs a single file.
 */
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser/find.mjs'

const { executablePath, args, env } = await findBrowser()

const launchOptions = { executablePath, args, env: { ...process.env, ...env } as Record<string, string> }

/**
 * Pages of these journeys are open for seconds, and optimizing their scripts costs more time than it saves. It does save
 * time in axe, which most slow journeys run.
 */
const unoptimized = { ...launchOptions, args: [...args, '--js-flags=--no-opt,--no-maglev'] }

/** The journeys whose result depends on the engine: searching, sorting, pages of lists, locks, and copies of all data. */
const dependsOnEngine = ['article-lists', 'backups', 'long-lists', 'never-lost', 'personal-data', 'search', 'sign-in']

export default defineConfig<object, { database: string }>({
  testDir: 'tests/e2e',
  testMatch: '*.test.ts',
  globalSetup: './tests/e2e/support/start.ts',
  projects: [
    {
      name: 'everyday',
      use: { database: 'SQLite', launchOptions: unoptimized },
      testIgnore: '*.slow.test.ts',
      grepInvert: /@slow/,
    },
    { name: 'SQLite', use: { database: 'SQLite' } },
    {
      name: 'PostgreSQL',
      use: { database: 'PostgreSQL' },
      testMatch: dependsOnEngine.map((journey) => `${journey}.{test,slow.test}.ts`),
    },
  ],
  // A journey is a story in order; several files run at the same time, each worker with its own site. Journeys often
  // wait for a timer of the site, so three share two processors.
  workers: Math.max(2, Math.ceil(1.5 * availableParallelism())),
  // Generous, for slow machines: no test takes this long unless something is wrong.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    actionTimeout: 30_000,
    launchOptions,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // A test cannot delay or fail the responses of a service worker, so only the journeys about it allow it.
    serviceWorkers: 'block',
  },
})
