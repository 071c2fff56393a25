export type Dice = ReturnType<typeof createDice>

/** The same throws in each run, so that what comes of them can be seen again. */
export const createDice = (seed: number) => {
  let state = seed
  /** From 0 up to but without 1. */
  const roll = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (count: number) => Math.floor(roll() * count)
  return { roll, below, oneOf: <Item>(items: readonly Item[]) => items[below(items.length)] as Item }
}
