import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testCore } from '#test/core.ts'
import { importFiles, wxr, wxrItem } from '#test/export-files.ts'
import { formats, type GeneratedText, generatedTexts, pictureNames } from '#test/imported-texts.ts'
import { pictures } from '#test/pictures.ts'
import { findAll, type HtmlNode, parseHtml } from './html.ts'

const wordPressFile = (texts: GeneratedText[]) =>
  wxr(texts.map(({ title, source }, index) => wxrItem({ id: index + 1, title, html: source })))

const ghostFile = (texts: GeneratedText[], name: string) => {
  const posts = texts.map(({ title, source }, index) => ({
    ...{ id: String(index), title, slug: `text-${index}`, status: 'published', type: 'post' },
    published_at: '2021-02-03T04:05:06.000Z',
    [name]: source,
  }))
  return JSON.stringify({ db: [{ meta: { version: '5.2.0' }, data: { posts } }] })
}

/** Markdown writes quotation marks and dashes as printers do. */
const wordsIn = (text: string) =>
  text
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/…/g, '...')
    .replace(/[–—]/g, '-')
    .split(/\s+/)
    .filter(Boolean)

/** Only these elements are inside a line: others end a word. */
const inline = /^(?:strong|em|a|s|code|sup|sub|span)$/

const spaced = (node: HtmlNode): string => {
  if (node.type === 'text') return node.data
  if (!('attribs' in node)) return ''
  const inner = node.children.map(spaced).join('')
  return inline.test(node.name) ? inner : ` ${inner} `
}

const readersSee = (html: string) => {
  const tree = parseHtml(html)
  return {
    words: wordsIn(tree.map(spaced).join('')),
    links: findAll(({ name }) => name === 'a', tree).map(({ attribs }) => attribs.href ?? ''),
    pictures: findAll(({ name }) => name === 'img', tree).length,
  }
}

test.each([
  ['blocks', 'wordpress'],
  ['classic', 'wordpress'],
  ['html', 'html'],
  ['lexical', 'lexical'],
  ['mobiledoc', 'mobiledoc'],
] as const)('40 texts of %s keep every word in its place, every link and every picture', async (name, file) => {
  await using here = await testCore()
  const folder = join(here.dataDir, 'uploads')
  await mkdir(join(folder, '2020/05'), { recursive: true })
  for (const picture of pictureNames) await writeFile(join(folder, '2020/05', picture), await pictures.jpeg(400, 300))
  const uploads =
    file === 'wordpress' ? 'https://old.example/wp-content/uploads/2020/05/' : '__GHOST_URL__/content/images/2020/05/'
  const texts = generatedTexts(formats[name], 40, uploads)
  const content = file === 'wordpress' ? wordPressFile(texts) : ghostFile(texts, file)
  const { addsUp } = await importFiles({ ...here, files: { export: content }, pictures: folder })
  expect(addsUp).toBe(true)
  const { found } = await here.core.articles.list('blog', 1, 50)
  for (const { title, words, links, pictures } of texts) {
    const seen = readersSee(found.find((article) => article.title === title)?.contentHtml ?? '')
    expect({ title, links: seen.links.toSorted() }).toEqual({ title, links: links.toSorted() })
    expect({ title, pictures: seen.pictures }).toEqual({ title, pictures: pictures.length })
    expect({ title, words: seen.words.join(' ') }).toEqual({ title, words: wordsIn(words).join(' ') })
  }
})
