const letters: Record<string, string> = { ɛ: 'e', ɔ: 'o', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v' }

/** Replaces Ghana's own letters by those that people type without a keyboard for them. Expects lower case. */
export const typedLetters = (text: string) => text.replace(/[ɛɔŋɖƒɣʋ]/g, (letter) => letters[letter] ?? letter)

/** A tag's slug: it ends the address of its page, and two tags with the same slug are the same tag (Pain Crisis, pain-crisis). */
export const slugOf = (tag: string) =>
  typedLetters(tag.toLowerCase().normalize('NFKD'))
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const tagPath = (tag: string) => `/tags/${slugOf(tag)}`
