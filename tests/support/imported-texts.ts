/**
 * Writes posts as the editors of WordPress (blocks, classic) and Ghost (Lexical, Mobiledoc) store them, from a seed, with
 * the words, links and pictures that readers see there.
 */
import { seeded } from './number-texts.ts'

/** One piece of a text: how the editor stores it, and what readers see. */
type Piece<Source> = { source: Source; words: string; links?: string[]; pictures?: string[] }
export type GeneratedText = { title: string; source: string; words: string; links: string[]; pictures: string[] }

/** Words that Markdown, shortcodes or HTML could misread. */
const oddWords = [
  ...['*713*33*1#', '2*3*4=24', 'snake_case_name', '_so_', '#walk', '+233', '1.', '2)', '-', '>', '|', '||', '[sic]'],
  ...['[x](y)', '![no]', '`tick`', '~~not~~', '\\', '\\*', '<3', 'a<b>c', '&', '&amp;', '©', 'AT&T', '$5', '100%'],
  ...['Ɔdɔ', 'Ŋmɛ', 'naïve', 'é', '👩🏾‍⚕️', '“quoted”', '‘so’', 'it’s', '—', '…', 'GH₵5', 'x==y', '***', '^1'],
  ...['===', ':smile:', '{{name}}', 'H2O', '10:30', 'www.example.org', 'ama@mail.example', '#', '##', '[2]', '(c)'],
]
const plainWords = 'we walk to the clinic and sing for every warrior in our town with water bread hope care'.split(' ')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const pictureNames = Array.from({ length: 12 }, (_, index) => `picture-${index}.jpg`)

const kitOf = (seed: number, uploads: string) => {
  const { below, pick } = seeded(seed)
  const text = () =>
    Array.from({ length: 3 + below(9) }, () => (below(4) === 0 ? pick(oddWords) : pick(plainWords))).join(' ')
  const link = () => `https://other.example/${pick(plainWords)}_${below(1000)}?a=1&b=(${below(9)})`
  const picture = () => uploads + pick(pictureNames)
  /** Words with marks and a link. */
  const run = (): Piece<string> => {
    const [first, strong, nested, linked, last] = [text(), text(), text(), text(), text()]
    const href = link()
    return {
      source: `${escaped(first)} <strong>${escaped(strong)} <em>${escaped(nested)}</em></strong> <a href="${escaped(href)}">${escaped(linked)}</a> ${escaped(last)}`,
      words: [first, strong, nested, linked, last].join(' '),
      links: [href],
    }
  }
  return { below, pick, text, link, picture, run }
}
type Kit = ReturnType<typeof kitOf>
type Write<Source> = (kit: Kit) => Piece<Source>

const around = (before: string, piece: Piece<string>, after: string): Piece<string> => ({
  ...piece,
  source: before + piece.source + after,
})
const all = (pieces: Piece<string>[], between = ''): Piece<string> => ({
  source: pieces.map(({ source }) => source).join(between),
  words: pieces.map(({ words }) => words).join(' '),
  links: pieces.flatMap(({ links = [] }) => links),
  pictures: pieces.flatMap(({ pictures = [] }) => pictures),
})
const plain = (text: string): Piece<string> => ({ source: escaped(text), words: text })
const element = (tag: string, piece: Piece<string>, attributes = '') =>
  around(`<${tag}${attributes}>`, piece, `</${tag.split(' ')[0]}>`)
const linked = (href: string, text: string, attributes = ''): Piece<string> => ({
  ...{ source: `<a${attributes} href="${escaped(href)}">${escaped(text)}</a>`, words: text, links: [href] },
})
const image = (src: string, alt: string, attributes = ''): Piece<string> => ({
  source: `<img src="${src}" alt="${escaped(alt).replaceAll('"', '&quot;')}"${attributes}/>`,
  ...{ words: '', pictures: [src] },
})

/** HTML that every editor may contain. */
const html = {
  paragraph: ({ run }) => element('p', run()),
  heading: ({ text, below }) => element(`h${2 + below(5)}`, plain(text())),
  list: ({ run, text, pick }) => {
    const inner = element('ul', all([element('li', plain(text())), element('li', run())]))
    return element(pick(['ul', 'ol']), all([element('li', all([run(), inner])), element('li', plain(text()))]))
  },
  quote: ({ run, text }) => element('blockquote', all([element('p', run()), element('cite', plain(text()))])),
  table: ({ run, text }) => {
    const row = (tag: string) => element('tr', all([element(tag, plain(text())), element(tag, run())]))
    return element('table', all([element('thead', row('th')), element('tbody', all([row('td'), row('td')]))]))
  },
  merged: ({ text }) =>
    element(
      'table',
      all([
        element('tr', element('td', plain(text()), ' colspan="2"')),
        element('tr', all([element('td', plain(text()), ' rowspan="2"'), element('td', plain(text()))])),
        element('tr', element('td', plain(text()))),
      ]),
    ),
  code: ({ text }) => element('pre', element('code', plain(text()))),
  breaks: ({ text }) => element('p', all([plain(text()), plain(text())], '<br>')),
  terms: ({ text }) => element('dl', all([element('dt', plain(text())), element('dd', plain(text()))])),
  figure: ({ picture, text }) =>
    element('figure', all([image(picture(), text()), element('figcaption', plain(text()))])),
  linkedPicture: ({ picture, link, text }) => {
    const [src, href] = [picture(), link()]
    return { ...around(`<figure><a href="${escaped(href)}">`, image(src, text()), '</a></figure>'), links: [href] }
  },
  frame: ({ below }) => {
    const id = `vid_${10_000_000 + below(9_999_999)}`.slice(0, 11).padEnd(11, '0')
    const href = `https://www.youtube.com/watch?v=${id}`
    return { source: `<iframe src="https://www.youtube.com/embed/${id}"></iframe>`, words: href, links: [href] }
  },
} satisfies Record<string, Write<string>>

const block = (name: string, piece: Piece<string>, attributes = '') =>
  around(`<!-- wp:${name} ${attributes}-->\n`, piece, `\n<!-- /wp:${name} -->\n`)

const blocks: Write<string>[] = [
  (kit) => block('paragraph', html.paragraph(kit)),
  (kit) => block('heading', html.heading(kit), '{"level":3} '),
  (kit) => block('list', html.list(kit)),
  (kit) => block('quote', element('div', html.quote(kit), ' class="wp-block-quote"')),
  (kit) => block('table', element('figure', all([html.table(kit), element('figcaption', kit.run())]))),
  (kit) => block('table', element('figure', html.merged(kit))),
  (kit) => block('code', html.code(kit)),
  (kit) => block('image', html.figure(kit), '{"id":9} '),
  (kit) => block('image', html.linkedPicture(kit)),
  (kit) => block('html', all([html.terms(kit), html.frame(kit)])),
  (kit) => block('preformatted', element('pre', kit.run(), ' class="wp-block-preformatted"')),
  (kit) => block('verse', element('pre', all([plain(kit.text()), kit.run()], '\n'), ' class="wp-block-verse"')),
  (kit) => block('pullquote', element('figure', html.quote(kit), ' class="wp-block-pullquote"')),
  ({ picture, text }) =>
    block(
      'gallery',
      element(
        'figure',
        all([
          block('image', element('figure', all([image(picture(), ''), element('figcaption', plain(text()))]))),
          block('image', element('figure', image(picture(), text()))),
          element('figcaption', plain(text())),
        ]),
        ' class="wp-block-gallery has-nested-images"',
      ),
    ),
  ({ picture, text }) =>
    block(
      'media-text',
      element('div', all([element('figure', image(picture(), '')), element('div', element('p', plain(text())))])),
    ),
  ({ picture, text }) =>
    block('cover', element('div', all([image(picture(), ''), element('p', plain(text()))]), ' class="wp-block-cover"')),
  ({ text, run }) =>
    block(
      'columns',
      element(
        'div',
        all([text, text].map((each) => element('div', all([element('h3', plain(each())), element('p', run())])))),
        ' class="wp-block-columns"',
      ),
    ),
  ({ link, text }) =>
    block('buttons', element('div', element('div', linked(link(), text())), ' class="wp-block-buttons"')),
  ({ link, text }) => block('file', element('div', all([linked(link(), text())]), ' class="wp-block-file"')),
  ({ below }) => {
    const href = `https://vimeo.com/${1000 + below(9999)}`
    const address = { source: href, words: href, links: [href] }
    return block('embed', element('figure', element('div', address)), `{"url":"${href}"} `)
  },
  ({ run, text }) =>
    block('details', element('details', all([element('summary', plain(text())), element('p', run())]))),
  ({ text }) =>
    block('paragraph', element('p', plain(text()), ' class="has-drop-cap has-background" style="color:red"')),
  () => ({ source: '<!-- wp:separator -->\n<hr class="wp-block-separator"/>\n<!-- /wp:separator -->', words: '' }),
  () => ({ source: '<!-- wp:latest-posts /--><!-- wp:more --><!--more--><!-- /wp:more -->', words: '' }),
]

/** A text of the classic editor has no tags for paragraphs. */
const classic: Write<string>[] = [
  ({ run }) => run(),
  ({ text }) => all([plain(text()), plain(text())], '\n'),
  ...[html.heading, html.list, html.quote, html.table, html.merged, html.terms, html.breaks, html.frame],
  ({ picture, text, run }) => {
    const caption = run()
    const captioned = all([image(picture(), text(), ' class="alignnone size-medium" width="300"'), caption], ' ')
    return around('[caption id="attachment_9" align="alignnone" width="300"]', captioned, '[/caption]')
  },
  ({ picture, link }) => {
    const href = link()
    return { ...around(`<a href="${escaped(href)}">`, image(picture(), ''), '</a>'), links: [href] }
  },
  ({ link }) => {
    const href = link().replace(/\?.*/, '')
    return { source: href, words: href, links: [href] }
  },
  ({ text }) => element('div', element('span', plain(text()), ' style="font-size:9px"'), ' align="center"'),
  () => ({ source: '<!--more-->', words: '' }),
  ({ text }) => {
    const words = text()
    return { source: `<p>${escaped(words).replaceAll(' ', '&nbsp;')}</p>`, words }
  },
]

/** What Ghost has made of its cards. */
const ghostHtml: Write<string>[] = [
  ...Object.values(html),
  ({ link, text, picture, run }) => {
    const part = (name: string, words: string) => element('div', plain(words), ` class="kg-bookmark-${name}"`)
    const icon = '<img class="kg-bookmark-icon" src="https://other.example/icon.svg" alt="">'
    const thumbnail = element('div', image(picture(), ''), ' class="kg-bookmark-thumbnail"')
    const content = all([
      part('title', text()),
      part('description', text()),
      around(icon, part('author', text()), ''),
      thumbnail,
    ])
    const href = link()
    const card = element('a', content, ` class="kg-bookmark-container" href="${escaped(href)}"`)
    // The title and the thumbnail lead to the same address.
    const shown = { ...card, links: [href, href] }
    return element('figure', all([shown, element('figcaption', run())]), ' class="kg-card kg-bookmark-card"')
  },
  ({ link, text }) => {
    const href = link()
    const words = text()
    const buttons =
      '<div class="kg-video-overlay"><button><svg></svg></button></div><div class="kg-video-player-container"><span>0:00</span>/<span>0:12</span><button>1×</button></div>'
    const source = `<figure class="kg-card kg-video-card"><div><video src="${escaped(href)}" poster=""></video>${buttons}</div><figcaption>${escaped(words)}</figcaption></figure>`
    return { source, words: `${href} ${words}`, links: [href] }
  },
  ({ link, text }) => {
    const contents = all([element('div', plain(text())), element('div', plain(text()))])
    const href = link()
    return {
      ...element('div', element('a', contents, ` href="${escaped(href)}"`), ' class="kg-file-card"'),
      links: [href],
    }
  },
  ({ text, run }) =>
    element(
      'div',
      all([element('div', element('h4', plain(text()))), element('div', element('p', run()))]),
      ' class="kg-toggle-card"',
    ),
]

type Json = Record<string, unknown>
const inline = (text: string, format = 0): Json => ({ type: 'extended-text', text, format })

const lexicalLine = ({ text, link }: Kit): Piece<Json[]> => {
  const [first, bold, label, last] = [text(), text(), text(), text()]
  const url = link()
  return {
    source: [
      inline(`${first} `),
      inline(`${bold} `, 3),
      { type: 'link', url, children: [inline(label)] },
      inline(` ${last}`),
    ],
    words: [first, bold, label, last].join(' '),
    links: [url],
  }
}

const lexicalNode =
  (type: string, more: Json = {}) =>
  (kit: Kit): Piece<Json> => {
    const { source, ...rest } = lexicalLine(kit)
    return { source: { type, children: source, ...more }, ...rest }
  }

const htmlCaption = (kit: Kit) => {
  const words = kit.text()
  return { caption: escaped(words), words }
}

/** Cards are the same in both editors, some under other names. */
const cards: ((kit: Kit) => Piece<[string, Json]>)[] = [
  (kit) => {
    const { caption, words } = htmlCaption(kit)
    const src = kit.picture()
    return { source: ['image', { src, alt: kit.text(), caption }], words, pictures: [src] }
  },
  (kit) => {
    const { caption, words } = htmlCaption(kit)
    const images = [kit.picture(), kit.picture()]
    return { source: ['gallery', { images: images.map((src) => ({ src })), caption }], words, pictures: images }
  },
  ({ text }) => {
    const code = text()
    return { source: ['codeblock', { code }], words: code }
  },
  (kit) => {
    const { source, ...rest } = all([html.paragraph(kit), html.table(kit), html.figure(kit)])
    return { source: ['html', { html: source }], ...rest }
  },
  () => ({
    source: ['markdown', { markdown: 'Some **bold** [words](https://other.example/m)' }],
    words: 'Some bold words',
    links: ['https://other.example/m'],
  }),
  ({ link, text }) => {
    const [url, title, description] = [link(), text(), text()]
    return {
      source: ['bookmark', { url, metadata: { title, description } }],
      words: `${title} ${description}`,
      links: [url],
    }
  },
  ({ link, text }) => {
    const [buttonUrl, buttonText] = [link(), text()]
    return { source: ['button', { buttonUrl, buttonText }], words: buttonText, links: [buttonUrl] }
  },
  ({ text }) => {
    const calloutText = text()
    return {
      source: ['callout', { calloutEmoji: '💡', calloutText: escaped(calloutText) }],
      words: `💡 ${calloutText}`,
    }
  },
  ({ text }) => {
    const [heading, content] = [text(), text()]
    return {
      source: ['toggle', { heading: escaped(heading), content: `<p>${escaped(content)}</p>` }],
      words: `${heading} ${content}`,
    }
  },
  (kit) => {
    const [src, fileTitle] = [kit.link(), kit.text()]
    const { caption, words } = htmlCaption(kit)
    return { source: ['file', { src, fileTitle, fileCaption: caption }], words: `${fileTitle} ${words}`, links: [src] }
  },
  (kit) => {
    const [src, { caption, words }] = [kit.link(), htmlCaption(kit)]
    return { source: ['video', { src, caption }], words: `${src} ${words}`, links: [src] }
  },
  (kit) => {
    const [url, { caption, words }] = [kit.link(), htmlCaption(kit)]
    return { source: ['embed', { url, caption, html: '<iframe></iframe>' }], words: `${url} ${words}`, links: [url] }
  },
  ({ link, text, picture }) => {
    const [header, subheader, buttonText, buttonUrl, backgroundImageSrc] = [text(), text(), text(), link(), picture()]
    const words = `${header} ${subheader} ${buttonText}`
    const shown = { header: escaped(header), subheader: escaped(subheader) }
    return {
      source: ['header', { ...shown, buttonEnabled: true, buttonText, buttonUrl, backgroundImageSrc }],
      ...{ words, links: [buttonUrl], pictures: [backgroundImageSrc] },
    }
  },
  ({ link, text, picture }) => {
    const [title, description, productButton, productUrl, productImageSrc] = [text(), text(), text(), link(), picture()]
    const shown = { productTitle: escaped(title), productDescription: `<p>${escaped(description)}</p>` }
    return {
      source: ['product', { ...shown, productButtonEnabled: true, productButton, productUrl, productImageSrc }],
      ...{ words: `${title} ${description} ${productButton}`, links: [productUrl], pictures: [productImageSrc] },
    }
  },
  () => ({ source: ['horizontalrule', {}], words: '' }),
  () => ({ source: ['signup', {}], words: '' }),
]

const lexical: Write<Json>[] = [
  lexicalNode('paragraph'),
  lexicalNode('extended-heading', { tag: 'h3' }),
  lexicalNode('extended-quote'),
  lexicalNode('aside'),
  (kit) => {
    const [first, inner] = [lexicalNode('listitem')(kit), lexicalNode('listitem')(kit)]
    const nested = { type: 'listitem', children: [{ type: 'list', listType: 'bullet', children: [inner.source] }] }
    return {
      source: { type: 'list', listType: 'number', children: [first.source, nested] },
      words: `${first.words} ${inner.words}`,
      links: [...(first.links ?? []), ...(inner.links ?? [])],
    }
  },
  ({ text }) => {
    const [first, last] = [text(), text()]
    return {
      source: { type: 'paragraph', children: [inline(first), { type: 'linebreak' }, inline(last, 8)] },
      words: `${first} ${last}`,
    }
  },
  ...cards.map(
    (card): Write<Json> =>
      (kit) => {
        const {
          source: [type, payload],
          ...rest
        } = card(kit)
        return { source: { type, ...payload }, ...rest }
      },
  ),
]

type Document = { markups: [string, string[]?][]; cards: [string, Json][]; sections: unknown[]; atoms: unknown[] }

const mobiledocNames: Record<string, string> = { horizontalrule: 'hr', codeblock: 'code' }

const mobiledoc: ((document: Document) => Write<unknown>)[] = [
  (document) => (kit) => {
    const [first, bold, label, last, href] = [kit.text(), kit.text(), kit.text(), kit.text(), kit.link()]
    const at = document.markups.push(['strong'], ['em'], ['a', ['href', href]]) - 3
    const markers = [
      [0, [], 0, `${first} `],
      [0, [at, at + 1], 1, bold],
      [0, [], 1, ' '],
      [0, [at + 2], 1, label],
      [0, [], 0, ` ${last}`],
    ]
    const source = [1, kit.pick(['p', 'h3', 'blockquote']), markers]
    return { source, words: [first, bold, label, last].join(' '), links: [href] }
  },
  () => (kit) => {
    const items = [kit.text(), kit.text()]
    return { source: [3, kit.pick(['ul', 'ol']), items.map((item) => [[0, [], 0, item]])], words: items.join(' ') }
  },
  (document) => (kit) => {
    const [first, last] = [kit.text(), kit.text()]
    const at = document.atoms.push(['soft-return', '', {}]) - 1
    return {
      source: [
        1,
        'p',
        [
          [0, [], 0, first],
          [1, [], 0, at],
          [0, [], 0, last],
        ],
      ],
      words: `${first} ${last}`,
    }
  },
  ...cards.map(
    (card) =>
      (document: Document): Write<unknown> =>
      (kit) => {
        const {
          source: [type, payload],
          ...rest
        } = card(kit)
        return { source: [10, document.cards.push([mobiledocNames[type] ?? type, payload]) - 1], ...rest }
      },
  ),
]

/** Every construct, then some by chance. */
const chosen = <Item>(items: readonly Item[], { pick, below }: Kit, at: number) => [
  ...[0, 1, 2].map((step) => items[(at * 3 + step) % items.length] as Item),
  ...Array.from({ length: 2 + below(4) }, () => pick(items)),
]

type Format = (kit: Kit, at: number) => Piece<string>

export const formats: Record<'blocks' | 'classic' | 'html' | 'lexical' | 'mobiledoc', Format> = {
  blocks: (kit, at) =>
    all(
      chosen(blocks, kit, at).map((write) => write(kit)),
      '\n',
    ),
  classic: (kit, at) =>
    all(
      chosen(classic, kit, at).map((write) => write(kit)),
      '\n\n',
    ),
  html: (kit, at) => all(chosen(ghostHtml, kit, at).map((write) => write(kit))),
  lexical: (kit, at) => {
    const pieces = chosen(lexical, kit, at).map((write) => write(kit))
    const children = pieces.map(({ source }) => source)
    return { ...all(pieces.map((piece) => ({ ...piece, source: '' }))), source: JSON.stringify({ root: { children } }) }
  },
  mobiledoc: (kit, at) => {
    const document: Document = { markups: [], cards: [], sections: [], atoms: [] }
    const pieces = chosen(mobiledoc, kit, at).map((make) => make(document)(kit))
    document.sections = pieces.map(({ source }) => source)
    return { ...all(pieces.map((piece) => ({ ...piece, source: '' }))), source: JSON.stringify(document) }
  },
}

/** `uploads`: the address of the pictures, with a slash at its end. */
export const generatedTexts = (format: Format, count: number, uploads: string): GeneratedText[] =>
  Array.from({ length: count }, (_, at) => {
    const { words, links = [], pictures = [], source } = format(kitOf(at + 1, uploads), at)
    return { title: `Text ${at}`, source, words, links, pictures }
  })
