const letters: Record<string, string> = { ɛ: 'e', ɔ: 'o', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v' }

/** Replaces Ghana's own letters with those that people type without a keyboard for them. Expects lower case. */
export const typedLetters = (text: string) => text.replace(/[ɛɔŋɖƒɣʋ]/g, (letter) => letters[letter] ?? letter)

/**
 * The slug of a tag ends the address of the tag's page. Two tags with the same slug are the same tag (Pain Crisis,
 * pain-crisis). `core/articles/slugs.ts` makes the slugs of articles.
 */
export const slugOf = (tag: string) =>
  typedLetters(tag.toLowerCase().normalize('NFKD'))
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const tagPath = (tag: string) => `/tags/${slugOf(tag)}`
