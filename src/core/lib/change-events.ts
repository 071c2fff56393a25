/**
 * Change events (an event emitter), inside one process: the page cache and other caches learn that public content has
 * changed, or may have. Between processes, `database/change-notifications.ts` does this.
 */
import { Conflict, NotAllowed, NotFound, Refused } from './errors.ts'

/** The public part that a change affects: one kind of content with its lists, or possibly every page. */
export type PublicPart = 'articles' | 'newsletters' | 'events' | 'places' | 'questions' | 'giving' | 'everything'

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
    /**
     * Wraps `work` so that it notifies the listeners before it returns, unless `hasChanged` says that its result
     * changed nothing public. The listeners learn which part of the site changed. Work that fails with anything but a
     * domain error may have failed half way: the listeners then learn that the public content is uncertain.
     */
    notifyAfter:
      <Given extends unknown[], Result>(
        work: (...given: Given) => Promise<Result>,
        hasChanged: (result: Result) => boolean = () => true,
        part: PublicPart = 'everything',
      ) =>
      async (...given: Given): Promise<Result> => {
        try {
          const result = await work(...given)
          if (hasChanged(result)) changed.notify(part)
          return result
        } catch (error) {
          if (!isRefusal(error)) uncertain.notify()
          throw error
        }
      },
  }
}

/** The errors with which the core rejects work that has changed nothing. */
const isRefusal = (error: unknown) => [Conflict, NotAllowed, NotFound, Refused].some((kind) => error instanceof kind)

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
