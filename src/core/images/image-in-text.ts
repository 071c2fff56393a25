/** Removes an image from a text: its Markdown with the description, and every link to one of its files. */

/**
 * The target of an image or a link: the address, perhaps a title. Its length is bounded, so that matching stays fast.
 */
const target = String.raw`\(\s{0,9}<?([^\s()<>]{1,2100})>?(?:\s{1,9}(?:"(?:[^"\\]|\\[^]){0,300}"|'[^']{0,300}'))?\s{0,9}\)`
const label = String.raw`\[((?:[^[\]\\]|\\[^]|\[[^[\]]{0,300}\]){0,2000})\]`

const linkedImage = new RegExp(String.raw`\[\s{0,9}!${label}${target}\s{0,9}\]${target}`, 'g')
const image = new RegExp(`!${label}${target}`, 'g')
const link = new RegExp(label + target, 'g')
const definition = /^ {0,3}\[([^[\]]{1,300})\]:[ \t]{0,9}<?([^\s<>]{1,2100})>?.{0,300}$/gm
const reference = new RegExp(String.raw`(!?)${label}(?:\[([^[\]]{0,300})\])?(?![(:])`, 'g')
const address = /[^\s"'()<>[\]]{1,2100}/g

/** The Markdown without the image `id`. A link to a file of the image becomes plain text. */
export const textWithoutImage = (text: string, id: string) => {
  if (!text.includes(id)) return text
  return withoutReferences(text, id)
    .replace(linkedImage, (whole, _alt, source: string) => (source.includes(id) ? '' : whole))
    .replace(image, (whole, _alt, source: string) => (source.includes(id) ? '' : whole))
    .replace(link, (whole, words: string, goal: string) => (goal.includes(id) ? words : whole))
    .replace(address, (whole) => (whole.includes(id) ? '' : whole))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Markdown may define an address on a line of its own, and refer to it: `![A tree][1]`. */
const withoutReferences = (text: string, id: string) => {
  const names = new Set<string>()
  const rest = text.replace(definition, (whole, name: string, goal: string) => {
    if (!goal.includes(id)) return whole
    names.add(name.toLowerCase())
    return ''
  })
  if (names.size === 0) return text
  return rest.replace(reference, (whole, isImage: string, words: string, name: string | undefined) => {
    if (!names.has((name || words).toLowerCase())) return whole
    return isImage ? '' : words
  })
}

/** Any JSON value without the image: a `picture` of the site content, and texts that name it. */
export const valueWithoutImage = <Value>(value: Value, id: string): Value => {
  if (typeof value === 'string') return textWithoutImage(value, id) as Value
  if (Array.isArray(value)) return value.map((item) => valueWithoutImage(item, id)) as Value
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([, inside]) => inside?.id !== id)
  return Object.fromEntries(kept.map(([name, inside]) => [name, valueWithoutImage(inside, id)])) as Value
}
