/** Finds what names our organisation, our country or its number in the texts of a site. */
import { Parser } from 'htmlparser2'

const traces = /(?<![\p{L}\p{N}_@-])(?:voima|ghana|112)(?![\p{L}\p{N}_-])/giu
/** Facts about Ghana that do not name it. */
const places =
  /(?<!\p{L})(?:Ghan\p{L}*|NHIS|CHPS|GH¢|cedis?|Accra|Kumasi|Korle Bu|Ashanti|Cape Coast|Act 843|Twi|MahamaCares)(?!\p{L})/gu

/** What people read or hear of a page: its texts, and the attributes with words. */
export const wordsOf = (html: string) => {
  const words: string[] = []
  const open: string[] = []
  const spoken = ['alt', 'title', 'aria-label', 'content', 'placeholder', 'value', 'label', 'summary']
  const parser = new Parser({
    onopentag: (name, attributes) => {
      open.push(name === 'script' && attributes.type === 'application/ld+json' ? 'data' : name)
      for (const each of spoken) if (attributes[each]) words.push(attributes[each])
      if (/^(?:tel|sms|mailto):/.test(attributes.href ?? '')) words.push(attributes.href ?? '')
      if (attributes.srcdoc) words.push(...wordsOf(attributes.srcdoc))
    },
    ontext: (text) => {
      if (!['script', 'style'].includes(open.at(-1) ?? '')) words.push(text)
    },
    onclosetag: () => open.pop(),
  })
  parser.end(html)
  return words
}

const around = (text: string, { index }: { index: number }) =>
  text.slice(Math.max(0, index - 40), index + 50).replaceAll(/\s+/g, ' ')

export const foundIn = (where: string, texts: string[]) =>
  texts.flatMap((text) =>
    [traces, places].flatMap((words) => [...text.matchAll(words)].map((match) => `${where}: ${around(text, match)}`)),
  )

const linksIn = (text: string) =>
  [...text.matchAll(/(?:href|src|action)="([^"#]+)|<(?:loc|link|url)>([^<]+)</g)].map(([, one, other]) =>
    (one ?? other ?? '').replaceAll('&amp;', '&'),
  )

const isRead = (type: string) => /html|xml|json|text\/plain|csv|calendar|svg/.test(type)

/** Every public address that leads on from these, with its text. */
export const crawl = async (site: string, starts: string[], headers: Record<string, string> = {}) => {
  const [waiting, pages] = [[...starts], new Map<string, string>()]
  const known = new Set(waiting)
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await fetch(site + path, { headers })
    if (!isRead(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel()
      continue
    }
    const text = await response.text()
    pages.set(`${response.status} ${path}`, text)
    if (path.startsWith('/assets/')) continue
    for (const link of linksIn(text)) {
      const { origin, pathname, search } = new URL(link, site + path)
      const address = pathname + search
      const isNew = origin === site && !known.has(address) && !/^\/(?:admin|media|assets\/.*js)/.test(pathname)
      // One filtered list is like another.
      if (isNew && known.size < 2_000 && !/[?&](?:q|v|preview)=/.test(search)) {
        known.add(address)
        waiting.push(address)
      }
    }
  }
  return pages
}

export const readable = (path: string, text: string) =>
  /^\s*<(?!\?xml)/.test(text) ? wordsOf(text) : [path.includes('.svg') ? '' : text]
