/** The Flesch-Kincaid grade: how many years of school a text requires. Syllables are counted approximately. */
export const readingGrade = (html: string) => {
  const sentences = sentencesIn(html)
  const words = sentences.flatMap(wordsIn)
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

export const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []

/** The end of a block element ends a sentence, as a full stop does. */
export const sentencesIn = (html: string) =>
  html
    // The number of a source is not read as a word.
    .replace(/<sup>.*?<\/sup>|\[\d+\]/g, ' ')
    .replace(/<\/(p|li|h\d|dt|dd)>/g, '. ')
    .replace(/<[^>]+>/g, '')
    .split(/[.!?:]+[\s"”]/)
    .filter((sentence) => wordsIn(sentence).length > 0)

const syllablesIn = (word: string) => {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^l]e)$/, (end) => end[0] ?? '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1)
}

/** The days on which the sources of a text were read, like 2026-11-28. */
export const daysOfReading = (text: string) =>
  [...text.matchAll(/read on (\d+ \w+ \d{4})/g)].map(([, day]) => new Date(`${day} UTC`).toISOString().slice(0, 10))
