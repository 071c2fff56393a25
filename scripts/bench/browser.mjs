import { chromium } from '@playwright/test'
import { findBrowser } from '../browser/find.mjs'

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/**
 * Runs `work` with the browser, and with a function that opens a phone-sized page in a new context with an empty cache.
 */
export const withBrowser = async (work, moreArguments = []) => {
  const { executablePath, args, env } = await findBrowser()
  const options = { executablePath, args: [...args, ...moreArguments], env: { ...process.env, ...env } }
  const browser = await chromium.launch(options)
  const withPhone = async (visit, settings) => {
    const context = await browser.newContext({ ...phone, ...settings })
    try {
      return await visit(await context.newPage(), context)
    } finally {
      await context.close()
    }
  }
  try {
    return await work({ withPhone })
  } finally {
    await browser.close()
  }
}
