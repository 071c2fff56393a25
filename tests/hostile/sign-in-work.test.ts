import { beforeEach, expect, test, vi } from 'vitest'
import { testApi } from '#test/api.ts'
import { ama, esi } from '#test/cast.ts'
import { administratorSettings } from '#test/databases.ts'

/** The cost parameters of each key derivation: recorded, because measuring time would be unreliable. */
const { costs } = vi.hoisted(() => ({ costs: [] as string[] }))
vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>()
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) => {
    const { memory, passes, parallelism, tagLength } = parameters
    costs.push([algorithm, memory, passes, parallelism, tagLength].join(' '))
    crypto.argon2(algorithm, parameters, callback)
  }
  return { ...crypto, argon2 }
})

/** The pauses that equalise response times: each ends when the test says so. */
const { pauses } = vi.hoisted(() => ({ pauses: [] as { milliseconds: number; end: () => void }[] }))
vi.mock('node:timers/promises', async (load) => ({
  ...(await load<typeof import('node:timers/promises')>()),
  setTimeout: (milliseconds: number) => new Promise<void>((end) => pauses.push({ milliseconds, end })),
}))

beforeEach(() => {
  costs.length = 0
  pauses.length = 0
})

const wrong = 'four drums and no tune'

test('a wrong password costs the same work for every address and every other error', async () => {
  await using stage = await testApi({ settings: { ...administratorSettings, RATE_LIMITS: 'off' } })
  costs.length = 0
  const people = [ama.email, ama.email.toUpperCase(), 'nobody@voima.example', 'no address', `${'x'.repeat(240)}@y.z`]
  const works: Record<string, string[]> = {}
  for (const email of people) {
    const { status } = await stage.ask({ method: 'POST', path: '/auth/login', body: { email, password: wrong } })
    expect([email, status]).toEqual([email, 401])
    works[email] = costs.splice(0)
  }
  for (const work of Object.values(works)) expect(work).toEqual(['argon2id 19456 2 1 32'])
})

test('an attempt beyond the rate limit costs no work', async () => {
  await using stage = await testApi()
  const guess = () => stage.ask({ method: 'POST', path: '/auth/login', body: { ...ama, password: wrong } })
  for (let time = 0; time < 10; time += 1) await guess()
  costs.length = 0
  expect((await guess()).status).toBe(429)
  expect(costs).toEqual([])
})

test('subscribing takes the same time, whether or not the address is known', async () => {
  await using stage = await testApi()
  const subscribe = async (email: string) => {
    let isAnswered = false
    const answer = stage.ask({ method: 'POST', path: '/subscribe', body: { email } }).finally(() => {
      isAnswered = true
    })
    await expect.poll(() => pauses.length).toBe(1)
    const [pause] = pauses.splice(0)
    // Data is written before the pause ends.
    await expect.poll(async () => (await stage.core.subscribers.list(1, 10)).found.length).toBe(1)
    expect(isAnswered).toBe(false)
    pause?.end()
    return [(await answer).status, pause?.milliseconds]
  }
  const unknown = await subscribe(esi.email)
  expect(unknown).toEqual([201, 100])
  expect(await subscribe(esi.email)).toEqual(unknown)
})
