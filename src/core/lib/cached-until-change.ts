import type { ChangeEvents } from './change-events.ts'
import { Unavailable } from './errors.ts'

/** Caches the result in memory until a change event. If reading fails, returns the last result. */
export const cachedUntilChange = <Result>(read: () => Promise<Result>, { onChange, onUncertain }: ChangeEvents) => {
  let cached: Promise<Result> | undefined
  let last: Result | undefined
  const clear = () => {
    cached = undefined
  }
  onChange((part) => {
    if (part === 'everything') clear()
  })
  onUncertain(clear)
  return async (): Promise<Result> => {
    try {
      cached ??= read()
      last = await cached
      return last
    } catch (error) {
      clear()
      if (error instanceof Unavailable && last !== undefined) return last
      throw error
    }
  }
}
