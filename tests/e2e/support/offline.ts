import { expect, type Page } from '@playwright/test'
import { open } from './test.ts'

/** Opens a page, and waits until the worker has cached the scripts of forms. */
export const openWithWorker = async (page: Page, path: string) => {
  await open(page, path)
  await startWorker(page)
  await expect.poll(() => cachedPaths(page)).toContainEqual(expect.stringMatching(/forms-.*\.js$/))
}

/** A key press is the signal for registering the worker; nothing here needs scripts. */
const startWorker = async (page: Page) => {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
}

/** Opens a page and waits until it is cached for offline reading. */
export const readAndCache = async (page: Page, path: string) => {
  await page.goto(path)
  await startWorker(page)
  await expect.poll(() => cachedPaths(page)).toContain(path)
}

/** Every address in every cache of the site. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const each = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => url)
    const all = (await Promise.all((await caches.keys()).map(each))).flat()
    return all.map((url) => url.slice(location.origin.length))
  })
