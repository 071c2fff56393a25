/** Rows of lists in the admin area: what must stay on one line, and on which screen. */
import type { Locator } from '@playwright/test'
import { clinic } from '#test/clinics.ts'
import { expect, open, signIn, test } from './support/test.ts'

// A separate site, because other journeys expect no places.
test.use({ settings: {} })

const linesOf = (element: Locator) => element.evaluate((inline) => inline.getClientRects().length)

test('in the list of places, telephone number and date of the last check stay whole on a laptop', async ({
  page,
  calls,
}) => {
  const { place } = await calls.create('/places', { ...clinic, phones: ['+233 24 123 4567'] })
  await calls.create(`/places/${place._id}/checks`, { how: 'visited', result: 'right' })
  await page.setViewportSize({ width: 1280, height: 720 })
  await signIn(page)
  await open(page, '/manageplaces')
  expect(await linesOf(page.locator('a[href^="tel:"]'))).toBe(1)
  expect(await linesOf(page.locator('td time'))).toBe(1)
})
