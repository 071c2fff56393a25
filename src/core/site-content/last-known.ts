/** Something small that every page needs, in memory until it may have changed. */
import type { ChangeEvents } from '../lib/change-events.ts'
import { Unavailable } from '../lib/errors.ts'

export const createLastKnown = <Thing>(read: () => Promise<Thing>, { onChange, onUncertain }: ChangeEvents) => {
  let known: Promise<Thing> | undefined
  let last: Thing | undefined
  const forget = () => {
    known = undefined
  }
  onChange(forget)
  onUncertain(forget)
  const readAnew = async () => {
    last = await read()
    return last
  }
  return {
    look: async (): Promise<Thing> => {
      known ??= readAnew()
      try {
        return await known
      } catch (error) {
        forget()
        if (error instanceof Unavailable && last) return last
        throw error
      }
    },
  }
}
