export type Changes = ReturnType<typeof createChanges>

/** Tells whoever keeps a copy that what the public sees has changed. */
export const createChanges = () => {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    tell,
    onChange: (listener: () => void) => {
      listeners.add(listener)
    },
    /** The same work, told of before its answer is given: also when it failed, for it may have failed half way. */
    telling:
      <Given extends unknown[], Answer>(work: (...given: Given) => Promise<Answer>) =>
      (...given: Given): Promise<Answer> =>
        work(...given).finally(tell),
  }
}
