import { listedPaths } from '#shared/pages/page-lists.ts'
import { clinic } from '#test/clinics.ts'
import { screeningDay } from '#test/events.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, test } from './support/test.ts'

// The longest file, so its tests are distributed over the workers.
test.describe.configure({ mode: 'parallel' })
// Without motion, because a half-finished transition has colours of its own.
test.use({ reducedMotion: 'reduce' })

const publicPages = [
  '/',
  '/news',
  '/blog',
  '/about',
  '/contact',
  '/volunteer',
  '/subscribe',
  '/help',
  '/genotype#as-sc',
  '/news/none',
  '/nowhere',
  '/admin',
]

for (const path of publicPages)
  test(`${path} has no accessibility violation and fits`, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page)
  })

const largeText = { standard: 32, fixed: 26 }

for (const path of [...new Set([...listedPaths, ...publicPages, '/subscribe/confirm/used', '/unsubscribe/used'])])
  test(`${path} fits on the smallest phone with text at 200 %`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: largeText })
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

test('with text at 200 %, the first screen of a small phone shows the first warning sign', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: largeText })
  await page.setViewportSize({ width: 320, height: 560 })
  await page.goto('/help')
  await expect(page.locator('#warning-signs strong').first()).toBeInViewport()
})

test('an article of each feed has no accessibility violation', async ({ page, request }) => {
  for (const [path, key] of [
    ['/news', 'news'],
    ['/blog', 'blogs'],
  ] as const) {
    const list = await (await request.get(`/api/v1${path}?page=1&limit=1`)).json()
    await open(page, `${path}/${list[key][0]._id}`)
    await expectAccessible(page)
  }
})

const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('a place of care and its print sheets have no accessibility violations', async ({ page, calls }) => {
  const { place } = await calls.create('/places', { ...clinic, town: 'Hohoe' })
  await calls.create(`/places/${place._id}/checks`, { how: 'visited', result: 'right' })
  for (const path of ['/places', `/places/${place.slug}`, '/print', '/print/help', '/print/genotype']) {
    await open(page, path)
    await expectAccessible(page, [320, 1280])
  }
})

test('an event, its sign-up form and a sign-up page have no accessibility violations', async ({ page, calls }) => {
  const startsAt = hoursAhead(48)
  const day = { ...screeningDay, startsAt, endsAt: hoursAhead(52), times: [{ startsAt, seats: 20 }] }
  const { event } = await calls.create('/events', day)
  await calls.create(`/events/${event._id}/publish`, {})
  const { times: offered } = await calls.read(`/events/${event.slug}/times`)
  const taken = { calledBy: 'Kofi', people: 1, time: offered[0]._id }
  const { code } = await calls.create(`/events/${event._id}/signups`, taken)
  for (const path of [`/events/${event.slug}`, `/events/${event.slug}/signup`, `/signups/${code}`]) {
    await open(page, path)
    await expectAccessible(page, [320, 1280])
  }
  await calls.create(`/events/${event._id}/cancel`, {})
})

test('a published answer and the page of its question have no accessibility violation', async ({ page, calls }) => {
  const { question } = await calls.create('/questions', { question: 'Can my girl with SS swim in the sea?' })
  const { questions } = await calls.read('/questions/inbox')
  const path = `/questions/inbox/${questions[0]._id}`
  const answer = { question: 'Can a child with SS swim?', answer: 'Yes, in warm water.', isAnswered: true }
  const changed = await calls.change(path, { ...answer, version: questions[0].version })
  const headers = { Authorization: `Bearer ${await calls.tokenOfAma()}` }
  const reading = { name: 'Dr Esi Mensah', role: 'Paediatrician', version: changed.question.version }
  await page.request.put(`/api/v1${path}/reading`, { headers, data: reading })
  const { question: published } = await calls.create(`${path}/publish`, {})
  for (const each of ['/questions', `/questions/${published.slug}`, '/ask', `/ask/${question.code}`]) {
    await open(page, each)
    await expectAccessible(page, [320, 1280])
  }
})

test('a contact form that could not be sent has no accessibility violations', async ({ page }) => {
  await open(page, '/contact')
  await page.route('**/api/v1/**', (route) => route.abort())
  await page.getByRole('main').getByLabel('Name').fill('Kofi')
  await page.getByRole('main').getByLabel('Email').fill('kofi@mail.example')
  await page.getByRole('main').getByLabel('Subject').fill('Hello.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})
