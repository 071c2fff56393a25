/** The reading time of a text of so many words: whole minutes, at least one. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / wordsPerMinute))

const wordsPerMinute = 180
