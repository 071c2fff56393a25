/** Decides which stars and underscores belong to a code, a number or a sum, as in *713*33*1# and 2*3*4. */

const isOfNumber = (sign: string | undefined) => sign !== undefined && /[\d#]/.test(sign)

/**
 * Whether these signs of emphasis are text: a single one beside a digit or #, or several that are between two of them
 * or begin a code such as **21*0240000000#.
 */
export const isNumberSign = (text: string, start: number, length: number) => {
  const end = start + length
  const [before, after] = [isOfNumber(text[start - 1]), isOfNumber(text[end])]
  if (length === 1) return before || after
  code.lastIndex = end
  return after && (before || code.test(text))
}

const code = /\d+(?:\*\d|#(?!\*))/y
