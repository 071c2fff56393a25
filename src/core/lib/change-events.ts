/**
 * Change events (an event emitter) in one process: caches learn that public content has changed, or may have
 * (cache invalidation). `database/driver.ts` reports the changes of this process, `database/change-notifications.ts`
 * others.
 */
import type { PublicPart } from '#shared/pages/public-page.ts'

export type ChangeEvents = ReturnType<typeof createChangeEvents>

export const createChangeEvents = () => {
  const changed = createEvent<[part: PublicPart]>()
  const uncertain = createEvent<[]>()
  return {
    notifyChanged: changed.notify,
    onChange: changed.listen,
    /** Something may have changed: cached copies stay, but are rendered again before they are served. */
    notifyUncertain: uncertain.notify,
    onUncertain: uncertain.listen,
  }
}

const createEvent = <Given extends unknown[]>() => {
  const listeners = new Set<(...given: Given) => void>()
  return {
    notify: (...given: Given) => {
      for (const listener of listeners) listener(...given)
    },
    listen: (listener: (...given: Given) => void) => {
      listeners.add(listener)
    },
  }
}
