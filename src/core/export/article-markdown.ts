/** An article as a Markdown file with front matter (YAML), as static site generators read it. */
import { type Feed, feedOf, type Kind } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'

type Articles = {
  list: (kind: Kind, page: number, limit: number) => Promise<{ found: Article[]; totalPages: number }>
}

const perPage = 50

/** The published articles, one after the other. The files are in `articles/news` and `articles/blog`. */
export async function* markdownFiles(articles: Articles, kinds: readonly Kind[]) {
  for (const kind of kinds)
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { found, totalPages } = await articles.list(kind, page, perPage)
      last = totalPages
      for (const article of found) yield toFile(feedOf(kind), article)
    }
}

const toFile = ({ kind }: Feed, article: Article) => ({
  name: `articles/${kind}/${article.slug ?? article._id}.md`,
  text: `---\n${frontMatterOf(article)}\n---\n\n${toLocalPictures(article.content)}\n`,
})

/** Every JSON value is valid YAML. Of a missing value JSON makes nothing. */
const frontMatterOf = ({ updatedAt: date, imageUrl, imageAlt: pictureDescription, ...article }: Article) => {
  const { title, author, language, slug, tags, excerpt, sources, lastChecked, reviewer } = article
  const picture = imageUrl && toLocal(imageUrl)
  const written = { title, date, author, language, slug, tags, excerpt, picture, pictureDescription }
  return Object.entries({ ...written, sources, lastChecked, reviewer })
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${JSON.stringify(value)}`))
    .join('\n')
}

const toLocal = (address: string) => (address.startsWith('/') ? `../..${address}` : address)

/** The pictures are in the folder `media` of the copy. */
const toLocalPictures = (content: string) => content.replace(/(!\[[^\]]*\]\()(\/media\/)/g, '$1../..$2')
