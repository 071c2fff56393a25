/** A letter to readers, as whoever writes one sees it. */
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const beginNewsletter = async (page: Page) => {
  await page.goto('/managenewsletters/new')
  await page.getByRole('button', { name: 'Begin with an empty letter' }).click()
  await expect(page.getByLabel('Subject')).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export const text = (page: Page) => page.getByLabel('Letter', { exact: true })
export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send to/ })
