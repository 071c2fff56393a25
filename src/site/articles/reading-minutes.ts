const wordsPerMinute = 180

/** The reading time of a text in whole minutes, at least one. */
export const readingMinutes = (text: string) => {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}

export const minutesInWords = (minutes: number) => `${minutes} min read`
