/** The list of articles in the admin area, shared by news and blog: the URL says which feed it shows. */
import { useFetcher, useLocation } from 'react-router'
import { type Feed, feedAt } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { BulkAction } from '#shared/shapes/editors-list.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { wording } from '#shared/wording.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { isFailure } from '../api.ts'
import { DeletableTable } from '../lists/delete-table.tsx'
import { ListKeys } from '../lists/list-keys.tsx'
import { ListPage } from '../lists/list-page.tsx'
import { ListTable } from '../lists/table.tsx'
import { showToast } from '../toast.ts'
import type { Route } from './+types/manage-articles'
import { articleName, columnsOf } from './article-columns.tsx'
import { BulkBar, bulkSentence, type ListActionResult, useSelection } from './bulk-actions.tsx'
import { type FilteredList, loadFiltered, remove, runBulkAction } from './calls.ts'
import { FilterBar } from './list-filters.tsx'
import { isFiltered, type ListFilters, type ListStatus, listHref } from './list-query.ts'

export { onlyWhenDone as shouldRevalidate } from '../intents.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadFiltered(request, feedAt(request.url))

export const clientAction = ({ request }: Route.ClientActionArgs) => runListAction(request, feedAt(request.url))

export default function ManageArticles({ loaderData }: Route.ComponentProps) {
  const feed = feedAt(useLocation().pathname)
  return <FilteredArticles key={feed.kind} feed={feed} {...loaderData} />
}

const consequence = `You can undo this. After ${limits.trashDays} days it is deleted for good.`

type Props = FilteredList & { feed: Feed }

const FilteredArticles = ({ feed, filters, list }: Props) => {
  const { manageTitle, add } = adminWording[feed.kind]
  const { loading, listFailed } = wording[feed.kind]
  const { counts, authors = [] } = isFailure(list) ? {} : list
  return (
    <ListPage
      title={manageTitle}
      list={list}
      words={{ loading, empty: emptyWords(feed, filters), failed: listFailed }}
      hrefOf={(page) => listHref(filters, { page: String(page) })}
      add={
        <div className="actions">
          <ListKeys />
          <ButtonLink to={feed.addPath} data-key="n">
            {add}
          </ButtonLink>
        </div>
      }
      above={<FilterBar filters={filters} counts={counts} authors={authors} />}
    >
      {(articles) => <Articles feed={feed} status={filters.status} articles={articles} />}
    </ListPage>
  )
}

const emptyWords = (feed: Feed, filters: ListFilters) => {
  if (isFiltered(filters)) return 'No articles match. Remove a filter above, or search for other words.'
  const words = {
    all: wording[feed.kind].empty,
    published: wording[feed.kind].empty,
    draft: 'There are no drafts.',
    scheduled: 'Nothing is scheduled.',
    removed: `The trash is empty. Deleted articles stay here for ${limits.trashDays} days.`,
  }
  return words[filters.status] ?? words.all
}

type ArticlesProps = { feed: Feed; status: ListStatus; articles: Article[] }

const Articles = ({ feed, status, articles }: ArticlesProps) => {
  const selection = useSelection(articles)
  const fetcher = useFetcher<ListActionResult>()
  const shown = { caption: adminWording[feed.kind].manageTitle, items: articles, columns: columnsOf(feed, selection) }
  return (
    <>
      <BulkBar selection={selection} status={status} fetcher={fetcher} />
      {status === 'removed' ? (
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

/** DELETE removes the article in the form; POST runs a bulk action on all articles in the form. */
const runListAction = async (request: Request, feed: Feed): Promise<ListActionResult> => {
  const form = await request.formData()
  const ids = form.getAll('id').flatMap((each) => String(each).split(','))
  if (request.method === 'DELETE') return removeArticle(request, feed, String(ids[0]))
  return runBulk(request, feed, { ids, action: String(form.get('action') ?? 'restore') as BulkAction['action'] })
}

const removeArticle = async (request: Request, feed: Feed, id: string): Promise<ListActionResult> => {
  if (isFailure(await remove(request, feed, id))) return { alert: adminWording.remove.articleFailed }
  showToast({ on: feed.managePath, text: adminWording.remove.done, undo: { action: feed.managePath, id } })
  return {}
}

const runBulk = async (request: Request, feed: Feed, change: BulkAction): Promise<ListActionResult> => {
  const outcome = await runBulkAction(request, feed, change)
  if (isFailure(outcome)) {
    showToast({ on: feed.managePath, text: `${adminWording.remove.articleFailed}. ${outcome.reason}` })
    return { alert: outcome.reason }
  }
  const { done, refused } = outcome
  const undo = change.action === 'trash' && done.length > 0 ? { action: feed.managePath, id: done.join() } : undefined
  showToast({
    on: feed.managePath,
    text: bulkSentence(change.action, done.length, refused.length),
    ...(undo && { undo }),
  })
  return { refused: [...new Set(refused.map(({ reason }) => reason))] }
}
