import { defineConfig } from 'vitest/config'

const tests = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/**/*.test.mjs']
const longTests = ['src/**/*.long.test.ts', 'tests/**/*.long.test.ts']
const journeys = 'tests/e2e/**'
/** What tests of the core do on both engines by themselves, these do in a run of their own. */
const askTheApi = ['src/api/**/*.test.ts', 'tests/contract/**/*.test.ts']

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 30_000,
    globalSetup: 'tests/support/start-databases.ts',
    projects: [
      { extends: true, test: { name: 'quick', include: tests, exclude: [journeys, ...longTests] } },
      {
        extends: true,
        test: { name: 'postgres', include: askTheApi, exclude: longTests, env: { TEST_ENGINES: 'PostgreSQL' } },
      },
      { extends: true, test: { name: 'long', include: longTests, exclude: [journeys], testTimeout: 600_000 } },
    ],
  },
})
