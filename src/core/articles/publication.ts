/**
 * Decides the publication status: two dates say whether an article is a draft, scheduled or published, and whether
 * readers see it. Also decides what an article needs before it is published: its title and content.
 */
import type { ArticleChange, Status } from '#shared/shapes/article.ts'
import { Conflict, Refused } from '../lib/errors.ts'

/** `published_at`: since when readers see the article. `publish_at`: when it will be published. At most one is set. */
export type Publication = { published_at: string | null; publish_at: string | null }

const draft: Publication = { published_at: null, publish_at: null }

export const publicationStatus = ({ published_at, publish_at }: Publication): Status => {
  if (published_at) return 'published'
  return publish_at ? 'scheduled' : 'draft'
}

/** Whether readers see the article: published, and not removed. */
export const isPublic = (row: { published_at: string | null; removed_at: string | null }) =>
  row.published_at !== null && row.removed_at === null

type StatusChange = Pick<ArticleChange, 'status' | 'publishAt'>

/**
 * The status after a change. A new article without one is published at once. Throws Refused for a time that has passed,
 * unless the article had this time before: then the clock has overtaken the form, and the article is published.
 */
export const nextPublication = (old: Publication | undefined, change: StatusChange, now: string): Publication => {
  const status = change.status ?? (old ? publicationStatus(old) : 'published')
  if (status === 'draft') return draft
  if (status === 'published') return { published_at: old?.published_at ?? now, publish_at: null }
  if (old?.published_at && change.publishAt && change.publishAt <= now)
    return { published_at: old.published_at, publish_at: null }
  const publish_at = nextTime(old, change)
  const isSaid = change.status || change.publishAt
  if (isSaid && publish_at && publish_at === old?.publish_at && publish_at <= now)
    return { published_at: now, publish_at: null }
  if (isSaid && !(publish_at && publish_at > now))
    throw new Refused({ publishAt: 'Choose a day and time in the future.' })
  return { published_at: null, publish_at }
}

/** A form knows only the minute, so the same minute is the same time. */
const nextTime = (old: Publication | undefined, { publishAt }: StatusChange) => {
  const before = old?.publish_at ?? null
  return publishAt && publishAt.slice(0, 16) !== before?.slice(0, 16) ? publishAt : before
}

/** A form that shows an older status may not take a public article off the site. Throws Conflict. */
export const mustKnowItIsPublic = (
  old: Publication,
  { seenStatus }: Pick<ArticleChange, 'seenStatus'>,
  next: Publication,
) => {
  if (!seenStatus || seenStatus === 'published' || !old.published_at || next.published_at) return
  const status = 'Readers can see this article by now.'
  throw new Conflict(status, undefined, { status })
}

type Text = { title: string; content: string }

/** Only a draft may lack its title or content. Throws Refused. */
export const mustBeComplete = ({ title, content }: Text, publication: Publication) => {
  if (publicationStatus(publication) === 'draft') return
  const missing = {
    ...(title === '' && { title: 'Enter the title.' }),
    ...(content === '' && { content: 'Enter the content.' }),
  }
  if (Object.keys(missing).length > 0) throw new Refused(missing)
}
