/**
 * Hidden characters: what nobody sees or means to type, such as a soft hyphen from a PDF or a direction mark from a chat.
 * They would split a word for the search, and break an address.
 */

const isAscii = /^[\t\n\r\x20-\x7e]*$/

/** Word and PDF readers write these for a line break. */
const lineBreaks = /[\v\f\u2028\u2029]/g

/** Control and format characters, and code points of no character. Those with a meaning somewhere have rules below. */
const neverMeant =
  /(?![\t\n\r\u0600-\u0605\u061c\u06dd\u070f\u08e2\u200c-\u200f\u202a-\u202c\u2066-\u2069]|[\u{e0020}-\u{e007f}])(?:[\p{Cc}\p{Cf}\p{Cs}\p{NChar}\ufffc]|\u034f)/gu

/** Direction marks belong to a text with letters that are written from right to left. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/g
const hasRightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u

/** Joiners belong into emoji, and between letters of scripts in which they change the form of a letter. */
const joiners =
  /(?<!\ufe0f|[\p{Extended_Pictographic}\p{EMod}]|(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Zinh}\p{sc=Zyyy}])[\p{L}\p{M}])[\u200c\u200d]/gu

/** Tags belong into the emoji of a few flags. */
const tags = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]/gu

/**
 * The text without hidden characters that have no meaning where they are. Line breaks and tabs stay. `whole`: the text of
 * which this is a part.
 */
export const withoutHidden = (text: string, whole = text) => {
  if (isAscii.test(text)) return text
  const rest = text.replace(lineBreaks, '\n').replace(neverMeant, '').replace(joiners, '').replace(tags, '')
  return hasRightToLeft.test(whole) ? rest : rest.replace(directionMarks, '')
}

/** An address has no hidden characters at all. */
export const withoutHiddenInAddress = (address: string) => address.replace(/[\p{Cc}\p{Cf}\ufffc]/gu, '')
