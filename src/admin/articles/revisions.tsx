/**
 * The revisions of an article (version history): what each save changed, and how to restore one (rollback). The URL
 * says which feed it belongs to.
 */

import { Link, useLocation } from 'react-router'
import { withId, withParams } from '#page/api-client.ts'
import { type Feed, feedAt } from '#shared/feeds.ts'
import { counted } from '#shared/format.ts'
import type { ListedRevision, Revision } from '#shared/shapes/revisions.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { PageNumbers } from '#ui/page-numbers.tsx'
import { adminApi, bodyOf, type Failure, isFailure, partOf } from '../api.ts'
import { IntentButton } from '../intent-form.tsx'
import { actionOf, defineIntents, openWithToast, withReason } from '../intents.ts'
import { momentInWords } from '../moment.tsx'
import { hrefOfPage, listFrom, type PageOf, pageQuery } from '../page.ts'
import { LoadedPage } from '../page-heading.tsx'
import { TextDifferences } from '../writing/text-differences.tsx'
import type { Route } from './+types/revisions'
import styles from './article-editor.module.css'
import { comparableTexts } from './comparable-texts.ts'
import { textsFromArticle } from './drafts.ts'
import { loadReview, ReviewComments } from './review-request.tsx'

type RevisionsRequest = { request: Request; feed: Feed; id: string }

const revisionsOf = ({ request, feed }: RevisionsRequest) => adminApi(request)[feed.kind][':id'].revisions

const withNumber = (id: string, number: number) => withParams({ id, number: String(number) })

const listPage = (target: RevisionsRequest, query: { page: string; limit: string }) =>
  listFrom(target.request, 'revisions', async () => revisionsOf(target).$get({ ...withId(target.id), query }))

const find = async (target: RevisionsRequest, number: number | undefined): Promise<Revision | undefined | Failure> => {
  if (number === undefined) return undefined
  return partOf('revision', async () => revisionsOf(target)[':number'].$get(withNumber(target.id, number)))
}

const restoreOnServer = (target: RevisionsRequest, number: number) =>
  bodyOf(async () => revisionsOf(target)[':number'].restore.$post(withNumber(target.id, number)))

type LoadedRevisions = { list: PageOf<ListedRevision>; chosen: Revision; before: Revision | undefined }

/** One page of the list, the selected revision, and the revision before it. */
const loadRevisions = async (target: RevisionsRequest): Promise<LoadedRevisions | Failure> => {
  const query = pageQuery(target.request)
  const list = await listPage(target, query)
  if (isFailure(list)) return list
  const wanted = Number(new URL(target.request.url).searchParams.get('number'))
  const index = Math.max(
    0,
    list.items.findIndex(({ number }) => number === wanted),
  )
  const earlier = list.items[index + 1]?.number ?? (await firstOfNext(target, list, query.limit))
  const [chosen, before] = await Promise.all([find(target, list.items[index]?.number), find(target, earlier)])
  if (!chosen) return { status: 404, reason: 'This article has no earlier versions.', errors: {} }
  if (isFailure(chosen)) return chosen
  return before && isFailure(before) ? before : { list, chosen, before }
}

const firstOfNext = async (target: RevisionsRequest, { currentPage, totalPages }: PageOf<unknown>, limit: string) => {
  if (currentPage >= totalPages) return undefined
  const next = await listPage(target, { page: String(currentPage + 1), limit })
  return isFailure(next) ? undefined : next.items[0]?.number
}

export const clientLoader = async ({ request, params: { id } }: Route.ClientLoaderArgs) => ({
  id,
  loaded: await loadRevisions({ request, feed: feedAt(request.url), id }),
  comments: (await loadReview(request, feedAt(request.url), id)).comments,
})

/** Restores the revision in the form, and opens the article's edit form. */
const runRevisionIntent = defineIntents({
  restore: async ({ request, id, text }) => {
    const feed = feedAt(request.url)
    const restored = await withReason(
      (reason) => `${adminWording.edit.saveFailed}. ${reason}`,
      restoreOnServer({ request, feed, id }, Number(text('number'))),
    )
    if (isFailure(restored)) return restored
    return openWithToast(`${feed.editPath}/${id}`, 'Restored as a new version.')
  },
})

export const clientAction = actionOf(runRevisionIntent, ({ params: { id } }: Route.ClientActionArgs) => id)

export default function Revisions({ loaderData: { id, loaded, comments } }: Route.ComponentProps) {
  const feed = feedAt(useLocation().pathname)
  return (
    <>
      <LoadedPage
        title="Earlier versions"
        back={{ to: `${feed.editPath}/${id}`, text: adminWording[feed.kind].edit }}
        loaded={loaded}
      >
        {(loaded) => <Found key={id} {...loaded} />}
      </LoadedPage>
      {comments.length > 0 && (
        <section className={styles.chosen} aria-label="Review">
          <h2>Review</h2>
          <ReviewComments comments={comments} />
        </section>
      )}
    </>
  )
}

const Found = ({ list: { items, currentPage, totalPages }, chosen, before }: LoadedRevisions) => (
  <div className={`stack-6 ${styles.revisions}`}>
    <div>
      <ol className={styles.list}>
        {items.map((revision) => (
          <li key={revision.number}>
            <Entry revision={revision} page={currentPage} isChosen={revision.number === chosen.number} />
          </li>
        ))}
      </ol>
      <PageNumbers
        current={currentPage}
        total={totalPages}
        hrefOf={(page) => hrefOfPage('', page)}
        label="Pages of earlier versions"
      />
    </div>
    <section className={styles.chosen} aria-label="What changed">
      <h2>{whenAndWho(chosen)}</h2>
      {before === undefined && <p>This is the first version.</p>}
      <TextDifferences
        before={comparableTexts(textsFromArticle(before ?? chosen))}
        after={comparableTexts(textsFromArticle(chosen))}
      />
      <Restore number={chosen.number} isNewest={currentPage === 1 && items[0]?.number === chosen.number} />
    </section>
  </div>
)

type EntryProps = { revision: ListedRevision; page: number; isChosen: boolean }

const Entry = ({ revision, page, isChosen }: EntryProps) => (
  <Link
    className={styles.entry}
    to={`?page=${page}&number=${revision.number}`}
    aria-current={isChosen ? 'true' : undefined}
    preventScrollReset
  >
    <strong>{whenAndWho(revision)}</strong>
    <span>{changesInWords(revision)}</span>
  </Link>
)

const whenAndWho = ({ at, by }: ListedRevision) => `${momentInWords(at)}${by && `, ${by}`}`

const changesInWords = ({ wordsAdded, wordsRemoved }: ListedRevision) =>
  [wordsAdded && `${inWords(wordsAdded)} added`, wordsRemoved && `${inWords(wordsRemoved)} removed`]
    .filter(Boolean)
    .join(', ') || 'No words changed'

const inWords = (words: number) => counted(words, 'word', 'words')

const Restore = ({ number, isNewest }: { number: number; isNewest: boolean }) =>
  isNewest ? (
    <p>This is the newest version.</p>
  ) : (
    <IntentButton intent="restore" fields={{ number: String(number) }} variant="filled">
      Restore this version
    </IntentButton>
  )
