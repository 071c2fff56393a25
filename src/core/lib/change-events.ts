/**
 * Change events, inside one process: the page cache and other copies learn that what the public sees has changed, or may
 * have. Between processes, `database/change-notifications.ts` does this.
 */
import { Conflict, NotAllowed, NotFound, Refused } from './errors.ts'

export type ChangeEvents = ReturnType<typeof createChangeEvents>

export const createChangeEvents = () => {
  const changed = createEvent()
  const uncertain = createEvent()
  return {
    notifyChanged: changed.notify,
    onChange: changed.listen,
    /** Something may have changed: copies stay, but have to be made again before they are served. */
    notifyUncertain: uncertain.notify,
    onUncertain: uncertain.listen,
    /**
     * Wraps `work` so that it notifies the listeners before it returns, unless `hasChanged` says that its result
     * changed nothing for the public. Work that fails with anything but a domain error may have failed half way: then
     * the listeners learn that what the public sees is uncertain.
     */
    notifyAfter:
      <Given extends unknown[], Result>(
        work: (...given: Given) => Promise<Result>,
        hasChanged: (result: Result) => boolean = () => true,
      ) =>
      async (...given: Given): Promise<Result> => {
        try {
          const result = await work(...given)
          if (hasChanged(result)) changed.notify()
          return result
        } catch (error) {
          if (!isRefusal(error)) uncertain.notify()
          throw error
        }
      },
  }
}

/** The errors with which the core refuses work that has changed nothing. */
const isRefusal = (error: unknown) => [Conflict, NotAllowed, NotFound, Refused].some((kind) => error instanceof kind)

const createEvent = () => {
  const listeners = new Set<() => void>()
  return {
    notify: () => {
      for (const listener of listeners) listener()
    },
    listen: (listener: () => void) => {
      listeners.add(listener)
    },
  }
}
