import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '#config.ts'
import { testCore } from '#test/core.ts'
import { startObjectStore } from '#test/object-store.ts'
import { Unavailable } from '../lib/errors.ts'
import { openS3Store } from './s3-store.ts'

const name = 'abcdefghjkmnpqrs-640.webp'
const file = { name, body: Buffer.from('a picture') }
const timeouts = { tryTimeout: 300, operation: 900, retryDelays: [1, 1, 1] }

let storage: Awaited<ReturnType<typeof startObjectStore>>
beforeEach(async () => {
  storage = await startObjectStore()
})
afterEach(() => {
  vi.useRealTimers()
  return storage.close()
})

const opened = (settings: Record<string, string> = {}) => {
  const { objectStore } = readConfig({ ...storage.settings, ...settings })
  if (!objectStore) throw new Error('The settings name no store.')
  return openS3Store(objectStore, timeouts)
}

test('a write waits for the store’s confirmation, with content type and permanent caching', async () => {
  await opened().write([file])
  const { body, headers } = storage.objects.get(name) ?? {}
  expect(body?.toString()).toBe('a picture')
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': expect.stringContaining('immutable') })
})

test.each([500, 503, 429])('status %i is retried until the store succeeds', async (status) => {
  storage.stumble({ status }, { status }, { status })
  await opened().write([file])
  expect(storage.asked).toHaveLength(4)
  expect(storage.objects.has(name)).toBe(true)
})

test('after four attempts a write fails, and nothing counts as written', async () => {
  storage.stumble(...Array.from({ length: 4 }, () => ({ status: 500 })))
  await expect(opened().write([file])).rejects.toThrow(
    new Unavailable('The picture store cannot be used: it answers 500.'),
  )
  expect(storage.objects.size).toBe(0)
})

test.each([501, 507])('status %i is final, and its cause is reported until a request succeeds', async (status) => {
  const store = opened()
  storage.stumble({ status })
  const cause = `The picture store refused the request: ${status}`
  await expect(store.write([file])).rejects.toThrow(cause)
  expect(store.problem?.()).toContain(cause)
  await store.write([file])
  expect(store.problem?.()).toBeUndefined()
})

test('a store that does not respond ends all tries together in time', async () => {
  storage.fallSilent()
  const { objectStore } = readConfig(storage.settings)
  if (!objectStore) throw new Error('The settings name no store.')
  const store = openS3Store(objectStore, { tryTimeout: 300, operation: 310, retryDelays: [1, 1, 1] })
  await expect(store.read(name)).rejects.toThrow('it takes too long')
  expect(storage.asked.length).toBeLessThan(3)
})

const photograph = Array.from({ length: 14 }, (_, at) => ({ ...file, name: name.replace('640', String(100 + at)) }))
const written = () => storage.asked.filter((request) => request.startsWith('PUT'))

test('a store that never responds is asked for the first files of a photograph only', async () => {
  storage.fallSilent()
  const { objectStore } = readConfig(storage.settings)
  if (!objectStore) throw new Error('The settings name no store.')
  const store = openS3Store(objectStore, { tryTimeout: 300, operation: 300, retryDelays: [1, 1, 1] })
  await expect(store.write(photograph)).rejects.toThrow('it takes too long')
  expect(written()).toHaveLength(6)
})

test('all files of a photograph have one end together', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const save = storage.objects.set.bind(storage.objects)
  storage.objects.set = (...object) => {
    vi.setSystemTime(Date.now() + timeouts.operation)
    return save(...object)
  }
  await expect(opened().write(photograph)).rejects.toThrow('it takes too long')
  expect(written()).toHaveLength(6)
  await expect.poll(() => storage.objects.size).toBe(0)
})

test('if one file of several cannot be written, none stays', async () => {
  storage.stumble({ status: 507 })
  await expect(opened().write(photograph)).rejects.toThrow(Unavailable)
  await expect.poll(() => storage.objects.size).toBe(0)
})

test('a store that does not respond runs into a timeout', async () => {
  storage.fallSilent()
  await expect(opened().read(name)).rejects.toThrow('it takes too long')
})

test('an unreachable store throws Unavailable, and works again once it is back', async () => {
  const store = opened()
  await store.write([file])
  await storage.goAway()
  for (const work of [
    () => store.read(name),
    () => store.write([file]),
    () => store.remove([name]),
    () => Array.fromAsync(store.list()),
  ])
    await expect(work()).rejects.toThrow(Unavailable)
  await storage.comeBack()
  expect(Buffer.from((await store.read(name)) ?? []).toString()).toBe('a picture')
})

test.each([
  ['a wrong key', { AWS_SECRET_ACCESS_KEY: 'wrong' }, '403 SignatureDoesNotMatch'],
  ['a token that the store never gave', { AWS_SESSION_TOKEN: 'unknown' }, '403 InvalidToken'],
  ['a bucket that is not there', { MEDIA_URL: 'elsewhere' }, '404 NoSuchBucket'],
])('%s is reported at once, by its name', async (_, { MEDIA_URL, ...keys }: Record<string, string>, reason) => {
  const url = storage.settings.MEDIA_URL.replace('pictures', MEDIA_URL ?? 'pictures')
  const store = opened({ MEDIA_URL: url, ...keys })
  await expect(store.read(name)).rejects.toThrow(new Unavailable(`The picture store refused the request: ${reason}`))
  expect(storage.asked).toHaveLength(1)
})

test('if a public address is set, visitors use it', () => {
  expect(opened().baseUrl).toBe('/media/')
  const url = `${storage.settings.MEDIA_URL}&public=https://pictures.example/voima/`
  expect(opened({ MEDIA_URL: url }).baseUrl).toBe('https://pictures.example/voima/')
})

test('the site starts even if its store is unreachable', async () => {
  await storage.goAway()
  await using stage = await testCore({ settings: storage.settings })
  expect(await stage.core.articles.list('news', 1, 10)).toMatchObject({ found: [] })
})
