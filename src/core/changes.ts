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
    /** The same work, told of before its answer is given: also when it failed, for it may have failed half way. */
    telling:
      <Given extends unknown[], Answer>(work: (...given: Given) => Promise<Answer>) =>
      (...given: Given): Promise<Answer> =>
        work(...given).finally(tell),
  }
}

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
