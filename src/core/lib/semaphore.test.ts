import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('at most two tasks run at once, each gets its turn, and a failed one frees its slot', async () => {
  const oneOfTwo = createSemaphore(2)
  let running = 0
  let most = 0
  const work = async (number: number) => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running--
    if (number === 1) throw new Error('broken')
    return number
  }
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => oneOfTwo(() => work(number))))
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true])
  expect(most).toBe(2)
})
