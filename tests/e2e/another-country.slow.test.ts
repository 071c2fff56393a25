/** Another organisation in another country: nothing that anybody can read names ours, our country or its number. */
import { type Calls, callsTo } from '#test/calls.ts'
import { ama } from '#test/cast.ts'
import { clinic } from '#test/clinics.ts'
import { screeningDay } from '#test/events.ts'
import { gift, momo } from '#test/giving.ts'
import { helper } from '#test/volunteers.ts'
import { adminAddress, adminPaths } from './support/admin-pages.ts'
import { test } from './support/mail-site.ts'
import { expect, open, signIn } from './support/test.ts'
import { crawl, foundIn, readable, wordsOf } from './support/traces.ts'

test.use({ settings: { COUNTRY: 'tests/support/testland.ts', STARTER_CONTENT: 'yes' } })

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A record of each kind, and with it emails of most kinds. */
const fill = async (calls: Calls, address: string): Promise<Record<string, string>> => {
  const { part } = await calls.read('/site/look')
  const words = { ...part.words, name: 'Lunara Health', shortName: 'Lunara', motto: 'Health for all.' }
  await calls.change('/site/look', { version: part.version, words }, 'PUT')
  const { newsItem } = await calls.publish('/news', { title: 'A walk', content: 'We walk.', imageAlt: 'A road' })
  await calls.send({ name: 'Sam', email: 'sam@mail.example', message: 'I want to die. I have a fever and chest pain.' })
  const { messages } = await calls.read('/contact?page=1&limit=1')
  await calls.create(`/inbox/${messages[0]._id}/replies`, { text: 'Please go to the hospital.' })
  const { event } = await calls.create('/events', {
    ...screeningDay,
    ...{ region: 'XT-S', town: 'Testville', startsAt: `${soon(5)}T09:00:00Z`, endsAt: `${soon(5)}T15:00:00Z` },
    times: [{ startsAt: `${soon(5)}T09:00:00Z`, seats: 20 }],
  })
  await calls.create(`/events/${event._id}/publish`, {})
  const [time] = (await calls.read(`/events/${event._id}/times`)).times
  const guest = { calledBy: 'Sam', time: time._id, email: 'sam@mail.example' }
  await calls.create(`/events/${event._id}/signups`, guest)
  await calls.create(`/events/${event._id}/signups/emails`, { text: 'Bring water.' })
  await calls.create(`/events/${event._id}/cancel`, {})
  const { place } = await calls.create('/places', { ...clinic, region: 'XT-S', town: 'Testville' })
  await calls.create(`/places/${place._id}/checks`, { how: 'called', result: 'right' })
  await calls.create('/questions', { question: 'What is a carrier?' })
  const [{ _id: question }] = (await calls.read('/questions/inbox?page=1&limit=1')).questions
  await calls.create('/volunteers', { ...helper, region: 'XT-S', town: 'Testville', languages: ['en'] })
  const [{ _id: volunteer }] = (await calls.read('/volunteers?page=1&limit=1')).volunteers
  await calls.create(`/volunteers/${volunteer}/welcome`, { how: 'email', text: 'Welcome.' })
  await calls.create(`/volunteers/${volunteer}/link`, {})
  await calls.subscribe('reader@mail.example')
  const { newsletter } = await calls.create('/newsletters', { subject: 'A letter', content: 'Good news.' })
  await calls.create(`/newsletters/${newsletter._id}/test-email`, {})
  await fetch(`${address}/api/v1/auth/password-reset`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: ama.email }),
  })
  await calls.addPerson({ email: 'kojo@lunara.example', password: 'a long enough password' }, 'administrator')
  const other = callsTo(address, { email: 'kojo@lunara.example', password: 'a long enough password' })
  const { versions } = await calls.change('/giving', momo, 'PUT')
  await other.confirm()
  await other.create(`/giving/versions/${versions[0]._id}/approve`, {})
  await calls.create('/gifts', { ...gift, givenOn: soon(0), name: 'Sam', email: 'sam@mail.example' })
  const [{ _id: given }] = (await calls.read('/gifts?page=1&limit=1&state=promised')).gifts
  await calls.create(`/gifts/${given}/receive`, {})
  return {
    '/edit/:id': newsItem._id,
    '/messages/:id': messages[0]._id,
    '/pictures/:id': newsItem.imageId,
    '/readers/:kind/:id': newsItem._id,
    '/manageevents/:id': event._id,
    '/manageplaces/:id': place._id,
    '/managequestions/:id': question,
    '/managevolunteers/:id': volunteer,
    '/managenewsletters/:id': newsletter._id,
    '/managegifts/:id': given,
  }
}

test('nothing that anybody can read names our organisation, our country or its number', async ({
  page,
  calls,
  site,
}) => {
  test.setTimeout(600_000)
  const ids = await fill(calls, site.address)
  const found: string[] = []

  await test.step('pages, feeds, files and print sheets', async () => {
    const starts = ['/', '/sitemap.xml', '/robots.txt', '/print', '/nothing-here', '/places.json', '/places.csv']
    const more = ['/manifest.webmanifest', '/events.ics', '/api/v1/docs', '/api/v1/openapi.json', '/api/v1/nothing']
    const pages = await crawl(site.address, [...starts, ...more, '/search?q=emergency', '/search?q=test'])
    const light = await crawl(site.address, ['/', '/help', '/places'], { Cookie: 'data-saver=on' })
    expect(pages.size).toBeGreaterThan(80)
    const [home = '', map = ''] = ['200 /', '200 /sitemap.xml'].map((path) => pages.get(path))
    for (const words of ['Lunara Health', 'Health for all', 'Testland']) expect(home).toContain(words)
    expect(pages.get('200 /help')).toContain('href="tel:999"')
    expect(JSON.parse(pages.get('200 /manifest.webmanifest') ?? '')).toMatchObject({ short_name: 'Lunara' })
    // A page about Ghana.
    expect((await fetch(`${site.address}/press`)).status).toBe(404)
    expect(map).toContain('/help<')
    expect([...pages.values()].filter((text) => /"\/press["#]|\/press</.test(text))).toEqual([])
    for (const [path, text] of [...pages, ...light]) found.push(...foundIn(path, readable(path, text)))
  })
  await test.step('emails', async () => {
    await calls.confirm()
    const states = await Promise.all(['waiting', 'sent'].map((state) => calls.read(`/outbox?state=${state}&limit=100`)))
    const emails = states.flatMap((state) => state.emails)
    expect(new Set(emails.map(({ purpose }: { purpose: string }) => purpose)).size).toBeGreaterThan(12)
    for (const { _id, subject } of emails) {
      const { email } = await calls.read(`/outbox/${_id}`)
      found.push(...foundIn(`email ${subject}`, [JSON.stringify(email)]))
    }
  })
  await test.step('the admin area', async () => {
    await signIn(page)
    for (const path of ['/admin', '/forgot', '/join', ...(await adminPaths())]) {
      await open(page, adminAddress(path, ids))
      await expect(page.locator('h1').first()).toBeVisible()
      found.push(...foundIn(path, wordsOf(await page.content())))
    }
  })
  expect([...new Set(found)]).toEqual([])
})

test('people type and read the time of the country', async ({ page, calls, site }) => {
  const [startsAt, endsAt] = ['03:15', '09:15'].map((time) => `${soon(6)}T${time}:00.000Z`)
  const where = { region: 'XT-S', town: 'Testville', startsAt, endsAt, times: [] }
  const { event } = await calls.create('/events', { ...screeningDay, ...where })
  await signIn(page)
  await open(page, `/manageevents/${event._id}`)
  await expect(page.getByLabel('From')).toHaveValue('09:00')
  await expect(page.getByLabel('From')).toHaveAccessibleDescription(/Testland time/)
  await page.getByLabel('From').fill('10:30')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await calls.read(`/events/${event._id}`)).event.startsAt).toContain('T04:45:00')
  await calls.create(`/events/${event._id}/publish`, {})
  expect(await (await fetch(`${site.address}/events/${event.slug}`)).text()).toContain('10:30 to 15:00')
  const calendar = await (await fetch(`${site.address}/events.ics`)).text()
  expect(calendar).toContain(`DTSTART:${soon(6).replaceAll('-', '')}T044500Z`)
})
