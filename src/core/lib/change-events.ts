import { Conflict, NotAllowed, NotFound, Refused } from './errors.ts'

export type Changes = ReturnType<typeof createChanges>

/** Tells whoever keeps a copy that what the public sees has changed. */
export const createChanges = () => {
  const changed = createBell()
  const doubted = createBell()
  const tell = changed.ring
  return {
    tell,
    onChange: changed.onRing,
    doubt: doubted.ring,
    onDoubt: doubted.onRing,
    /**
     * The same work, told of before its answer is given, unless that shows that nothing changed for the public. What
     * failed may have failed half way.
     */
    telling:
      <Given extends unknown[], Answer>(
        work: (...given: Given) => Promise<Answer>,
        hasChanged: (answer: Answer) => boolean = () => true,
      ) =>
      async (...given: Given): Promise<Answer> => {
        try {
          const answer = await work(...given)
          if (hasChanged(answer)) tell()
          return answer
        } catch (error) {
          if (!isNo(error)) doubted.ring()
          throw error
        }
      },
  }
}

/** The organisation said no, and changed nothing. */
const isNo = (error: unknown) => [Conflict, NotAllowed, NotFound, Refused].some((kind) => error instanceof kind)

const createBell = () => {
  const listeners = new Set<() => void>()
  return {
    ring: () => {
      for (const listener of listeners) listener()
    },
    onRing: (listener: () => void) => {
      listeners.add(listener)
    },
  }
}
