import { expect, test } from 'vitest'
import { endOfCurrent, freshnessOf, oldestListedDay } from './freshness.ts'

test.each([
  ['2026-10-14', '2026-10-14', 'current'],
  ['2026-10-14', '2027-04-13', 'current'],
  ['2026-10-14', '2027-04-14', 'callFirst'],
  ['2026-10-14', '2027-10-13', 'callFirst'],
  ['2026-10-14', '2027-10-14', 'notChecked'],
  ['2026-10-14', '2028-04-13', 'notChecked'],
  ['2026-10-14', '2028-04-14', 'expired'],
  ['2026-10-14', '2036-01-01', 'expired'],
  ['2026-08-31', '2027-02-28', 'current'],
  ['2026-08-31', '2027-03-01', 'callFirst'],
] as const)('a check of %s counts on %s as: %s', (checkedOn, today, freshness) => {
  expect(freshnessOf(checkedOn, today)).toBe(freshness)
})

test.each(['2026-11-23', '2028-02-29', '2027-03-01', '2026-08-31'])(
  'on %s a check of the oldest listed day has not expired, and one a day older has',
  (today) => {
    const oldest = oldestListedDay(today)
    const before = new Date(Date.parse(oldest) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    expect([freshnessOf(oldest, today), freshnessOf(before, today)]).toEqual(['notChecked', 'expired'])
  },
)

test.each(['2026-10-14', '2026-08-31', '2027-08-31', '2026-12-31', '2026-03-31'])(
  'a check of %s is current on the day before its end, and not on that day',
  (checkedOn) => {
    const end = endOfCurrent(checkedOn)
    const [before, on] = [end - 1, end].map((at) => freshnessOf(checkedOn, new Date(at).toISOString().slice(0, 10)))
    expect([before, on]).toEqual(['current', 'callFirst'])
  },
)
