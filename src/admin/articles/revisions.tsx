import { Link, redirect, useFetcher } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import { thousands } from '#shared/format.ts'
import type { ListedRevision } from '#shared/shapes/revision.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { PageNumbers } from '#ui/page-numbers.tsx'
import { type Failure, isFailure } from '../api.ts'
import { LoadFailure } from '../lists/failed.tsx'
import { momentInWords } from '../moment.tsx'
import { hrefOfPage } from '../page.ts'
import { PageHeading } from '../page-heading.tsx'
import { showToast } from '../toast.ts'
import { TextDifferences } from '../writing/marked-writing.tsx'
import { comparableTexts } from './comparable-texts.ts'
import { emptyTexts, textsFromArticle } from './drafts.ts'
import { type LoadedRevisions, restoreOnServer } from './revision-calls.ts'
import styles from './revisions.module.css'

type Outcome = { alert: string; reason: string }

/** Lets the article say again what it said then, and goes on writing there. */
export const restoreFromForm = async (request: Request, feed: Feed, id: string): Promise<Outcome | Response> => {
  const number = Number((await request.formData()).get('number'))
  const outcome = await restoreOnServer({ request, feed, id }, number)
  if (isFailure(outcome)) return { alert: adminWording.edit.saveFailed, reason: outcome.reason }
  const to = `${feed.editPath}/${id}`
  showToast({ on: to, text: 'Restored as a new revision.' })
  return redirect(to)
}

type Props = { feed: Feed; id: string; looked: LoadedRevisions | Failure }

export const Revisions = ({ feed, id, looked }: Props) => (
  <>
    <PageHeading title="Revisions" back={{ to: `${feed.editPath}/${id}`, text: adminWording[feed.kind].edit }} />
    {isFailure(looked) ? (
      <LoadFailure text={adminWording.edit.loadFailed} reason={looked.reason} />
    ) : (
      <Found {...looked} />
    )}
  </>
)

const Found = ({ list: { items, currentPage, totalPages }, chosen, before }: LoadedRevisions) => (
  <div className={styles.revisions}>
    <div>
      <ol className={styles.list}>
        {items.map((revision) => (
          <li key={revision.number}>
            <Entry revision={revision} page={currentPage} isChosen={revision.number === chosen.number} />
          </li>
        ))}
      </ol>
      {totalPages > 1 && (
        <PageNumbers current={currentPage} total={totalPages} hrefOf={hrefOfPage} label="Pages of revisions" />
      )}
    </div>
    <section className={styles.chosen} aria-label="What changed">
      <h2>{whenAndWho(chosen)}</h2>
      {before === undefined && <p>This is the first one.</p>}
      <TextDifferences
        before={comparableTexts(before ? textsFromArticle(before) : emptyTexts)}
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
  [wordsAdded && `${counted(wordsAdded)} added`, wordsRemoved && `${counted(wordsRemoved)} removed`]
    .filter(Boolean)
    .join(', ') || 'No words changed'

const counted = (words: number) => `${thousands(words)} ${words === 1 ? 'word' : 'words'}`

const Restore = ({ number, isNewest }: { number: number; isNewest: boolean }) => {
  const { Form, data, state } = useFetcher<Outcome>()
  if (isNewest) return <p>This is what it says now.</p>
  return (
    <Form method="post">
      {data && (
        <Alert kind="failure">
          <p>{data.alert}</p>
          <p>{data.reason}</p>
        </Alert>
      )}
      <input type="hidden" name="number" value={number} />
      <Button isBusy={state !== 'idle'}>Restore this one</Button>
    </Form>
  )
}
