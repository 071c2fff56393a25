import type { Locator, Page } from '@playwright/test'
import { questionsWording } from '#shared/wording/questions.ts'
import { wording } from '#shared/wording.ts'
import { kofi } from '#test/cast.ts'
import { expect, open, slow, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 560 } })

/** Completely on the screen, and not under the header. */
const expectInView = async (page: Page, shown: Locator) => {
  await expect(shown).toBeInViewport({ ratio: 1 })
  const [box, header] = await Promise.all([shown.boundingBox(), page.getByRole('banner').boundingBox()])
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
}

const sendMessage = async (page: Page, text: string) => {
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill(kofi.name)
  await main.getByLabel('Email').fill(kofi.email)
  await main.getByLabel('Subject').fill(text)
  await main.getByRole('button', { name: 'Send message' }).click()
}

const call = (page: Page) => page.getByRole('main').getByRole('link', { name: wording.contact.call })

const ask = async (page: Page) => {
  await page.getByLabel(questionsWording.ask.label).fill('May a carrier give blood in Tamale?')
  await page.getByRole('button', { name: questionsWording.ask.send }).click()
  await expect(page.getByRole('heading', { level: 1, name: questionsWording.receipt.title })).toBeFocused()
}

const code = (page: Page) => page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)

test('on a small phone, what matters after sending is on the screen, below the header', async ({ page }) => {
  await open(page, '/contact')
  await sendMessage(page, 'My child has fever 39 and fast breathing')
  await expectInView(page, call(page))
  await sendMessage(page, 'Now she cannot breathe')
  await expectInView(page, call(page))

  await open(page, '/ask')
  await ask(page)
  await expectInView(page, code(page))
})

test('without scripts, too', slow, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport: { width: 360, height: 560 } })
  await page.goto('/contact')
  await sendMessage(page, 'My child has fever 39 and fast breathing')
  await expect(call(page)).toBeInViewport({ ratio: 1 })
  await page.goto('/ask')
  await ask(page)
  await expect(code(page)).toBeInViewport({ ratio: 1 })
  await page.close()
})
