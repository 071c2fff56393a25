import { useFetcher } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { wording } from '#shared/wording.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { isFailure } from '../api.ts'
import { DeletableTable } from '../lists/deletable-table.tsx'
import { ListKeys } from '../lists/list-keys.tsx'
import { ListPage } from '../lists/list-page.tsx'
import { ListTable } from '../lists/table.tsx'
import type { ListActionResult } from './actions.ts'
import { articleName, columnsOf } from './article-columns.tsx'
import styles from './article-table.module.css'
import type { FilteredList } from './list-calls.ts'
import { FilterBar } from './list-filters.tsx'
import { isFiltered, type ListFilters, listHref } from './list-wish.ts'
import { BulkBar } from './many-bar.tsx'
import { useSelection } from './use-selection.ts'

const consequence = `You can take it back with Undo. After ${limits.undoDays} days it is gone for good.`

type Props = FilteredList & { feed: Feed }

export const ArticleTable = ({ feed, wish, list }: Props) => {
  const { manageTitle, add } = adminWording[feed.kind]
  const { loading, listFailed } = wording[feed.kind]
  const { counts, authors = [] } = isFailure(list) ? {} : list
  return (
    <ListPage
      title={manageTitle}
      list={list}
      words={{ loading, empty: emptyWords(feed, wish), failed: listFailed }}
      hrefOf={(page) => listHref(wish, { page: String(page) })}
      add={
        <div className={styles.buttons}>
          <ListKeys />
          <ButtonLink to={feed.addPath} data-key="n">
            {add}
          </ButtonLink>
        </div>
      }
      above={<FilterBar wish={wish} counts={counts} authors={authors} />}
    >
      {(articles) => <Articles feed={feed} wish={wish} articles={articles} />}
    </ListPage>
  )
}

const emptyWords = (feed: Feed, wish: ListFilters) => {
  if (isFiltered(wish)) return 'Nothing is like that. Remove a filter above, or look for other words.'
  const words = {
    all: wording[feed.kind].empty,
    published: wording[feed.kind].empty,
    draft: 'There are no drafts.',
    scheduled: 'Nothing is scheduled.',
    removed: `The trash is empty. What is deleted stays here for ${limits.undoDays} days.`,
  }
  return words[wish.status] ?? words.all
}

type ArticlesProps = { feed: Feed; wish: ListFilters; articles: Article[] }

const Articles = ({ feed, wish, articles }: ArticlesProps) => {
  const selection = useSelection(articles)
  const fetcher = useFetcher<ListActionResult>()
  const shown = { caption: adminWording[feed.kind].manageTitle, items: articles, columns: columnsOf(feed, selection) }
  return (
    <>
      <BulkBar selection={selection} status={wish.status} fetcher={fetcher} />
      {wish.status === 'removed' ? (
        <ListTable {...shown} actions={(article) => <Restore article={article} />} />
      ) : (
        <DeletableTable
          {...shown}
          nameOf={articleName}
          consequence={consequence}
          actions={(article) => <EditLink to={`${feed.editPath}/${article._id}`} name={articleName(article)} />}
        />
      )}
    </>
  )
}

const EditLink = ({ to, name }: { to: string; name: string }) => (
  <ButtonLink variant="outline" to={to} data-key="e">
    <Icon name="edit" />
    <span>
      Edit <span className="visually-hidden">{name}</span>
    </span>
  </ButtonLink>
)

const Restore = ({ article }: { article: Article }) => {
  const { Form, state } = useFetcher<ListActionResult>()
  return (
    <Form method="post">
      <input type="hidden" name="id" value={article._id} />
      <Button variant="outline" isBusy={state !== 'idle'}>
        <span>
          Restore <span className="visually-hidden">{articleName(article)}</span>
        </span>
      </Button>
    </Form>
  )
}
