import { describe, expect, test } from 'vitest'
import { testClock } from '../../tests/support/core.ts'
import { createRate, householdOf, take } from './rates.ts'

const minute = 60_000

describe('a rate of two in ten minutes', () => {
  const start = (maxKeys?: number) => {
    const { clock, pass } = testClock()
    return { rate: createRate({ times: 2, minutes: 10 }, clock, maxKeys), pass }
  }

  test('refuses the third, says how long to wait, and forgets after ten minutes', () => {
    const { rate, pass } = start()
    take(rate.of('esi'))
    pass(9 * minute)
    take(rate.of('esi'))
    expect(rate.of('esi').secondsToWait()).toBe(60)
    expect(() => take(rate.of('esi'))).toThrow()
    expect(rate.of('kofi').secondsToWait()).toBe(0)
    pass(minute)
    expect(() => take(rate.of('esi'))).not.toThrow()
  })

  test('a refusal of one share takes none of the others', () => {
    const { rate } = start()
    take(rate.of('esi'))
    take(rate.of('esi'))
    for (let time = 0; time < 5; time += 1) expect(() => take(rate.of('kofi'), rate.of('esi'))).toThrow()
    expect(rate.of('kofi').secondsToWait()).toBe(0)
  })

  test('what is given back may be taken again', () => {
    const { rate } = start()
    for (let time = 0; time < 5; time += 1) {
      take(rate.of('esi'))
      rate.of('esi').giveBack()
    }
    expect(rate.of('esi').secondsToWait()).toBe(0)
  })

  test('its memory is bounded: the oldest are forgotten first, the ended ones at once', () => {
    const { rate, pass } = start(100)
    for (let visitor = 0; visitor < 1_000; visitor += 1) take(rate.of(`visitor ${visitor}`))
    expect(rate.size()).toBe(100)
    pass(10 * minute)
    take(rate.of('esi'))
    expect(rate.size()).toBe(1)
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s belongs to the household %s', (address, household) => {
  expect(householdOf(address)).toBe(household)
})
