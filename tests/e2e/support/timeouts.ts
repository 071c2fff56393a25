import type { Page } from '@playwright/test'

type Held = { endWaiting: () => void }

/**
 * Timeouts of requests on this page, under the control of the test: none ends by itself. The result ends the requests
 * that wait, as if their time were over. Call it before the page loads.
 */
export const holdTimeouts = async (page: Page) => {
  await page.addInitScript(() => {
    const waiting: AbortController[] = []
    AbortSignal.timeout = () => {
      const controller = new AbortController()
      waiting.push(controller)
      return controller.signal
    }
    const endWaiting = () => {
      for (const controller of waiting.splice(0)) controller.abort(new DOMException('Timed out', 'TimeoutError'))
    }
    Object.assign(globalThis, { endWaiting })
  })
  return () => page.evaluate(() => (globalThis as unknown as Held).endWaiting())
}
