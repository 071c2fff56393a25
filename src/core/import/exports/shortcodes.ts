/** Turns the shortcodes of a WordPress text (`[caption …]`) into HTML, and names those that only a plugin could show. */
import { escapeHtml } from '../../lib/escape-html.ts'
import type { Losses } from './losses.ts'
import type { SourceFile } from './source.ts'

type Attributes = { named: Record<string, string>; others: string[] }
type Shortcode = Attributes & { inner: string; files: SourceFile[]; ownId: string }

const attributePattern = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))|"([^"]*)"|(\S+)/g

const attributesIn = (text: string): Attributes => {
  const named: Record<string, string> = Object.create(null)
  const others: string[] = []
  for (const [, name, double, single, bare, quoted, other] of plainQuotes(text).matchAll(attributePattern)) {
    if (name) named[name.toLowerCase()] = double ?? single ?? bare ?? ''
    else others.push(quoted ?? other ?? '')
  }
  return { named, others }
}

const plainQuotes = (text: string) => text.replace(/[“”″]|&quot;|&#8220;|&#8221;/g, '"').replace(/&#0?38;|&amp;/g, '&')

const picture = ({ address, alt, caption }: SourceFile) =>
  `<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">${caption && `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`

const galleryOf = ({ named, files, ownId }: Shortcode) => {
  const ids = (named.ids ?? named.include ?? '').split(',').map((id) => id.trim())
  const chosen = named.ids || named.include ? ids.flatMap((id) => files.find((file) => file.id === id) ?? []) : files
  const own = named.ids || named.include ? chosen : chosen.filter(({ parent }) => parent === (named.id ?? ownId))
  return `<figure>${own
    .filter(({ address }) => /\.(?:jpe?g|png|gif|webp|avif)$/i.test(address))
    .map(picture)
    .join('')}</figure>`
}

const linkTo = (address: string) => {
  const text = escapeHtml(address)
  return `\n\n<p><a href="${text}">${text}</a></p>\n\n`
}

const captionOf = ({ inner, named }: Shortcode) => {
  const [, image = '', words = ''] = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/.exec(inner) ?? []
  if (!image) return inner
  return `<figure>${image}<figcaption>${words.trim() || named.caption || ''}</figcaption></figure>`
}

const addressOf = ({ named, others, inner }: Shortcode) =>
  [inner.trim(), ...Object.values(named), ...others].find((text) => /^https?:\/\/[^\s<>"]+$/.test(text))

const mediaOf = (shortcode: Shortcode) => {
  const address = addressOf(shortcode)
  return address ? linkTo(address) : shortcode.inner
}

const playlistOf = ({ named, files }: Shortcode) =>
  (named.ids ?? '')
    .split(',')
    .flatMap((id) => files.find((file) => file.id === id.trim()) ?? [])
    .map(({ address }) => linkTo(address))
    .join('')

const known: Record<string, (shortcode: Shortcode) => string> = {
  ...{ caption: captionOf, wp_caption: captionOf, gallery: galleryOf, playlist: playlistOf },
  ...{ embed: mediaOf, audio: mediaOf, video: mediaOf, youtube: mediaOf, vimeo: mediaOf },
}

/** A comment, a tag, an escaped shortcode, or a shortcode with its contents up to its end. */
const pattern =
  /<!--[\s\S]*?-->|<[a-z/][^>]*>|\[\[[^\]]*\]\]|\[(\/?)([a-z][\w-]*)((?:\s[^\]]*?)?)(\/?)\](?:((?:(?!\[\2[\s\]/])[\s\S])*?)\[\/\2\])?/gi

/** Words in square brackets are common; a shortcode has attributes, an end, or a name that no word has. */
const isShortcode = (name: string, attributes: string, inner: string | undefined) =>
  Object.hasOwn(known, name) || inner !== undefined || /[\w-]\s*=/.test(attributes) || /[-_]/.test(name)

export const withoutShortcodes = (
  html: string,
  files: SourceFile[],
  ownId: string,
  notes: Losses,
  depth = 0,
): string => {
  if (!html.includes('[') || depth > 5) return html
  return html.replace(pattern, (whole, slash?: string, given?: string, attributes = '', _self = '', inner?: string) => {
    if (whole.startsWith('[[')) return whole.slice(1, -1)
    const name = given?.toLowerCase() ?? ''
    if (!name || !(slash || isShortcode(name, attributes, inner))) return whole
    if (slash) return /[-_]/.test(name) || Object.hasOwn(known, name) ? '' : whole
    const inside = withoutShortcodes(inner ?? '', files, ownId, notes, depth + 1)
    const shortcode = { ...attributesIn(attributes), inner: inside, files, ownId }
    if (Object.hasOwn(known, name)) return known[name]?.(shortcode) ?? ''
    notes.add(`the shortcode [${name}] was left out${inside.trim() ? ', and its words were kept' : ''}`)
    const address = addressOf(shortcode)
    return address && !inside.trim() ? linkTo(address) : inside
  })
}
