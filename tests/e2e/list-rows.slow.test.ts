/** Rows of lists in the admin area: what must stay on one line, and on which screen. */
import type { Locator, Page } from '@playwright/test'
import { clinic } from '#test/clinics.ts'
import { screeningDay } from '#test/events.ts'
import { gift } from '#test/giving.ts'
import { expect, open, signIn, test } from './support/test.ts'

// A separate site, because other journeys expect no places or events.
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
  await open(page, '/manageplaces?state=all')
  expect(await linesOf(page.locator('a[href^="tel:"]'))).toBe(1)
  expect(await linesOf(page.locator('td time'))).toBe(1)
})

const searches = ['contact', 'volunteers', 'gifts', 'subscribers', 'places', 'questions', 'news']

/** How many pixels of the placeholder are outside its field. */
const cutOff = (field: HTMLInputElement) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field)
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  if (!pen) throw new Error('The browser cannot measure text.')
  pen.font = font
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return Math.max(0, pen.measureText(field.placeholder).width - room)
}

test('a phone shows the whole placeholder of every search field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await signIn(page)
  for (const list of searches) {
    await open(page, `/manage${list}`)
    const field = page.locator('main').getByRole('searchbox').first()
    expect([list, await field.evaluate(cutOff)]).toEqual([list, 0])
  }
})

test('the inbox on a phone shows each name on one line', async ({ page, calls }) => {
  const names = ['Kofi', 'Nana Akua Frimpomaa Sarpong-Kumankoma of Hohoe and Kpando']
  for (const name of names) await calls.send({ name, email: 'kofi@mail.example', message: 'Where can I be tested?' })
  await page.setViewportSize({ width: 360, height: 560 })
  await signIn(page)
  await open(page, '/managecontact')
  const heights = names.map(async (name) => (await page.getByText(name, { exact: true }).boundingBox())?.height)
  expect(new Set(await Promise.all(heights)).size).toBe(1)
  await page.getByRole('link', { name: /^View .*Kumankoma/ }).click()
  await expect(
    page
      .getByText(/Kumankoma of Hohoe/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

/** How many rows are completely between the top of the screen and the bar at its bottom, without scrolling. */
const rowsInView = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) => {
    const bars = [...document.querySelectorAll('nav')].filter((bar) => getComputedStyle(bar).position === 'fixed')
    const end = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top))
    return rows.filter((row) => row.getBoundingClientRect().bottom <= end).length
  })

test('a phone shows four articles or six gifts at once', async ({ page, calls }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page)
  for (let count = 0; count < 6; count += 1) {
    const title = 'A free screening day at the market in Kaneshie, with music'
    await calls.publish('/news', { title, author: 'Ama Owusu Frimpong', content: 'Come along.' })
    await calls.create('/gifts/received', { ...gift, amount: 5_000, name: 'Efua Mensah Asante' })
  }
  await open(page, '/managenews')
  await expect(page.getByRole('row').nth(1)).toContainText('Incomplete')
  expect(await rowsInView(page)).toBeGreaterThanOrEqual(4)
  await open(page, '/managegifts?state=received')
  await expect(page.getByRole('row').nth(6)).toBeVisible()
  expect(await rowsInView(page)).toBeGreaterThanOrEqual(6)
})

test('an event in a list on a phone has its buttons on one line, and so has its list of sign-ups', async ({
  page,
  calls,
}) => {
  const startsAt = new Date(Date.now() + 86_400_000).toISOString()
  const endsAt = new Date(Date.now() + 90_000_000).toISOString()
  const { event } = await calls.create('/events', {
    ...screeningDay,
    startsAt,
    endsAt,
    times: [{ startsAt, seats: 9 }],
  })
  await calls.create(`/events/${event._id}/publish`, {})
  await page.setViewportSize({ width: 360, height: 560 })
  await signIn(page)
  const topOf = async (name: string) => (await page.getByRole('link', { name }).boundingBox())?.y
  await open(page, '/manageevents')
  expect((await page.getByRole('button', { name: /^More/ }).boundingBox())?.y).toBe(await topOf('Sign-ups and door'))
  await open(page, `/manageevents/${event._id}/people`)
  expect(await topOf('Attendance')).toBe(await topOf('Door'))
})
