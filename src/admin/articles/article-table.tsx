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
import { Table } from '../lists/table.tsx'
import type { Outcome } from './actions.ts'
import { columnsOf, nameOf } from './article-columns.tsx'
import styles from './article-table.module.css'
import type { ArticleList } from './list-calls.ts'
import { ListFilters } from './list-filters.tsx'
import { hrefOf, isNarrowed, type ListWish } from './list-wish.ts'
import { ManyBar } from './many-bar.tsx'
import { useSelection } from './use-selection.ts'

const consequence = `You can take it back with Undo. After ${limits.undoDays} days it is gone for good.`

type Props = ArticleList & { feed: Feed }

export const ArticleTable = ({ feed, wish, list }: Props) => {
  const { manageTitle, add } = adminWording[feed.kind]
  const { loading, listFailed } = wording[feed.kind]
  const { counts, authors = [] } = isFailure(list) ? {} : list
  return (
    <ListPage
      title={manageTitle}
      list={list}
      words={{ loading, empty: emptyWords(feed, wish), failed: listFailed }}
      hrefOf={(page) => hrefOf(wish, { page: String(page) })}
      add={
        <div className={styles.buttons}>
          <ListKeys />
          <ButtonLink to={feed.addPath} data-key="n">
            {add}
          </ButtonLink>
        </div>
      }
      above={<ListFilters wish={wish} counts={counts} authors={authors} />}
    >
      {(articles) => <Articles feed={feed} wish={wish} articles={articles} />}
    </ListPage>
  )
}

const emptyWords = (feed: Feed, wish: ListWish) => {
  if (isNarrowed(wish)) return 'Nothing is like that. Remove a filter above, or look for other words.'
  const words = {
    all: wording[feed.kind].empty,
    published: wording[feed.kind].empty,
    draft: 'There are no drafts.',
    scheduled: 'Nothing is scheduled.',
    removed: `The trash is empty. What is deleted stays here for ${limits.undoDays} days.`,
  }
  return words[wish.status] ?? words.all
}

type ArticlesProps = { feed: Feed; wish: ListWish; articles: Article[] }

const Articles = ({ feed, wish, articles }: ArticlesProps) => {
  const selection = useSelection(articles)
  const fetcher = useFetcher<Outcome>()
  const shown = { caption: adminWording[feed.kind].manageTitle, items: articles, columns: columnsOf(feed, selection) }
  return (
    <>
      <ManyBar selection={selection} status={wish.status} fetcher={fetcher} />
      {wish.status === 'removed' ? (
        <Table {...shown} actions={(article) => <Restore article={article} />} />
      ) : (
        <DeletableTable
          {...shown}
          nameOf={nameOf}
          consequence={consequence}
          actions={(article) => <EditLink to={`${feed.editPath}/${article._id}`} name={nameOf(article)} />}
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
  const { Form, state } = useFetcher<Outcome>()
  return (
    <Form method="post">
      <input type="hidden" name="id" value={article._id} />
      <Button variant="outline" isBusy={state !== 'idle'}>
        <span>
          Restore <span className="visually-hidden">{nameOf(article)}</span>
        </span>
      </Button>
    </Form>
  )
}
