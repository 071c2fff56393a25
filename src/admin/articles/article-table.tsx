import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import { wording } from '#shared/wording.ts'
import { ButtonLink } from '#ui/button.tsx'
import { dayOf } from '#ui/date.ts'
import { Icon } from '#ui/icon.tsx'
import type { Failure } from '../api.ts'
import { DeletableTable } from '../lists/deletable-table.tsx'
import { ListPage } from '../lists/list-page.tsx'
import type { Column } from '../lists/table.tsx'
import type { Page } from '../page.ts'
import styles from './article-table.module.css'
import { Thumbnail } from './thumbnail.tsx'

const consequence = `You can take it back with Undo. After ${limits.undoDays} days it is gone for good.`

export const ArticleTable = ({ feed, list }: { feed: Feed; list: Page<Article> | Failure }) => {
  const { manageTitle, add, loading, empty, listFailed } = wording[feed.kind]
  return (
    <ListPage
      title={manageTitle}
      list={list}
      words={{ loading, empty, failed: listFailed }}
      add={<ButtonLink to={feed.addPath}>{add}</ButtonLink>}
    >
      {(articles) => (
        <DeletableTable
          caption={manageTitle}
          items={articles}
          columns={columnsOf(feed)}
          nameOf={({ title }) => `“${title}”`}
          consequence={consequence}
          actions={({ _id, title }) => <EditLink to={`${feed.editPath}/${_id}`} title={title} />}
        />
      )}
    </ListPage>
  )
}

const columnsOf = (feed: Feed): Column<Article>[] => [
  { name: 'Title', holds: 'heading', cell: (article) => <Title feed={feed} article={article} /> },
  { name: 'Content', holds: 'text', cell: ({ excerpt }) => <p>{excerpt}</p> },
  { name: 'Author', holds: 'detail', cell: ({ author }) => author },
  { name: 'Image', holds: 'picture', cell: (article, index) => <Thumbnail article={article} index={index} /> },
]

const Title = ({ feed, article: { _id, title, updatedAt } }: { feed: Feed; article: Article }) => (
  <>
    <a className={styles.title} href={`${feed.path}/${_id}`}>
      {title}
    </a>
    <time className={styles.day} dateTime={updatedAt}>
      {dayOf(updatedAt)}
    </time>
  </>
)

const EditLink = ({ to, title }: { to: string; title: string }) => (
  <ButtonLink variant="outline" to={to}>
    <Icon name="edit" />
    <span>
      Edit <span className="visually-hidden">“{title}”</span>
    </span>
  </ButtonLink>
)
