/** Whether readers see an article, or will, or not yet: it is in two dates. */
import type { ArticleChange, Status } from '#shared/shapes/article.ts'
import { Refused } from '../lib/errors.ts'

/** Nobody can be read before it was published, nor published before its moment. */
export type Standing = { published_at: string | null; publish_at: string | null }

const draft: Standing = { published_at: null, publish_at: null }

export const statusOf = ({ published_at, publish_at }: Standing): Status => {
  if (published_at) return 'published'
  return publish_at ? 'scheduled' : 'draft'
}

export const isSeen = (row: { published_at: string | null; removed_at: string | null }) =>
  row.published_at !== null && row.removed_at === null

type Wish = Pick<ArticleChange, 'status' | 'publishAt'>

/** What it is to be from now on; a new article is published at once unless it is said otherwise. Throws Refused. */
export const standingFor = (old: Standing | undefined, wish: Wish, now: string): Standing => {
  const status = wish.status ?? (old ? statusOf(old) : 'published')
  if (status === 'draft') return draft
  if (status === 'published') return { published_at: old?.published_at ?? now, publish_at: null }
  const publish_at = wish.publishAt || old?.publish_at || null
  if ((wish.status || wish.publishAt) && !(publish_at && publish_at > now))
    throw new Refused({ publishAt: 'Choose a moment to come: the day and the time at which it is to be published.' })
  return { published_at: null, publish_at }
}

type Text = { title: string; content: string }

/** Only a draft may be unfinished. Throws Refused. */
export const mustBeWhole = ({ title, content }: Text, standing: Standing) => {
  if (statusOf(standing) === 'draft') return
  const missing = {
    ...(title === '' && { title: 'Write the title.' }),
    ...(content === '' && { content: 'Write the content.' }),
  }
  if (Object.keys(missing).length > 0) throw new Refused(missing)
}
