const wordsPerMinute = 180

/** How long the text takes to read, in whole minutes and never less than one. */
export const readingMinutes = (text: string) => {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}

export const minutesInWords = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`)
