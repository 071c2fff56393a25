import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createDoor } from './door.ts'

let close = () => {}
afterEach(() => close())

/** A site whose answers wait until they are let go. */
const site = async (atOnce: number) => {
  const waiting: (() => void)[] = []
  const door = createDoor(atOnce, async (_, response) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    response.end('fine')
  })
  const server = createServer((request, response) => void door(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const inside = (count: number) => expect.poll(() => waiting.length).toBe(count)
  return { address, inside, letGo: () => waiting.splice(0).map((go) => go()) }
}

test('more than it can answer is turned away at once with a sentence, and served again afterwards', async () => {
  const { address, inside, letGo } = await site(2)
  const served = [fetch(address), fetch(address)]
  await inside(2)
  const page = await fetch(address)
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '2'])
  expect(await page.text()).toMatch(/try again/)
  const call = await fetch(`${address}/api/v1/news`)
  expect(await call.json()).toMatchObject({ status: 503, title: 'Service Unavailable' })
  letGo()
  expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200])
  const later = fetch(address)
  await inside(1)
  letGo()
  expect((await later).status).toBe(200)
})

test('whoever writes slowly keeps nobody from reading', async () => {
  const { address, inside, letGo } = await site(1)
  const writing = fetch(address, { method: 'POST' })
  await inside(1)
  const reading = fetch(address)
  await inside(2)
  letGo()
  expect([(await reading).status, (await writing).status]).toEqual([200, 200])
})
