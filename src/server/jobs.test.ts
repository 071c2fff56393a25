import { expect, test, vi } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { countRows } from '#core/database/query.ts'
import { rates as allowed } from '#shared/rate-limits.ts'
import { testClock, testCore } from '#test/core.ts'
import { backgroundJobs, startJobs } from './jobs.ts'
import { createLog } from './log.ts'

const minute = 60_000
const day = 24 * 60 * minute

test('half an hour after the last request, no row shows which network it came from or who signed in', async () => {
  const { clock, pass } = testClock()
  await using stage = await testCore({ clock })
  await using db = await openDatabase(databaseUrlOf(stage.config))
  const { rates } = stage.core
  const each = Object.entries(allowed).map(([name, rate]) => ({ rate: { name, ...rate }, whose: 'esi' }))
  await rates.take(...each)
  expect(await countRows(db.selectFrom('rate_limits'))).toBe(each.length)
  // A correct code: its count is given back.
  await rates.giveBack(...each.filter(({ rate }) => rate.name === 'codePerAccount'))
  const ofRates = backgroundJobs(stage.core, expect.fail, () => '').filter(({ name }) => name.includes('rate limits'))
  for (let minutes = 0; minutes <= 30; minutes += 5) {
    for (const { run, everyMilliseconds } of ofRates) if ((minutes * minute) % everyMilliseconds === 0) await run()
    pass(5 * minute)
  }
  expect(await countRows(db.selectFrom('rate_limits'))).toBe(0)
})

test('a second after a start, messages that expired while the site was off are deleted', async () => {
  const { clock, pass } = testClock()
  await using stage = await testCore({ clock })
  const { core } = stage
  await core.messages.receive({ name: 'Yaw', email: 'yaw@example.com', message: 'A question' })
  expect(await core.messages.newest()).toHaveLength(1)
  pass(400 * day)
  const housekeeping = vi.spyOn(core, 'runHousekeeping')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const stop = startJobs(core, createLog('text'), () => '')
  try {
    vi.advanceTimersByTime(999)
    expect(housekeeping).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    await housekeeping.mock.results[0]?.value
    expect(await core.messages.newest()).toEqual([])
  } finally {
    stop()
    vi.useRealTimers()
  }
})

test('a job that fails is reported, unless a stop interrupted it', async () => {
  await using stage = await testCore()
  const { core } = stage
  for (const isStopped of [false, true]) {
    const { promise, reject } = Promise.withResolvers<void>()
    vi.spyOn(core, 'runHousekeeping').mockReturnValue(promise)
    const said: string[] = []
    const say = (_: string, sentence: string) => void said.push(sentence)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const stop = startJobs(core, { info: say, warning: say, error: say }, () => '')
    try {
      vi.advanceTimersByTime(1000)
      if (isStopped) stop()
      reject(new Error('The database was closed.'))
      await expect(promise).rejects.toThrow()
      await new Promise((resolve) => setImmediate(resolve))
      expect(said.some((sentence) => sentence.startsWith('Housekeeping failed'))).toBe(!isStopped)
    } finally {
      stop()
      vi.useRealTimers()
    }
  }
})
