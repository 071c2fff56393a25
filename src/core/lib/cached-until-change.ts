import type { PublicPart } from '#shared/pages/public-page.ts'
import type { ChangeEvents } from './change-events.ts'
import { Unavailable } from './errors.ts'

/** Caches the result in memory until everything or this part has changed. If reading fails, returns the last result. */
export const cachedUntilChange = <Result>(read: () => Promise<Result>, changes: ChangeEvents, part?: PublicPart) => {
  let cached: Promise<Result> | undefined
  let last: Result | undefined
  const clear = () => {
    cached = undefined
  }
  changes.onChange((changed) => {
    if (changed === 'everything' || changed === part) clear()
  })
  changes.onUncertain(clear)
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
