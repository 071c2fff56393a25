/**
 * The tests without a browser. The end of a file's name says when it runs:
 *
 * - `*.test.ts`       npm test           what everybody runs, on SQLite, without the tests with the tag `slow`
 * - `*.slow.test.ts`  npm run test:all   kills, whole sites, sweeps; there, the others run on PostgreSQL, too
 * - `*.long.test.ts`  npm run test:long  many rounds, many requests, large data
 *
 * `npx vitest run FILE` runs a file on both engines. Journeys in a browser: playwright.config.ts.
 */
import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const tests = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/**/*.test.mjs']
const slowTests = ['**/*.slow.test.ts']
const longTests = ['**/*.long.test.ts']
const journeys = 'tests/e2e/**'
/** Tests of the core run on each engine themselves. These use the engine of the run. */
const apiTests = ['src/api/**/*.test.ts', 'tests/contract/**/*.test.ts']

/** What is slow in the product, and what only the tests of it need. */
const cheapPasswords = 'tests/support/cheap-passwords.ts'
const setupFiles = [cheapPasswords, 'tests/support/images-in-process.ts']

/** Files that mock a module, or need the product's own, need their own module instances. */
const withOwnModules = globSync(['src/**/*.test.ts', 'tests/**/*.test.ts']).filter((file) =>
  /vi\.(mock|unmock)\(/.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  test: {
    // Generous, for slow machines: no test takes this long unless something is wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    globalSetup: 'tests/support/start-databases.ts',
    maxWorkers: '100%',
    // Files share imported modules, because loading them for each file took as long as the tests.
    isolate: false,
    tags: [{ name: 'slow', description: 'A sweep, or much data: npm run test:all', timeout: 120_000 }],
    projects: [
      {
        extends: true,
        test: {
          name: 'everyday',
          include: tests,
          exclude: [journeys, ...slowTests, ...longTests, ...withOwnModules],
          setupFiles,
        },
      },
      { extends: true, test: { name: 'own modules', include: withOwnModules, isolate: true } },
      {
        extends: true,
        test: {
          name: 'slow',
          include: slowTests,
          setupFiles: cheapPasswords,
          exclude: [journeys],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'postgres', include: apiTests, setupFiles, env: { TEST_ENGINES: 'PostgreSQL' } } },
      { extends: true, test: { name: 'long', include: longTests, setupFiles: cheapPasswords, testTimeout: 600_000 } },
    ],
  },
})
