import { expect, test } from 'vitest'
import { startOldSite } from '#test/old-site.ts'
import { createRetryingFetch } from './client.ts'

test('a site that does not respond is tried again four times, ever later', async () => {
  const old = await startOldSite()
  await old[Symbol.asyncDispose]()
  const waited: number[] = []
  const wait = async (milliseconds: number) => {
    waited.push(milliseconds)
  }
  const ask = createRetryingFetch({ wait, log: () => {} }, old.origin)
  await expect(ask({ address: new URL(old.origin), maxBytes: 100 })).rejects.toThrow('it does not respond')
  expect(waited).toEqual([1000, 5000, 20_000, 60_000])
})
