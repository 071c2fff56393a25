/** The age of a backup. */

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** The age of a backup in words. */
export const ageInWords = (moment: string, now = Date.now()) => {
  const age = now - Date.parse(moment)
  if (age < hour) return 'less than an hour ago'
  if (age < 2 * day) return counted(Math.floor(age / hour), 'hour')
  return counted(Math.floor(age / day), 'day')
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`
