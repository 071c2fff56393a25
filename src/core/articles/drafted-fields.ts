import type { Article } from '#shared/shapes/article.ts'
import { ArticleChange } from '#shared/shapes/article.ts'

type Shown = Partial<
  Pick<
    Article,
    'title' | 'content' | 'author' | 'language' | 'tags' | 'isHealth' | 'sources' | 'lastChecked' | 'reviewer'
  >
>

const shapes = ArticleChange.shape

/** What of a form can be shown already: it was typed a moment ago, so it need not be right yet. */
export const draftedFields = (fields: Record<string, string>): Shown => {
  const shown: Record<string, unknown> = {}
  for (const name of [
    'title',
    'content',
    'author',
    'language',
    'tags',
    'isHealth',
    'sources',
    'lastChecked',
    'reviewer',
  ] as const) {
    const read = shapes[name].safeParse(fields[name])
    if (read.success && read.data !== undefined)
      shown[name] = read.data === '' && (name === 'lastChecked' || name === 'reviewer') ? undefined : read.data
  }
  return shown as Shown
}
