import type { Page } from '@playwright/test'
import { ama, walk, yaw } from '#test/cast.ts'
import { screeningDay } from '#test/events.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { expectAccessible } from './support/accessible.ts'
import { firstVisit, kilobyte } from './support/first-visit.ts'
import { expect, fillLoginForm, open, signIn, slow, test } from './support/test.ts'

// The numbers on the dashboard are checked, so these tests have a site of their own.
test.use({
  settings: { STARTER_CONTENT: 'none', PUBLIC_URL: 'https://voima.example' },
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
})

test('Ama sees what needs her attention, the launch list, and how often articles are read', async ({ page, calls }) => {
  await test.step('Visitors read and write', async () => {
    const { newsItem } = await calls.publish('/news', walk)
    await calls.send(yaw)
    const startsAt = new Date(Date.now() + 86_400_000).toISOString()
    const times = [{ startsAt, seats: 9 }]
    const endsAt = new Date(Date.now() + 90_000_000).toISOString()
    const { event } = await calls.create('/events', { ...screeningDay, startsAt, endsAt, times })
    await calls.create(`/events/${event._id}/publish`, {})
    await calls.send({ ...yaw, message: 'My child has a fever and cannot breathe' })
    await calls.create('/questions', { question: 'Is malaria worse?' })
    await page.goto(`/news/${newsItem._id}`)
    await page.goto(`/news/${newsItem._id}`)
    await open(page, '/news')
    await page.getByRole('link', { name: walk.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: walk.title })).toBeVisible()
    await expect.poll(async () => (await calls.read('/readers')).total, { timeout: 20_000 }).toBe(3)
  })
  await test.step('The dashboard says what waits', async () => {
    await signIn(page)
    await page.goto('/admindashboard')
    await expect(page.getByRole('link', { name: '2 unread messages' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Enter your name' })).toHaveAttribute('href', '/account')
    const emergencies = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Answer first' }) })
    await expect(emergencies.getByRole('link')).toHaveText(['1 message may be an emergency'])
    const week = page.getByRole('region', { name: 'Today and this week' })
    await expect(week.getByText('0 of 9 seats')).toBeVisible()
    await expect(week.getByRole('link', { name: 'Sign-ups and door' })).toHaveAttribute('href', /\/people$/)
    const open = page.getByRole('region', { name: 'Incomplete articles' })
    await expect(open.getByRole('link')).toHaveText([/^News: 1 \(/])
    const launch = page.getByRole('region', { name: 'Before you launch' })
    // What happens this week comes first, so the launch list is one line.
    await expect(launch.getByText('Replace 11 examples', { exact: true })).toBeHidden()
    await launch.getByText('1 of 9 done').click()
    await expect(launch.getByText('Replace 11 examples', { exact: true })).toBeVisible()
    const readers = page.getByRole('region', { name: 'Readers' })
    await expect(readers).toContainText('Articles were opened 3 times in the last 30 days.')
    await readers.getByText('Show as table').click()
    await expect(readers.getByRole('row')).toHaveCount(31)
    await readers.getByRole('link', { name: walk.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: walk.title })).toBeVisible()
    await expect(page.getByText('Opened 3 times in the last 90 days.')).toBeVisible()
  })
  await test.step('The palette finds everything', async () => {
    await page.getByRole('button', { name: 'Find anything' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Go to' })
    const field = palette.getByRole('searchbox')
    // At once, while the palette opens.
    await page.keyboard.type('backups')
    await expect(field).toHaveValue('backups')
    for (const [words, result] of [
      [walk.title, `Edit “${walk.title}” Article`],
      [yaw.email, `${yaw.name}: ${yaw.message} Message`],
      ['ama@voima', 'ama@voima.example Person'],
      [screeningDay.title, `${screeningDay.title}, ${screeningDay.town}, `],
      ['Medical adviser', 'Team: “Medical adviser” Website text'],
      ['malaria', 'Is malaria worse? Question'],
      ['money mobile', 'Giving details Page'],
      ['logo', 'Look Page'],
      ['home page', 'Texts Page'],
      ['cash', 'Gifts Page'],
      ['donation', 'Gifts Page'],
    ] as const) {
      await field.fill(words)
      await expect(palette.getByRole('link', { name: result })).toBeVisible()
    }
    await field.fill('backups')
    await expect(palette.getByRole('link')).toHaveText(['Backups Page'])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/backups')
  })
  await test.step('The menu is seen at once, and its entries have tabs', async () => {
    await expectMenuInView(page, { width: 1280, height: 720 })
    await page.getByRole('link', { name: 'Articles' }).click()
    await page.getByRole('navigation', { name: 'Area Articles' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 640 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectMenuInView(page, { width: 360, height: 640 })
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Inbox' }).click()
    await expect(page).toHaveURL('/managecontact')
  })
})

test(
  'a person at the door finds an event by its town and day, and a writer of newsletters finds one',
  slow,
  async ({ page, calls }) => {
    const esi = { email: 'esi.door@voima.example', password: 'a long enough password' }
    await calls.addPerson(esi, 'editor')
    const { users } = await calls.read('/users')
    const { _id: id } = users.find(({ email }: { email: string }) => email === esi.email)
    await calls.confirm()
    await calls.change(`/users/${id}`, { jobs: ['door', 'newsletter'] })
    const times = { startsAt: '2099-03-07T09:00:00Z', endsAt: '2099-03-07T15:00:00Z', times: [] }
    const { event } = await calls.create('/events', {
      ...screeningDay,
      ...times,
      title: 'Talk at the school',
      town: 'Keta',
    })
    await calls.create(`/events/${event._id}/publish`, {})
    await calls.create('/newsletters', { subject: 'A letter', content: 'Good news.' })
    await open(page, '/admin')
    await fillLoginForm(page, esi.password, esi.email)
    await page.getByRole('button', { name: 'Find anything' }).click()
    const palette = page.getByRole('dialog', { name: 'Go to' })
    await palette.getByRole('searchbox').fill('a letter')
    await expect(palette.getByRole('link', { name: /^A letter, \d+ \w+ \d{4} Newsletter$/ })).toBeVisible()
    await palette.getByRole('searchbox').fill('keta 7 march')
    await palette.getByRole('link', { name: 'Talk at the school, Keta, 7 March 2099 Event' }).click()
    await expect(page).toHaveURL(`/manageevents/${event._id}/people`)
  },
)

/** All ten entries, and the way to sign out. */
const expectMenuInView = async (page: Page, size: { width: number; height: number }) => {
  await page.setViewportSize(size)
  const entries = page.getByRole('navigation', { name: 'Admin' }).getByRole('listitem')
  await expect(entries).toHaveCount(10)
  for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
}

test(
  'Ama connects the email account from the launch list, and the form says what to correct',
  slow,
  async ({ page }) => {
    const server = await startSmtpServer()
    await signIn(page)
    await open(page, '/admindashboard')
    // Folded while an event of the first test is this week.
    await page.getByText('of 9 done').click()
    await page.getByRole('link', { name: 'Connect an email account' }).click()
    const account = page.getByRole('region', { name: 'Email account' })
    await account.getByLabel('Mail server (SMTP)').fill('127.0.0.1')
    await account.getByLabel('Port').fill('1')
    await account.getByLabel('Sender’s address').fill('info@voima.example')
    await account.getByRole('button', { name: 'Check and save' }).click()
    await account.getByLabel('Your password').fill(ama.password)
    await account.getByRole('button', { name: 'Check and save' }).click()
    await expect(account.getByRole('alert').getByRole('link')).toHaveText(['Mail server (SMTP)'])
    await expect(account.getByLabel('Mail server (SMTP)')).toBeFocused()
    await account.getByLabel('Port').fill(new URL(server.url).port)
    await account.getByRole('button', { name: 'Check and save' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The mail server accepted the account.' })).toBeInViewport()
    await page.goto('/readers')
    await expect(page.getByRole('img', { name: /^One bar for each/ }).first()).toBeVisible()
    await server.close()
  },
)

test('the dashboard makes one API call of its own, is light, and is accessible', slow, async ({ page, calls }) => {
  test.setTimeout(60_000)
  const { newsItem } = await calls.publish('/news', { ...walk, title: 'Anotherverylongwordthatneverends'.repeat(4) })
  await signIn(page)
  for (const path of ['/admindashboard', `/readers/news/${newsItem._id}`]) {
    await open(page, path)
    await expectAccessible(page)
  }
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const { bytes, requests } = await firstVisit(page, '/admindashboard')
  expect(asked.filter((path) => path.startsWith('/api/')).sort()).toEqual(['/api/v1/auth/account', '/api/v1/dashboard'])
  // The forms for writing and the lists are loaded on their own pages.
  expect(asked.filter((path) => /\/(?:article|lists|writing)-/.test(path))).toEqual([])
  expect({ asked, isFew: requests <= 24 }).toMatchObject({ isFew: true })
  expect(bytes).toBeLessThanOrEqual(180 * kilobyte)
})

/** The lengths of the bars of a chart, and the numbers in the first column of its table, in the same order. */
const barsAndNumbers = (part: Element) => {
  const bars = [...part.querySelectorAll('svg rect')]
  const isFlat = part.querySelector('svg text') !== null
  const numbers = [...part.querySelectorAll('tbody td:nth-child(2)')].map(({ textContent }) => Number(textContent))
  return {
    bars: bars.map((bar) => Number(bar.getAttribute(isFlat ? 'width' : 'height'))),
    numbers: isFlat ? numbers : numbers.reverse(),
  }
}

test('on a low screen the menu shows the current page, and the page starts at its top', slow, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await signIn(page)
  await page.goto('/history')
  const menu = page.getByRole('navigation', { name: 'Admin' })
  await expect(menu.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('each chart is an image with a table that has the same numbers', slow, async ({ page, calls }) => {
  const { newsItem } = await calls.publish('/news', { ...walk, title: 'A walk that is found' })
  await calls.create('/subscribe/import', {
    subscribers: [{ email: 'teacher@school.example' }],
    consent: 'paper list',
    isConfirmed: true,
  })
  await page.goto(`/news/${newsItem._id}`, { referer: 'https://www.google.com/' })
  const sources = async () => JSON.stringify((await calls.read('/readers/statistics')).sources)
  await expect.poll(sources).toContain('search')
  await signIn(page)
  await page.goto('/readers')
  for (const name of ['Readers', 'Where visits come from', 'Articles', 'Subscribers']) {
    const part = page.getByRole('region', { name })
    await expect(part.getByRole('img')).toHaveAccessibleName(/^One bar for each/)
    await expect(part.getByRole('table')).toBeVisible()
    const { bars, numbers } = await part.evaluate(barsAndNumbers)
    const unit = Math.max(...bars) / Math.max(...numbers)
    expect(bars.map((bar) => Math.round(bar / unit))).toEqual(numbers)
    expect(Math.max(...numbers)).toBeGreaterThan(0)
  }
  await expect(page.getByRole('region', { name: 'Where visits come from' }).getByRole('table')).toContainText(
    'Search engines',
  )
  await expectAccessible(page)
})
