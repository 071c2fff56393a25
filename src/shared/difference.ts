/**
 * Diff: computes the differences between two texts (Myers' algorithm), as words that stayed, were added or were
 * removed, in order. `admin/writing/text-differences.tsx` shows them.
 */
export type Piece = { kind: 'same' | 'added' | 'removed'; text: string }

/** Above this number of changes, showing the two texts one after the other is clearer. */
const mostChanges = 1200

export const differenceOf = (before: string, after: string): Piece[] =>
  joined(tokenDifference(wordsIn(before), wordsIn(after)))

/** One piece for each token of both lists, in order. */
export const tokenDifference = (old: string[], now: string[]): Piece[] => {
  const start = sharedLength(old, now)
  const end = sharedLength(old.slice(start).reverse(), now.slice(start).reverse())
  const middle = changesBetween(old.slice(start, old.length - end), now.slice(start, now.length - end))
  return [...asSame(old.slice(0, start)), ...middle, ...asSame(old.slice(old.length - end))]
}

const asSame = (tokens: string[]) => tokens.map((text): Piece => ({ kind: 'same', text }))

/** Browsers send every line break of a form as CRLF. */
export const withPlainBreaks = (text: string) => text.replaceAll('\r\n', '\n')

/** Splits a text into words and spaces, so that an added sentence does not change the words before it. */
const wordsIn = (text: string) => withPlainBreaks(text).match(/\S+|\s+/g) ?? []

const sharedLength = (one: string[], other: string[]) => {
  const different = one.findIndex((word, index) => word !== other[index])
  return different < 0 ? one.length : different
}

/**
 * Myers' shortest edit script. `reach[k]` is the furthest position in the old text on diagonal k; each step is stored
 * for backtracking.
 */
const changesBetween = (old: string[], now: string[]): Piece[] => {
  const trail: Map<number, number>[] = []
  let reach = new Map([[1, 0]])
  for (let changes = 0; changes <= Math.min(old.length + now.length, mostChanges); changes++) {
    trail.push(new Map(reach))
    for (let k = -changes; k <= changes; k += 2) {
      let x = comesFromBelow(reach, k, changes) ? at(reach, k + 1) : at(reach, k - 1) + 1
      while (x < old.length && x - k < now.length && old[x] === now[x - k]) x++
      reach.set(k, x)
      if (x >= old.length && x - k >= now.length) return wayBack(old, now, trail)
    }
    reach = new Map(reach)
  }
  return [
    ...old.map((text): Piece => ({ kind: 'removed', text })),
    ...now.map((text): Piece => ({ kind: 'added', text })),
  ]
}

const at = (reach: Map<number, number>, k: number) => reach.get(k) ?? -1
const comesFromBelow = (reach: Map<number, number>, k: number, changes: number) =>
  k === -changes || (k !== changes && at(reach, k - 1) < at(reach, k + 1))

const wayBack = (old: string[], now: string[], trail: Map<number, number>[]): Piece[] => {
  const pieces: Piece[] = []
  let [x, y] = [old.length, now.length]
  for (let changes = trail.length - 1; changes >= 0; changes--) {
    const reach = trail[changes] as Map<number, number>
    const isAdded = comesFromBelow(reach, x - y, changes)
    const k = isAdded ? x - y + 1 : x - y - 1
    const from = changes === 0 ? 0 : at(reach, k)
    while (x > from && y > from - k && x > 0 && y > 0 && old[x - 1] === now[y - 1])
      pieces.push({ kind: 'same', text: old[--x] ?? '' }) && y--
    if (changes === 0) break
    pieces.push(isAdded ? { kind: 'added', text: now[--y] ?? '' } : { kind: 'removed', text: old[--x] ?? '' })
  }
  return pieces.reverse()
}

/**
 * Merges adjacent changes. A single space between replaced words belongs to the change, so that a sentence stays
 * together.
 */
const joined = (pieces: Piece[]) => {
  const all: Piece[] = []
  for (const [index, { kind, text }] of pieces.entries()) {
    const change = all.slice(all.findLastIndex((piece) => piece.kind === 'same') + 1)
    const isInside = text === ' ' && change.length === 2 && (pieces[index + 1]?.kind ?? 'same') !== 'same'
    const last = kind === 'same' ? all.at(-1) : change.find((piece) => piece.kind === kind)
    if (text === '') continue
    if (kind === 'same' && isInside) for (const piece of change) piece.text += text
    else if (last?.kind === kind) last.text += text
    else all.push({ kind, text })
  }
  return all
}
