const letters: Record<string, string> = { ɛ: 'e', ɔ: 'o', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v' }

/** What stands for a tag in an address, and tells whether two of them are the same: Pain Crisis, pain-crisis. */
export const slugOf = (tag: string) =>
  tag
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ɛɔŋɖƒɣʋ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const tagPath = (tag: string) => `/tags/${slugOf(tag)}`
