/** Understands “9am” and “2:30pm” in a time field. Browsers ignore the a or p, or take it only in its own place. */
import type { KeyboardEvent } from 'react'

/** Undefined for digits that are no time with am or pm. */
export const typedTimeOf = (digits: string, half: string) => {
  const [, hour = '', minute = '00'] = /^(\d{1,2}?)(\d\d)?$/.exec(digits) ?? []
  if (!(Number(hour) >= 1 && Number(hour) <= 12 && Number(minute) < 60)) return undefined
  return `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

/** The props of a time field. The digits since the focus, or since another key, are kept on its element. */
export const hourKeys = (set: (at: string) => unknown) => ({
  onFocus: ({ currentTarget: { dataset } }: { currentTarget: HTMLInputElement }) => {
    delete dataset.digits
  },
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    const { dataset } = event.currentTarget
    const { digits = '' } = dataset
    const key = event.key.toLowerCase()
    if (key === ':' || key === ' ') return
    dataset.digits = /^\d$/.test(key) ? digits + key : ''
    const at = key === 'a' || key === 'p' ? typedTimeOf(digits, key) : undefined
    if (!at || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    set(at)
  },
})
