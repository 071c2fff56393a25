/** Figures of sign-ups and check-in: page weight, and check-in at an event with two phones and no network. */
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { openDatabase } from '#core/database/open.ts'
import { doorWording as words } from '#shared/wording/door.ts'
import { signupWording } from '#shared/wording/signups.ts'
import { dayAdder, insertSignups } from '#test/signup-days.ts'
import type { Site } from '#test/site.ts'
import { asVisitor, nextVisitor } from '#test/visitors.ts'
import { expectAccessible } from './support/accessible.ts'
import { firstVisit, kilobyte } from './support/first-visit.ts'
import { expect, signIn, test } from './support/test.ts'

// A separate site, because other journeys expect no events.
test.use({ settings: {}, viewport: { width: 360, height: 560 } })

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

type Day = { id: string; names: string[]; times: number; phones?: boolean }

const planDay = async ({ dataDir }: Site, { id, names, times, phones = false }: Day) => {
  const db = await openDatabase(join(dataDir, 'voima.db'))
  await dayAdder(db)({ id, startsAt: inHours(1), endsAt: inHours(11), seats: 500, times })
  const phoneOf = (at: number) => (phones ? `024 ${1_000_000 + ((at * 7_368_787) % 9_000_000)}` : null)
  await insertSignups(
    db,
    names.map((called_by, at) => ({ time: `${id}-${at % times}`, called_by, phone: phoneOf(at) })),
  )
  await db.destroy()
}

const namesOf = (count: number) => Array.from({ length: count }, (_, at) => `Guest ${at + 1} of Hohoe`)

test('an event with limited places, its form and the page of a code weigh at most 12 KB without scripts', async ({
  browser,
  baseURL,
  site,
}) => {
  await planDay(site, { id: 'ho', names: [], times: 8 })
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width: 360, height: 560 } })
  const page = await plain.newPage()
  for (const path of ['/events/screening-ho', '/events/screening-ho/signup']) {
    const { bytes, scripts } = await firstVisit(page, path)
    expect([path, scripts, bytes <= 12 * kilobyte]).toEqual([path, 0, true])
  }
  await page.getByLabel(signupWording.form.name).fill('Kofi')
  await page.getByRole('button', { name: signupWording.form.button }).click()
  await expect(page).toHaveTitle(/^Thank you. You have a seat: Screening in ho/)
  const { bytes, scripts } = await firstVisit(page, page.url())
  expect([scripts, bytes <= 12 * kilobyte]).toEqual([0, true])
  await plain.close()
})

test('the printed door list has one A4 page for each time of 20 people, with only names and boxes', async ({
  page,
  site,
}) => {
  await planDay(site, { id: 'hohoe', names: namesOf(60), times: 3, phones: true })
  await signIn(page)
  await page.goto('/manageevents/hohoe/door')
  await expect(page.getByRole('button', { name: `${words.came}: Guest 1 of Hohoe`, exact: true })).toBeVisible()
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(3)
  expect(paper).toMatch(/\/MediaBox\s*\[\s*0 0 59[45](?:\.\d+)? 84[12]/)
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  expect(text).toContain('Guest 60 of Hohoe')
  expect(text).not.toContain('024')
})

test('the printed door list without names has the event and lines for the counts', async ({ page, site }) => {
  await planDay(site, { id: 'aflao', names: [], times: 1 })
  await signIn(page)
  await page.goto('/manageevents/aflao/door')
  await expect(page.getByText(words.none)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  expect(text).toMatch(/^Screening in aflao\n/)
  expect(text).toContain(words.count.walkedIn)
})

test('a small phone at the door shows the search and the first two names, and walk-ins at every place of the list', async ({
  page,
  site,
}) => {
  await planDay(site, { id: 'juapong', names: namesOf(100), times: 2 })
  await signIn(page)
  await page.goto('/manageevents/juapong/door')
  const walkIn = page.getByRole('button', { name: words.more(words.count.walkedIn) })
  const guest = (who: number) => page.getByRole('button', { name: `${words.came}: Guest ${who} of Hohoe`, exact: true })
  for (const control of [walkIn, page.getByRole('searchbox'), guest(1), guest(3)])
    await expect(control).toBeInViewport({ ratio: 1 })
  await page.getByText(words.wiped).scrollIntoViewIfNeeded()
  await expect(walkIn).toBeInViewport({ ratio: 1 })
  await guest(1).focus()
  await expect(guest(1)).toBeInViewport({ ratio: 1 })
  await page.getByText(`${words.count.tested}: 0`).click()
  await page.getByRole('button', { name: words.more(words.count.tested) }).click()
  await expect(page.getByText(`${words.count.tested}: 1`)).toBeVisible()
})

test('the door list with 500 names and phone numbers is sent in at most 5 KB', async ({ page, site }) => {
  await planDay(site, { id: 'kpando', names: namesOf(500), times: 5, phones: true })
  await signIn(page)
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/v1/events/kpando/door'))
  await page.goto('/manageevents/kpando/door')
  const headers = await (await sent).allHeaders()
  expect(headers['content-encoding']).toBe('br')
  expect(Number(headers['content-length'])).toBeLessThanOrEqual(5 * kilobyte)
  await page.getByRole('searchbox').fill('024 1 000 000')
  await expect(page.getByRole('button', { name: `${words.came}: Guest 1 of Hohoe` })).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^${words.came}`) })).toHaveCount(1)
})

const openPhone = async (context: BrowserContext, path: string) => {
  const page = await context.newPage()
  await page.clock.install()
  await signIn(page)
  await page.goto(path)
  await expect(page.getByText(words.stored)).toBeVisible()
  await context.setOffline(true)
  return page
}

const press = async (page: Page, verb: string, who: number) => {
  await page.getByRole('button', { name: `${verb}: Guest ${who} of Hohoe`, exact: true }).click()
  await expect(page.getByRole('button', { name: `${words.undo}: Guest ${who} of Hohoe`, exact: true })).toBeVisible()
}

const countWalkIns = async (page: Page, count: number) => {
  const more = page.getByRole('button', { name: words.more(words.count.walkedIn) })
  for (let one = 0; one < count; one += 1) await more.click()
}

test('two phones at the door, eight hours without a network: nobody is counted twice or lost', async ({
  browser,
  baseURL,
  calls,
  site,
}) => {
  test.setTimeout(240_000)
  const guests = 24
  await planDay(site, { id: 'tema', names: namesOf(guests), times: 2 })
  const door = '/manageevents/tema/door'
  const phone = () =>
    browser.newContext({
      ...(baseURL && { baseURL }),
      serviceWorkers: 'allow',
      viewport: { width: 360, height: 560 },
      extraHTTPHeaders: asVisitor(nextVisitor()),
    })
  const [hers, his] = [await phone(), await phone()]
  const [one, other] = [await openPhone(hers, door), await openPhone(his, door)]

  // Each hour, each phone marks two people of its own, one whom the other marks, too, and a walk-in.
  for (let at = 0; at < 8; at += 1) {
    const both = 3 * at + 1
    for (const [page, alone] of [
      [one, both + 1],
      [other, both + 2],
    ] as const) {
      await press(page, words.came, both)
      await press(page, words.came, alone)
      await countWalkIns(page, 2)
      await page.clock.fastForward('01:00:00')
    }
    // A phone that was switched off and on.
    if (at === 3) for (const page of [one, other]) await page.goto(door)
  }
  await expect(one.getByText(words.waiting(32))).toBeVisible()

  // The first response is lost after the site has stored the marks.
  let isLost = false
  await hers.route('**/api/v1/events/tema/door', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await Promise.all([hers.setOffline(false), his.setOffline(false)])
  for (const page of [one, other]) {
    await page.clock.runFor(20_000)
    await expect(page.getByText(words.saved)).toBeVisible()
  }
  expect(isLost).toBe(true)
  const counts = { came: guests, walkedIn: 32, signed: guests }
  expect(await calls.read('/events/tema/counts')).toMatchObject(counts)
  for (const page of [one, other]) {
    await page.goto(door)
    await expect(page.getByText(words.of(12, 12))).toHaveCount(2)
    await expect(page.getByText('32', { exact: true })).toBeVisible()
  }
  expect(await calls.read('/events/tema/counts')).toMatchObject(counts)
  await Promise.all([hers.close(), his.close()])
})

test('the sign-up screens have no axe violations, on a phone and a wide screen, light and dark', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  await planDay(site, { id: 'keta', names: namesOf(5), times: 2, phones: true })
  await page.goto('/events/screening-keta/signup')
  await page.getByLabel(signupWording.form.name).fill('Kofi')
  await page.getByRole('button', { name: signupWording.form.button }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(signupWording.taken.title)
  await expect(heading).toBeInViewport()
  const paths = ['/events/screening-keta/signup', new URL(page.url()).pathname]
  await signIn(page)
  for (const path of [...paths, ...['people', 'email', 'door', 'after'].map((name) => `/manageevents/keta/${name}`)]) {
    await page.goto(path)
    await expectAccessible(page, [320, 1280])
  }
})
