import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser/find.mjs'

const { executablePath, args, env } = await findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.test.ts',
  // A journey is a story in order; several files run at the same time, each worker with a site of its own.
  workers: 2,
  // Generous, for slow machines: nothing waits for these unless something is wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    actionTimeout: 10_000,
    launchOptions: { executablePath, args, env: { ...process.env, ...env } as Record<string, string> },
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // What a service worker answers, a test cannot hold back or fail. The journeys that are about it allow it.
    serviceWorkers: 'block',
  },
})
