/**
 * How old a check of a place may be: after 6, 12 and 18 months it counts for less. The single rule for the public list,
 * structured data, open data and the list of due checks: everything that shows a place calls `freshnessOf`.
 */

/** Full months since the check at which each state begins. */
const beginnings = { callFirst: 6, notChecked: 12, expired: 18 }

/**
 * `current`: showing the date of the check is enough. `callFirst`: people should call before they travel. `notChecked`:
 * last in the list. `expired`: not in any public list.
 */
export type Freshness = 'current' | keyof typeof beginnings

/** Both are days (YYYY-MM-DD). The state changes only at midnight. */
export const freshnessOf = (checkedOn: string, today: string): Freshness => {
  const months = fullMonths(checkedOn, today)
  if (months >= beginnings.expired) return 'expired'
  if (months >= beginnings.notChecked) return 'notChecked'
  return months >= beginnings.callFirst ? 'callFirst' : 'current'
}

/** The first moment of the day from which `freshnessOf` no longer says `current`, in milliseconds. */
export const endOfCurrent = (checkedOn: string) => {
  const day = new Date(`${checkedOn}T00:00:00.000Z`)
  const dayOfMonth = day.getUTCDate()
  day.setUTCMonth(day.getUTCMonth() + beginnings.callFirst)
  // Six months after 31 August are reached on 1 March.
  return day.getUTCDate() < dayOfMonth ? day.setUTCDate(1) : day.getTime()
}

/** The earliest day of a check that has not expired today: for queries, which cannot call `freshnessOf`. */
export const oldestListedDay = (today: string) => {
  const day = new Date(`${today}T00:00:00.000Z`)
  day.setUTCMonth(day.getUTCMonth() - beginnings.expired - 1)
  const text = () => day.toISOString().slice(0, 10)
  while (freshnessOf(text(), today) === 'expired') day.setUTCDate(day.getUTCDate() + 1)
  return text()
}

/** 31 August to 28 February counts as five full months; six are reached on 1 March. */
const fullMonths = (from: string, to: string) => {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return 12 * (toYear - fromYear) + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
}
