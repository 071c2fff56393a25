/** Reads WordPress exports (WXR 1.0 to 1.2), one file or several. */
import {
  addTo,
  countIn,
  emptyIndex,
  type OldName,
  type SourceExport,
  type SourceIndex,
  type SourceText,
  type Term,
} from './source.ts'
import { readXml, type XmlItem } from './xml-items.ts'

export const openWordPress = async (files: string[]): Promise<SourceExport> => {
  const index = emptyIndex('WordPress')
  const names = new Map<string, string>()
  for (const file of files)
    for await (const { name, item } of readXml(file, (sentence) => index.warnings.push(sentence)))
      learn(index, names, name, item)
  return { index, texts: () => textsOf(files, index, names), members: async function* () {} }
}

async function* textsOf(files: string[], index: SourceIndex, names: Map<string, string>): AsyncGenerator<SourceText> {
  const uniqueIdOf = createUniqueIds()
  for (const file of files)
    for await (const { name, item } of readXml(file, () => {}))
      if (name === 'item' && typeOf(item) !== 'attachment')
        yield { ...toText(item, index, names), id: uniqueIdOf(item) }
}

const get = ({ texts }: XmlItem, name: string) => (texts.get(name) ?? '').trim()
const typeOf = (item: XmlItem) => get(item, 'wp:post_type') || 'post'
const idOf = (item: XmlItem) => get(item, 'wp:post_id') || get(item, 'guid') || get(item, 'link') || get(item, 'title')

/**
 * Some exports give several texts one id. Those that share neither their slug nor their title, or are of
 * different types, are different texts, and each but the first gets an id of its own.
 */
const createUniqueIds = () => {
  const known = new Map<string, { id: string; names: string[] }[]>()
  return (item: XmlItem) => {
    const [id, slug, title] = [idOf(item), get(item, 'wp:post_name'), get(item, 'title')]
    const type = typeOf(item)
    const names = slug || title ? [slug && `${type} ${slug}`, title && `${type}: ${title}`].filter(Boolean) : [type]
    const others = known.get(id)
    const same = others?.find((other) => other.names.some((name) => names.includes(name)))
    if (same) return same.id
    const unique = others ? `${id} ${type} ${slug || title}`.trim() : id
    addTo(known, id, { id: unique, names })
    return unique
  }
}

const metaOf = (item: XmlItem, key: string) => {
  const meta = item.lists.get('wp:postmeta')?.find((each) => get(each, 'wp:meta_key') === key)
  return meta ? get(meta, 'wp:meta_value') : ''
}

const termsOf = (item: XmlItem, domain: string): Term[] =>
  (item.lists.get('category') ?? [])
    .filter(({ attributes }) => (attributes.domain ?? 'category') === domain)
    .map(({ attributes, texts }) => ({ slug: attributes.nicename ?? '', name: (texts.get('') ?? '').trim() }))
    .filter(({ name }) => name !== '')

const learn = (index: SourceIndex, names: Map<string, string>, name: string, item: XmlItem) => {
  const text = get(item, '')
  if (name === 'item') return learnItem(index, item)
  if (name === 'wp:base_blog_url' || (name === 'link' && !index.siteUrl)) index.siteUrl = text.replace(/\/+$/, '')
  else if (name === 'language') index.language = text
  else if (name === 'wp:author') {
    const login = get(item, 'wp:author_login')
    names.set(login, get(item, 'wp:author_display_name') || login)
    index.names.push({ kind: 'author', name: names.get(login) ?? '' })
  } else if (name === 'wp:category')
    index.names.push(
      nameOf(item, 'category', 'wp:cat_name', ['category/', 'wp:category_nicename'], ['?cat=', 'wp:term_id']),
    )
  else if (name === 'wp:tag')
    index.names.push(nameOf(item, 'tag', 'wp:tag_name', ['tag/', 'wp:tag_slug'], ['?tag=', 'wp:tag_slug']))
  else if (name === 'wp:term') index.names.push({ kind: 'term of a menu or plugin', name: get(item, 'wp:term_name') })
}

const nameOf = (item: XmlItem, kind: string, name: string, ...lists: [string, string][]): OldName => ({
  ...{ kind, name: get(item, name) },
  addresses: lists.flatMap(([start, key]) => (get(item, key) ? [start + get(item, key)] : [])),
})

const learnItem = (index: SourceIndex, item: XmlItem) => {
  const [type, id] = [typeOf(item), idOf(item)]
  countIn(index.found, type)
  countIn(index.found, 'comment', item.lists.get('wp:comment')?.length ?? 0)
  if (type === 'attachment')
    index.files.set(index.files.has(id) ? `${id} ${index.files.size}` : id, {
      ...{
        id,
        address: get(item, 'wp:attachment_url') || get(item, 'guid'),
        alt: metaOf(item, '_wp_attachment_image_alt'),
      },
      ...{ caption: get(item, 'excerpt:encoded'), parent: get(item, 'wp:post_parent') },
      pages: [...addressesOf(item), `?attachment_id=${id}`],
    })
  else if (type === 'wp_block') index.blocks.set(id, get(item, 'content:encoded'))
  else if (type === 'post')
    for (const term of termsOf(item, 'category'))
      index.categories.set(term.slug, { ...term, texts: (index.categories.get(term.slug)?.texts ?? 0) + 1 })
}

const addressesOf = (item: XmlItem) => {
  const id = get(item, 'wp:post_id')
  const queries = /^\d+$/.test(id) ? [`?p=${id}`, ...(typeOf(item) === 'post' ? [] : [`?page_id=${id}`])] : []
  return [get(item, 'link'), ...queries].filter(Boolean)
}

const notTexts: Record<string, string> = {
  nav_menu_item: 'an entry of a menu; the menus here are part of the site',
  wp_navigation: 'a menu; the menus here are part of the site',
  wp_block: 'a reusable block; it is in each text that shows it',
  revision: 'an earlier version of a text',
  custom_css: 'styles of the old site',
  customize_changeset: 'settings of the old site',
  wp_global_styles: 'styles of the old site',
  wp_template: 'a template of the old site',
  wp_template_part: 'a template of the old site',
  oembed_cache: 'a copy of embedded content',
}

const lost: Record<string, string> = {
  trash: 'it was in the trash',
  'auto-draft': 'it was never saved',
  inherit: 'an earlier version of a text',
}

const leftOutOf = (type: string, status: string) => {
  if (Object.hasOwn(notTexts, type)) return notTexts[type]
  if (type !== 'post' && type !== 'page') return `of the type “${type}”, which a plugin or theme made`
  return Object.hasOwn(lost, status) ? lost[status] : undefined
}

const toText = (item: XmlItem, index: SourceIndex, names: Map<string, string>): Omit<SourceText, 'id'> => {
  const [type, status, html] = [
    typeOf(item),
    get(item, 'wp:status') || 'publish',
    item.texts.get('content:encoded') ?? '',
  ]
  const thumbnail = index.files.get(metaOf(item, '_thumbnail_id'))
  const login = get(item, 'dc:creator')
  return {
    ...{ type, title: get(item, 'title'), status, html },
    addresses: addressesOf(item),
    slug: get(item, 'wp:post_name'),
    excerpt: get(item, 'excerpt:encoded'),
    date: dateOf(item),
    author: names.get(login) || login,
    isClassic: !html.includes('<!-- wp:'),
    categories: termsOf(item, 'category'),
    tags: termsOf(item, 'post_tag').concat(termsOf(item, 'tag')),
    picture: thumbnail && { address: thumbnail.address, alt: thumbnail.alt, caption: thumbnail.caption },
    restricted: get(item, 'wp:post_password') ? 'it had a password' : '',
    comments: item.lists.get('wp:comment')?.length ?? 0,
    footnotes: footnotesIn(metaOf(item, 'footnotes')),
    leftOut: leftOutOf(type, status),
  }
}

const dateOf = (item: XmlItem) => {
  const gmt = get(item, 'wp:post_date_gmt')
  const local = get(item, 'wp:post_date')
  const written = [gmt, local].find((date) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(date) && !date.startsWith('0000'))
  const date = new Date(written ? `${written.replace(' ', 'T')}Z` : get(item, 'pubDate'))
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

const footnotesIn = (json: string): string[] => {
  try {
    const notes: unknown = json ? JSON.parse(json) : []
    return Array.isArray(notes) ? notes.map((note) => String(note?.content ?? '')).filter(Boolean) : []
  } catch {
    return []
  }
}
