/** Breaks a title into lines and finds the size at which they fill their box. */

type WidthOf = (text: string, size: number) => number
type Box = { width: number; height: number }
type Fitted = { size: number; lines: string[]; hasBrokenWords: boolean }

const sizes = [100, 90, 80, 72, 64, 57, 50, 44, 38, 33]
export const lineHeight = 1.1

/** Finds the largest size at which the whole text fits into the box. Words are broken only when no size fits them. */
export const fitText = (text: string, box: Box, widthOf: WidthOf): Fitted => {
  const all = sizes.map((size) => ({ size, ...wrapped(text, box.width, (part) => widthOf(part, size)) }))
  const fitting = all.filter(({ size, lines }) => lines.length <= linesIn(box, size))
  const best = fitting.find(({ hasBrokenWords }) => !hasBrokenWords) ?? fitting[0]
  return best ? evened(text, best, box, widthOf) : cut(all.at(-1) as Fitted, box)
}

const linesIn = ({ height }: Box, size: number) => Math.floor(height / (size * lineHeight))

const cut = ({ size, lines, ...rest }: Fitted, box: Box) => {
  const shown = lines.slice(0, linesIn(box, size))
  return { ...rest, size, lines: [...shown.slice(0, -1), `${shown.at(-1)?.slice(0, -2)}…`] }
}

/** Balances the lines: as many lines in the narrowest column, so that the last line is not one short word. */
const evened = (text: string, best: Fitted, box: Box, widthOf: WidthOf): Fitted => {
  const narrower = Array.from({ length: 25 }, (_, step) => {
    const width = box.width * (0.5 + step / 50)
    return { size: best.size, ...wrapped(text, width, (part) => widthOf(part, best.size)) }
  })
  const isAsGood = (other: Fitted) =>
    other.lines.length === best.lines.length && other.hasBrokenWords === best.hasBrokenWords
  return narrower.find(isAsGood) ?? best
}

const wrapped = (text: string, width: number, widthOf: (part: string) => number) => {
  const words = text.split(' ').map((word) => pieces(word, width, widthOf))
  const lines: string[] = []
  for (const word of words)
    for (const [index, piece] of word.entries()) {
      const line = lines.at(-1)
      const longer = `${line} ${piece}`
      if (line !== undefined && index === 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
      else lines.push(piece)
    }
  return { lines, hasBrokenWords: words.some((word) => word.length > 1) }
}

/** Cuts a word that is wider than a line into pieces that fit. */
const pieces = (word: string, width: number, widthOf: (part: string) => number): string[] => {
  if (widthOf(word) <= width) return [word]
  const letters = [...word]
  let count = 1
  while (count < letters.length && widthOf(letters.slice(0, count + 1).join('')) <= width) count += 1
  return [letters.slice(0, count).join(''), ...pieces(letters.slice(count).join(''), width, widthOf)].filter(Boolean)
}
