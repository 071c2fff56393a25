/** The columns of the list of articles: title, status tags and thumbnail. `lists/list-page.tsx` draws the table. */

import { Link } from 'react-router'
import rowStyles from '#admin/lists/titles.module.css'
import { articlePath, type Feed } from '#shared/feeds.ts'
import { longDay } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import { drawingFor } from '#ui/art/drawing-for.ts'
import { Placeholder } from '#ui/art/placeholder.tsx'
import { cropClass } from '#ui/crop.ts'
import { imageSources, Picture } from '#ui/picture.tsx'
import { Tag } from '#ui/tag.tsx'
import type { Column } from '../lists/list-page.tsx'
import { SelectBox, type Selection } from '../lists/selection.tsx'
import { Day, momentOf } from '../moment.tsx'
import styles from './manage-articles.module.css'

const titleOf = ({ title }: Article) => title || 'Without a title'
export const articleName = (article: Article) => `“${titleOf(article)}”`

export const columnsOf = (feed: Feed, selection: Selection): Column<Article>[] => [
  {
    name: 'Title',
    holds: 'heading',
    cell: (article, index) => (
      <div className={styles.heading}>
        <SelectBox selection={selection} id={article._id} index={index} name={articleName(article)} />
        <Title feed={feed} article={article} />
      </div>
    ),
  },
  { name: 'Content', holds: 'text', cell: ({ excerpt }) => <p className={styles.excerpt}>{excerpt}</p> },
  { name: 'Author', holds: 'detail', isPlain: true, cell: (article) => <Author article={article} /> },
  { name: 'Image', holds: 'picture', cell: (article, index) => <Thumbnail article={article} index={index} /> },
]

const Title = ({ feed, article }: { feed: Feed; article: Article }) => (
  <div>
    {article.removedAt ? (
      <span className={rowStyles.title} data-key="row" tabIndex={-1}>
        {titleOf(article)}
      </span>
    ) : (
      <Link className={rowStyles.title} to={`${feed.editPath}/${article._id}`} data-key="row">
        {titleOf(article)}
      </Link>
    )}
    <p className={rowStyles.day}>
      <Day at={article.updatedAt} />
      <ViewLink feed={feed} article={article} />
    </p>
    <p className={styles.tags}>
      <StatusTags article={article} />
    </p>
  </div>
)

/** The page that readers see. */
export const ViewLink = ({ feed, article }: { feed: Feed; article: Article }) =>
  article.status === 'published' &&
  !article.removedAt && (
    <a href={articlePath(feed, article)}>
      View <span className="visually-hidden">{articleName(article)}</span>
    </a>
  )

/** On a phone, tags and date share the author's line, because every line of a row costs a phone a part of the list. */
const Author = ({ article }: { article: Article }) => (
  <div className={styles.card}>
    <StatusTags article={article} />
    <span>
      <span className={styles.cardDay}>
        <Day at={article.updatedAt} /> ·{' '}
      </span>
      {article.author}
    </span>
  </div>
)

const StatusTags = ({
  article: { status, publishAt, removedAt, hasDraft, isPinned, review, open = [] },
}: {
  article: Article
}) => {
  const words = [
    removedAt ? `Deleted permanently on ${endOf(removedAt)}` : undefined,
    isPinned && !removedAt ? 'Pinned' : undefined,
    status === 'draft' && !removedAt ? draftState(review) : undefined,
    status === 'scheduled' && publishAt ? `Scheduled for ${momentOf(publishAt)}` : undefined,
    status === 'published' && !removedAt && open.length > 0 ? 'Incomplete' : undefined,
    hasDraft && status !== 'draft' ? 'Changes that readers cannot see yet' : undefined,
  ].filter((each) => each !== undefined)
  return words.map((each) => (
    <Tag key={each} kind="plain">
      {each}
    </Tag>
  ))
}

const draftState = (review: Article['review']) =>
  review ? `Waiting for review${review.assignedTo ? ` by ${review.assignedTo}` : ''}` : 'Draft'

const endOf = (removedAt: string) => {
  const end = new Date(removedAt)
  end.setUTCDate(end.getUTCDate() + limits.trashDays)
  return longDay(end.toISOString())
}

type Props = { article: Article; index: number }

/** On a high-resolution phone the file has two pixels per CSS pixel: more would make no visible difference. */
const sizes = '(max-width: 1099px) and (min-resolution: 2.01dppx) 43px, (max-width: 1099px) 64px, 104px'

const Thumbnail = ({ article, index }: Props) => (
  <div className={styles.thumbnail}>
    {article.imageUrl ? <ThumbnailPicture article={article} /> : <Placeholder number={drawingFor('', index)} />}
  </div>
)

const ThumbnailPicture = ({ article }: Pick<Props, 'article'>) => (
  <Picture
    sources={imageSources(article, sizes)}
    src={article.imageUrl}
    alt={article.imageAlt ?? ''}
    loading="lazy"
    imgClass={cropClass(article.imageFocus)}
  />
)
