/** The newsletter form, for journeys. */
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const startNewsletter = async (page: Page) => {
  await page.goto('/managenewsletters/new')
  await page.getByRole('button', { name: 'Start with an empty newsletter' }).click()
  await expect(page.getByLabel('Subject')).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export const newsletterField = (page: Page) => page.getByLabel('Newsletter', { exact: true })
export const previewButton = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
