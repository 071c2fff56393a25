/** What a text cannot keep, and how often: the report names each. */

export type Losses = ReturnType<typeof createLosses>

export const createLosses = () => {
  const counts = new Map<string, number>()
  return {
    add: (sentence: string) => void counts.set(sentence, (counts.get(sentence) ?? 0) + 1),
    list: () => [...counts].map(([sentence, count]) => (count > 1 ? `${sentence} (${count} times)` : sentence)),
  }
}
