/**
 * Fuzzy matching of misspelt words (typo tolerance): how close a typed word is to a known word, by edit distance
 * (Damerau-Levenshtein), and how many typos are forgiven. query-words.ts looks up the candidates.
 */

/** A greater number is closer. */
export const closeness = { exact: 4, start: 3, oneEdit: 2, twoEdits: 1, none: 0 } as const
export type Closeness = (typeof closeness)[keyof typeof closeness]

/** A word still being typed may be a prefix. A plural counts as a prefix match, too. */
export const closenessAsTyped = (typed: string, word: string, isUnfinished: boolean): Closeness => {
  if (typed === word) return closeness.exact
  const isStart = singularOrPlural(typed).includes(word) || (isUnfinished && word.startsWith(typed))
  return isStart ? closeness.start : closeness.none
}

/** The word may be a misspelling of the known one. */
export const closenessOf = (typed: string, word: string, isUnfinished: boolean): Closeness => {
  const asTyped = closenessAsTyped(typed, word, isUnfinished)
  if (asTyped !== closeness.none) return asTyped
  // Each edit changes the length by at most one letter.
  const least = Math.max(1, Math.abs(typed.length - word.length))
  const forgiven = least > mostForgiven ? 0 : editsForgiven(word)
  if (forgiven < least) return closeness.none
  const edits = editsBetween(typed, word, forgiven)
  if (edits > forgiven) return closeness.none
  return edits === 1 ? closeness.oneEdit : closeness.twoEdits
}

/** The other number of an English word: test and tests, baby and babies. Harmless in any other language. */
export const singularOrPlural = (word: string) => {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (word.endsWith('s')) return [word.slice(0, -1), `${word}s`]
  return word.endsWith('y') ? [`${word.slice(0, -1)}ies`, `${word}s`] : [`${word}s`]
}

const mostForgiven = 2

/** None for a number: a different year or dose is not a misspelling. */
export const editsForgiven = (word: string) => {
  if (/\p{N}/u.test(word)) return 0
  if (word.length >= 8) return mostForgiven
  return word.length >= 4 ? 1 : 0
}

/**
 * A letter added, left out or changed is one edit, and so are two swapped neighbours. Stops counting, and returns any
 * greater number, when there are more than `most`.
 */
export const editsBetween = (a: string, b: string, most = Number.POSITIVE_INFINITY) => {
  // Comparing letter by letter is slow.
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? at(before, j - 2) + 1 : changed
      next.push(Math.min(at(row, j) + 1, at(next, j - 1) + 1, changed, swapped))
    }
    before = row
    row = next
    // No later row has a smaller minimum than two consecutive rows.
    if (Math.min(...before) > most && Math.min(...row) > most) return most + 1
  }
  return at(row, b.length)
}

const at = (row: number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY

const lettersCompared = 7

/** Whole characters: half of one, as in Adlam letters, is no text that a database can store. */
export const startOfWord = (word: string, length: number) =>
  word.length <= length ? word : [...word].slice(0, length).join('')

/**
 * The beginning of a word, with up to this many letters left out (skeletons). Two words within this many edits share
 * one of these, so a database that can only compare for equality finds every candidate.
 */
export const skeletons = (word: string, lettersLeftOut: number) => {
  const found = new Set([startOfWord(word, lettersCompared)])
  let newest = [...found]
  for (let count = 0; count < lettersLeftOut; count += 1) {
    newest = newest.flatMap((each) =>
      [...each].map((_, index, letters) => letters.filter((_, at) => at !== index).join('')),
    )
    for (const each of newest) found.add(each)
  }
  return [...found]
}
