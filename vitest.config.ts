import { defineConfig } from 'vitest/config'

const tests = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/**/*.test.mjs']
const longTests = ['src/**/*.long.test.ts', 'tests/**/*.long.test.ts']
const journeys = 'tests/e2e/**'

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'quick', include: tests, exclude: [journeys, ...longTests] } },
      { extends: true, test: { name: 'long', include: longTests, exclude: [journeys], testTimeout: 600_000 } },
    ],
  },
})
