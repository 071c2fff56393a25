/** What is shown of the texts found. */
import { articlePath, feedOf, type Kind } from '#shared/feeds.ts'
import type { Language } from '#shared/languages.ts'
import type { SearchResult } from '#shared/shapes/search.ts'
import type { Database } from '../database/open.ts'
import { toText } from '../lib/markdown.ts'
import { excerptOf, marksIn } from './excerpt.ts'

type SitePage = { path: string; title: string; text: string }
type Found = { id: string; page?: SitePage }
type Shown = Pick<SearchResult, 'kind' | 'title' | 'path' | 'language' | 'updatedAt'> & { text: string }

/** In the order given. `meant` are the words to be marked. */
export const resultsFor = async (db: Database, found: Found[], meant: ReadonlySet<string>): Promise<SearchResult[]> => {
  const ids = found.filter(({ page }) => !page).map(({ id }) => id)
  const articles = new Map((await articlesOf(db, ids)).map((article) => [article.id, article]))
  return found.flatMap(({ id, page }) => {
    const shown: Shown | undefined = page ? { kind: 'page', ...page } : articles.get(id)?.shown
    return shown ? [marked(shown, meant)] : []
  })
}

const marked = ({ text, ...rest }: Shown, meant: ReadonlySet<string>): SearchResult => ({
  ...rest,
  titleMarks: marksIn(rest.title, meant),
  ...excerptOf(text, meant),
})

const articlesOf = async (db: Database, ids: string[]) => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'slug', 'kind', 'title', 'content', 'language', 'updated_at'])
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .where('published_at', 'is not', null)
    .execute()
  return rows.map(({ id, slug, title, content, updated_at, ...row }) => {
    const kind = row.kind as Kind
    const language = row.language as Language
    const path = articlePath(feedOf(kind), { _id: id, slug: slug ?? undefined })
    const shown: Shown = { kind, title, path, language, updatedAt: updated_at, text: toText(content) }
    return { id, shown }
  })
}
