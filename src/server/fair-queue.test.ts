import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** A queue whose tasks wait until the test ends them one by one. */
const openQueue = (options: { concurrency: number; maxWaiting: number }) => {
  const queue = createFairQueue(options)
  const started: string[] = []
  const ends: (() => void)[] = []
  const ask = (network: string) =>
    queue.run(network, () => {
      started.push(network)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const endOne = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { ask, started, endOne, counts: queue.counts }
}

test('only a limited number of tasks run at once, and the next starts when one ends', async () => {
  const { ask, started, endOne, counts } = openQueue({ concurrency: 2, maxWaiting: 5 })
  for (const network of ['a', 'a', 'a']) void ask(network)
  await new Promise(setImmediate)
  expect([started.length, counts()]).toEqual([2, { running: 2, waiting: 1 }])
  await endOne()
  expect([started.length, counts()]).toEqual([3, { running: 2, waiting: 0 }])
})

test('tasks beyond the queue are rejected at once, and accepted again later', async () => {
  const { ask, endOne } = openQueue({ concurrency: 1, maxWaiting: 1 })
  const accepted = [ask('a'), ask('a')]
  expect(await ask('a')).toBe(false)
  await endOne()
  await endOne()
  expect(await Promise.all(accepted)).toEqual([true, true])
})

test('networks take turns, however much one of them requests', async () => {
  const { ask, started, endOne } = openQueue({ concurrency: 1, maxWaiting: 8 })
  for (const network of ['a', 'a', 'a', 'a', 'b', 'c']) void ask(network)
  for (let ended = 0; ended < 6; ended += 1) await endOne()
  expect(started).toEqual(['a', 'a', 'b', 'c', 'a', 'a'])
})

test('if the queue is full, the largest network loses a task to another network', async () => {
  const { ask, started, endOne } = openQueue({ concurrency: 1, maxWaiting: 4 })
  const ofMany = ['a', 'a', 'a', 'a', 'a'].map(ask)
  const ofOne = ask('b')
  expect(await ofMany.at(-1)).toBe(false)
  expect(await ask('a')).toBe(false)
  for (let ended = 0; ended < 5; ended += 1) await endOne()
  expect([await ofOne, started.filter((network) => network === 'a').length]).toEqual([true, 4])
})

test('a task that fails frees its slot', async () => {
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 0 })
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run('a', async () => {})).toBe(true)
})
