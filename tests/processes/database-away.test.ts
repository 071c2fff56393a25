/** A site whose PostgreSQL goes away and comes back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '../../scripts/postgres/start.mjs'
import { callsTo } from '../support/calls.ts'
import { type Site, startSite } from '../support/site.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let site: Site
beforeAll(async () => {
  postgres = await startPostgres()
  site = await startSite({ DATABASE_URL: `${postgres.url}/postgres` })
})
afterAll(async () => {
  await site.stop()
  await postgres.close()
})

const get = (path: string) => fetch(site.address + path)
const statusOf = async (path: string) => (await get(path)).status
const subscribe = (email: string) =>
  fetch(`${site.address}/api/v1/subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })

test('while it is away what was read before can be read, and a write is refused with a sentence', async () => {
  const before = await (await get('/news')).text()
  await postgres.stop()
  await expect.poll(() => statusOf('/readyz')).toBe(503)
  expect(await (await get('/news')).text()).toBe(before)
  expect(await statusOf('/healthz')).toBe(200)
  const refused = await subscribe('esi@mail.example')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10'])
  expect((await refused.json()).detail).toMatch(/nothing was changed/)
})

test('when it is back everything works again by itself, and what is written is shown', async () => {
  await postgres.start()
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  expect((await subscribe('esi@mail.example')).status).toBe(201)
  await callsTo(site.address).publish('/blog', { title: 'Back again', content: 'Come.' })
  await expect.poll(async () => (await get('/blog')).text()).toContain('Back again')
})
