/** The list of articles in the admin area, shared by news and blog: the URL says which feed it shows. */

import { useFetcher, useLocation } from 'react-router'
import { type Feed, feedAt } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { wording } from '#shared/wording.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { isFailure } from '../api.ts'
import { IntentButton } from '../intent-form.tsx'
import { actionOf } from '../intents.ts'
import { useFilter } from '../lists/filter-controls.tsx'
import { ListKeys } from '../lists/list-keys.tsx'
import { ListPage, ListTable } from '../lists/list-page.tsx'
import { useSelection } from '../lists/selection.tsx'
import { PublishedLast } from '../published-last.tsx'
import { focusToast } from '../toast-region.tsx'
import type { Route } from './+types/manage-articles'
import { articleName, columnsOf, ViewLink } from './article-columns.tsx'
import { BulkBar } from './bulk-actions.tsx'
import { loadFiltered } from './calls.ts'
import { draftOnDevice } from './drafts.ts'
import { FilterBar } from './list-filters.tsx'
import { type ArticleListResult, runArticleListIntent } from './list-intents.ts'
import { articleFilters, isFiltered, type ListFilters, type ListStatus } from './list-query.ts'
import styles from './manage-articles.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadFiltered(request, feedAt(request.url))

export const clientAction = actionOf(runArticleListIntent)

export default function ManageArticles({ loaderData }: Route.ComponentProps) {
  const feed = feedAt(useLocation().pathname)
  return <FilteredArticles key={feed.kind} feed={feed} list={loaderData} />
}

type Props = { feed: Feed; list: Awaited<ReturnType<typeof loadFiltered>> }

const FilteredArticles = ({ feed, list }: Props) => {
  const filters = useFilter(articleFilters)
  const { manageTitle, add } = adminWording[feed.kind]
  const { loading, listFailed } = wording[feed.kind]
  const { counts, authors = [] } = isFailure(list) ? {} : list
  return (
    <ListPage
      title={manageTitle}
      list={list}
      words={{ loading, empty: emptyWords(feed, filters), failed: listFailed }}
      add={
        <div className="actions">
          <ListKeys />
          <ButtonLink to={feed.addPath} data-key="n">
            {add}
          </ButtonLink>
        </div>
      }
      begin={{ to: feed.addPath, text: 'Write an article' }}
      above={
        <>
          <PublishedLast feed={feed} />
          <FilterBar counts={counts} authors={authors} />
          <NewOnDevice feed={feed} />
        </>
      }
    >
      {(articles) => <Articles feed={feed} status={filters.status} articles={articles} />}
    </ListPage>
  )
}

const emptyWords = (feed: Feed, filters: ListFilters) => {
  if (isFiltered(filters)) return 'No articles match. Remove a filter or try other words.'
  const words = {
    all: wording[feed.kind].empty,
    published: wording[feed.kind].empty,
    draft: 'There are no drafts.',
    review: 'Nothing is waiting for review.',
    scheduled: 'Nothing is scheduled.',
    removed: `The trash is empty. Deleted articles stay here for ${limits.trashDays} days.`,
  }
  return words[filters.status] ?? words.all
}

type ArticlesProps = { feed: Feed; status: ListStatus; articles: Article[] }

const Articles = ({ feed, status, articles }: ArticlesProps) => {
  const selection = useSelection(articles)
  const fetcher = useFetcher<ArticleListResult>()
  const caption = adminWording[feed.kind].manageTitle
  const shown = { caption, items: articles, columns: columnsOf(feed, selection) }
  return (
    <>
      <BulkBar feed={feed} selection={selection} status={status} fetcher={fetcher} />
      {status === 'removed' ? (
        <ListTable {...shown} actions={(article) => <Restore article={article} />} />
      ) : (
        <ListTable
          {...shown}
          actions={(article) => (
            <>
              <span className={styles.cardView}>
                <ViewLink feed={feed} article={article} />
              </span>
              <EditLink to={`${feed.editPath}/${article._id}`} name={articleName(article)} />
              <DeleteNow article={article} />
            </>
          )}
        />
      )}
    </>
  )
}

const EditLink = ({ to, name }: { to: string; name: string }) => (
  <ButtonLink variant="outline" to={to} data-key="e" icon="edit" about={name}>
    Edit
  </ButtonLink>
)

/** Without a confirmation, because the toast offers Undo and the trash keeps the article. */
const DeleteNow = ({ article }: { article: Article }) => (
  <IntentButton
    intent="delete"
    fields={{ id: article._id }}
    variant="danger"
    onDone={focusToast}
    icon="trash"
    about={articleName(article)}
  >
    Delete
  </IntentButton>
)

const Restore = ({ article }: { article: Article }) => (
  <IntentButton intent="restore" fields={{ id: article._id }} about={articleName(article)}>
    Restore
  </IntentButton>
)

/** The line above the list that leads to a new article which the server does not have yet, so no list contains it. */
const NewOnDevice = ({ feed }: { feed: Feed }) => {
  const draft = draftOnDevice(feed.addPath)
  if (!draft) return null
  return (
    <p className={`links ${styles.onDevice}`}>
      <Link to={feed.addPath}>A new article that is only on this device</Link>
      <span>{draft.texts.title}</span>
    </p>
  )
}
