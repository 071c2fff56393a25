/** A site whose PostgreSQL stops and starts again. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wording } from '#shared/wording.ts'
import { callsTo } from '#test/calls.ts'
import { type Site, startSite } from '#test/site.ts'
import { startPostgres } from '../../scripts/postgres/start.mjs'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let site: Site
beforeAll(async () => {
  postgres = await startPostgres()
  // Without starter content, because making its pictures would clear the page cache at any time.
  site = await startSite({ DATABASE_URL: `${postgres.url}/postgres`, RATE_LIMITS: 'off', STARTER_CONTENT: 'none' })
})
afterAll(async () => {
  await site.stop()
  await postgres.close()
})

const get = (path: string) => fetch(site.address + path)
const statusOf = async (path: string) => (await get(path)).status
const post = (path: string, body: object) =>
  fetch(`${site.address}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
const subscribe = (email: string) => post('/subscribe', { email })

/** Clients that send messages in sequence; `end` returns every status that they got. */
const startWriting = (people: number) => {
  const answers = new Set<number>()
  let isEnough = false
  const write = async () => {
    while (!isEnough) {
      const answer = await post('/contact', {
        name: 'Kofi',
        email: 'kofi@mail.example',
        message: 'We have a question.',
      })
      answers.add(answer.status)
      await answer.text()
    }
  }
  const writing = Promise.all(Array.from({ length: people }, write))
  // Checked at the end.
  writing.catch(() => {})
  return {
    seen: (status: number) => expect.poll(() => answers.has(status), { timeout: 15_000 }).toBe(true),
    end: async () => {
      isEnough = true
      await writing
      return [...answers].sort()
    },
  }
}

test('while the database is down, cached pages can be read, and a write is rejected with a sentence', async () => {
  const before = await (await get('/news')).text()
  await postgres.stop()
  await expect.poll(() => statusOf('/readyz')).toBe(503)
  expect(await (await get('/news')).text()).toBe(before)
  // Nobody has read the emergency page yet.
  for (const path of ['/healthz', '/help']) expect([path, await statusOf(path)]).toEqual([path, 200])
  for (const path of ['/', '/blog', '/places.json', '/sitemap.xml', '/files/0123456789abcdef/leaflet.pdf']) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('Retry-After')]).toEqual([path, 503, '10'])
  }
  const refused = await subscribe('esi@mail.example')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10'])
  expect((await refused.json()).detail).toMatch(/[Nn]othing was changed/)
})

test('once the database is back, everything works again, and new content is shown', async () => {
  await postgres.start()
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  expect(await (await get('/')).text()).not.toContain(wording.news.listFailed)
  expect((await subscribe('esi@mail.example')).status).toBe(201)
  await callsTo(site.address).publish('/blog', { title: 'Back again', content: 'Come.' })
  await expect.poll(async () => (await get('/blog')).text()).toContain('Back again')
})

test.each(['SIGINT', 'SIGQUIT'])(
  'if %s ends the database during writes, each write gets 201 or 503, and later writes succeed',
  async (signal) => {
    const writing = startWriting(8)
    await writing.seen(201)
    await postgres.stop(signal)
    await writing.seen(503)
    await postgres.start()
    await expect.poll(() => statusOf('/readyz')).toBe(200)
    expect(await writing.end()).toEqual([201, 503])
    expect((await post('/contact', { name: 'Esi', email: 'esi@mail.example', message: 'Are you back?' })).status).toBe(
      201,
    )
  },
)
