import type { Locator, Page } from '@playwright/test'
import { nextStep } from '#shared/wording/subscribe.ts'
import { wording } from '#shared/wording.ts'
import { esi } from '#test/cast.ts'
import { expect, open, slow, test } from './support/test.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

const subscribe = async (page: Page, email: string) => {
  await footer(page).getByRole('textbox').fill(email)
  await footer(page).getByRole('button', { name: wording.subscribe.button }).click()
}

test('an address entered in the footer is subscribed once', async ({ page, calls }) => {
  await open(page, '/about')
  const sent = page.waitForRequest('**/api/v1/subscribe')
  await subscribe(page, esi.email)
  expect((await sent).postDataJSON()).toEqual({ email: esi.email })
  await expect(footer(page).getByText(wording.subscribe.done)).toBeVisible()

  await open(page, '/news')
  await subscribe(page, esi.email.toUpperCase())
  await expect(footer(page).getByText(wording.subscribe.done)).toBeVisible()
  const { subscriptions } = await calls.read('/subscribe')
  const addresses = subscriptions.map(({ email }: { email: string }) => email.toLowerCase())
  expect(addresses.filter((email: string) => email === esi.email)).toHaveLength(1)
})

test('the browser validates nothing: the server rejects the address, and the box says so', slow, async ({ page }) => {
  await open(page, '/')
  for (const nonsense of ['', 'not an address']) {
    const sent = page.waitForRequest('**/api/v1/subscribe')
    await subscribe(page, nonsense)
    expect((await sent).postDataJSON()).toEqual({ email: nonsense })
    await expect(footer(page).getByText(wording.subscribe.failed)).toBeVisible()
  }
})

test('without a connection the box says so and keeps the address', slow, async ({ page }) => {
  await open(page, '/')
  await page.route('**/api/v1/subscribe', (route) => route.abort())
  await subscribe(page, esi.email)
  await expect(footer(page).getByText(wording.subscribe.failed)).toBeVisible()
  await expect(footer(page).getByRole('textbox')).toHaveValue(esi.email)
})

// This site has no email account, so the box promises no email yet.
test('the texts of the box keep their distance from its button, before and after sending', slow, async ({ page }) => {
  await open(page, '/about')
  // Measures both at the same moment, because the page may still be moving after the width has changed.
  const gapBelow = async (above: Locator, below: Locator) => {
    const gap = (first: Element, second: Element | null) =>
      (second?.getBoundingClientRect().top ?? 0) - first.getBoundingClientRect().bottom
    return Math.round(await above.evaluate(gap, await below.elementHandle()))
  }
  const button = footer(page).getByRole('button', { name: wording.subscribe.button })
  const next = footer(page).getByText(nextStep(false))
  const agreement = wording.subscribe.agreement(false)
  // On a phone, what a person agrees to appears with the first use of the field.
  await expect(footer(page).getByText(agreement)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(footer(page).getByText(agreement)).toBeHidden()
  await footer(page).getByRole('textbox').focus()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await gapBelow(button, footer(page).getByText(agreement))).toBeGreaterThanOrEqual(8)
  }
  await subscribe(page, 'gap@mail.example')
  await expect(next).toBeVisible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await gapBelow(footer(page).getByText(wording.subscribe.done), next)).toBeGreaterThanOrEqual(8)
    expect(await gapBelow(next, footer(page).getByText('Your email', { exact: true }))).toBeGreaterThanOrEqual(8)
  }
})
