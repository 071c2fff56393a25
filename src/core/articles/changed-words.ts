/** How many words of a text are new, and how many of the earlier one are gone; what only moved is neither. */
export const changedWords = (before: string, after: string) => {
  const left = new Map<string, number>()
  for (const word of wordsOf(before)) left.set(word, (left.get(word) ?? 0) + 1)
  let added = 0
  for (const word of wordsOf(after)) {
    const count = left.get(word) ?? 0
    if (count > 0) left.set(word, count - 1)
    else added += 1
  }
  const removed = [...left.values()].reduce((sum, count) => sum + count, 0)
  return { added, removed }
}

export const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
