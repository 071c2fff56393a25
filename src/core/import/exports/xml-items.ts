/** Reads the items of a WordPress export (WXR) one at a time. Unknown entities stay as they are, so none can grow. */
import { Parser } from 'htmlparser2'
import { cutOff, longItem, maxItemLength, refusedFile, textOfFile } from './read-file.ts'
import { addTo } from './source.ts'

/** The text of an element by its name; `category`, `wp:postmeta` and so on are lists. */
export type XmlItem = { texts: Map<string, string>; lists: Map<string, XmlItem[]>; attributes: Record<string, string> }

/** An item of the channel, or something else beside the items, such as an author. */
export type XmlEntry = { name: string; item: XmlItem }

const inLists = new Set(['category', 'wp:postmeta', 'wp:comment', 'wp:termmeta'])
const entries = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term'])
const inChannel = new Set(['title', 'link', 'language', 'wp:wxr_version', 'wp:base_site_url', 'wp:base_blog_url'])

const namespaces: [RegExp, string][] = [
  [/^https?:\/\/wordpress\.org\/export\/\d[\d.]*\/excerpt\/?$/, 'excerpt'],
  [/^https?:\/\/wordpress\.org\/export\/\d[\d.]*\/?$/, 'wp'],
  [/^https?:\/\/purl\.org\/rss\/1\.0\/modules\/content\/?$/, 'content'],
  [/^https?:\/\/purl\.org\/dc\/elements\/1\.1\/?$/, 'dc'],
]

/** What the shortest element costs in memory, as a number of characters. */
const elementLength = 50

const emptyItem = (attributes = {}): XmlItem => ({ texts: new Map(), lists: new Map(), attributes })

const createReader = () => {
  const done: XmlEntry[] = []
  const prefixes = new Map<string, string>()
  const open: { name: string; item: XmlItem; isEntry: boolean }[] = []
  const path: string[] = []
  // `length`: since the last child of the channel ended.
  const state = { isWhole: false, isWxr: false, isEnding: false, length: 0 }
  let text = ''
  const nameOf = (name: string) => {
    const at = name.indexOf(':')
    return at < 0 ? name : `${prefixes.get(name.slice(0, at)) ?? name.slice(0, at)}${name.slice(at)}`
  }
  const learnNamespaces = (attributes: Record<string, string>) => {
    for (const [name, value] of Object.entries(attributes))
      for (const [pattern, prefix] of namespaces)
        if (name.startsWith('xmlns:') && pattern.test(value)) prefixes.set(name.slice(6), prefix)
    if ([...prefixes.values()].includes('wp')) state.isWxr = true
  }
  const parser = new Parser(
    {
      onprocessinginstruction: (_, data) => {
        if (/<!ENTITY/i.test(data) || /^!ENTITY/i.test(data))
          throw refusedFile('This file defines entities of its own, which no WordPress export does. It was refused.')
      },
      onopentag: (tag, attributes) => {
        if (Object.keys(attributes).some((name) => name.startsWith('xmlns:'))) learnNamespaces(attributes)
        const name = nameOf(tag)
        path.push(name)
        text = ''
        const isEntry = open.length === 0 && entries.has(name)
        if (isEntry || (open.length > 0 && inLists.has(name))) open.push({ name, item: emptyItem(attributes), isEntry })
      },
      ontext: (data) => {
        text += data
      },
      onclosetag: () => {
        // At the end the parser closes what the file left open.
        if (state.isEnding) return
        const name = path.pop() ?? ''
        if (name === 'rss') state.isWhole = true
        const last = open.at(-1)
        if (last?.name === name && (last.isEntry ? path.at(-1) === 'channel' : true)) closeEntry()
        // Comments are only counted.
        else if (last && last.name !== 'wp:comment') keep(last.item, name)
        else if (path.at(-1) === 'channel' && inChannel.has(name)) done.push({ name, item: withText(text) })
        if (path.length === 2) state.length = 0
        text = ''
      },
    },
    { xmlMode: true },
  )
  const closeEntry = () => {
    const last = open.pop()
    if (!last) return
    if (text.trim()) last.item.texts.set('', text)
    state.length += elementLength
    const around = open.at(-1)?.item
    if (around) addTo(around.lists, last.name, last.item)
    else done.push(last)
  }
  const keep = ({ texts }: XmlItem, name: string) => {
    state.length += elementLength
    texts.set(name, (texts.get(name) ?? '') + text)
  }
  return { parser, state, take: () => done.splice(0) }
}

const withText = (text: string) => ({ ...emptyItem(), texts: new Map([['', text]]) })

/** Throws Refused for a file that is not whole, or not of WordPress. */
export async function* readXml(file: string, warn: (sentence: string) => void): AsyncGenerator<XmlEntry> {
  const { parser, state, take } = createReader()
  for await (const piece of textOfFile(file, warn)) {
    state.length += piece.length
    // The parser also keeps a text that does not end.
    if (state.length > maxItemLength) throw longItem()
    parser.write(piece)
    yield* take()
  }
  state.isEnding = true
  parser.end()
  yield* take()
  if (!state.isWxr) throw refusedFile('This XML file is not an export of WordPress: it has none of its names.')
  if (!state.isWhole) throw cutOff()
}
