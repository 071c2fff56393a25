/**
 * The editor of an article combines its parts: the form (`article-form.tsx`), autosave (`use-article-autosave.ts`), the
 * recovered draft (`restored-draft.tsx`), conflicts (`article-conflict.tsx`) and the preview. The rich text editor is
 * in `../writing/rich`.
 */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router'
import { articlePath, type Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { PublishingRules } from '#shared/shapes/publishing-rules.ts'
import type { ReviewComment } from '#shared/shapes/review-request.ts'
import { wording } from '#shared/wording.ts'
import { newIdempotencyKey } from '../api.ts'
import { IntentButton } from '../intent-form.tsx'
import { MoreMenu } from '../more-menu.tsx'
import { PageHeading } from '../page-heading.tsx'
import { dropToastOf, showToast } from '../toast.ts'
import type { ConflictChoice } from '../writing/conflict-dialog.tsx'
import { ArticleConflict, useConflict } from './article-conflict.tsx'
import styles from './article-editor.module.css'
import { ArticleForm } from './article-form.tsx'
import { storeArticle } from './calls.ts'
import { removeDraftOnServer } from './draft-calls.ts'
import { type FormTexts, removeFromDevice, textsFromArticle, type UnsavedDraft } from './drafts.ts'
import { moveLabel } from './list-query.ts'
import { RestoredDraft } from './restored-draft.tsx'
import { ReviewNotice } from './review-request.tsx'
import { editAddress, useArticleAutosave } from './use-article-autosave.ts'

// Loaded on request.
const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }))

type Props = {
  feed: Feed
  title: string
  article?: Article
  /** The comments of writers and reviewers, newest first. */
  comments?: ReviewComment[]
  drafts: UnsavedDraft[]
  rules: PublishingRules
  /** The initial values of a new article's form. */
  blank: FormTexts
}

/** The article form, filled with the unsaved draft if there is one. */
export const ArticleEditor = ({ feed, title, drafts, blank, comments, rules, ...given }: Props) => {
  const editing = useEditing(feed, given.article, drafts, blank)
  const { form, article, draft, setDraft, address, isCreated, version, conflict, round, autosave } = editing
  const preview = usePreviewState(article, autosave.sync)
  return (
    <>
      <PageHeading title={title} back={{ to: feed.managePath, text: wording[feed.kind].back }}>
        {article && <ArticleLinks feed={feed} article={article} />}
      </PageHeading>
      {draft && !isCreated && (
        <RestoredDraft {...{ draft, drafts, article }} onTake={setDraft} onDiscard={editing.discard} />
      )}
      {given.article && comments && <ReviewNotice feed={feed} article={given.article} comments={comments} />}
      <ArticleConflict {...conflict} saved={article?.version} onChoose={editing.resolve} />
      <ArticleForm
        key={`${draft?.savedAt} ${round}`}
        {...{ feed, form, rules, article, version, autosave, idempotencyKey: editing.idempotencyKey }}
        isNew={!given.article}
        action={address}
        // Not the article that autosave created, because its default values would look like the user's input.
        texts={draft?.texts ?? (given.article ? textsFromArticle(given.article) : blank)}
        onSync={editing.syncNow}
        onOutdated={conflict.show}
        onPreview={preview.open}
      />
      {preview.isOpen && article && (
        <Suspense>
          <PreviewDialog {...{ feed, article }} sync={autosave.sync} onClose={preview.close} />
        </Suspense>
      )}
    </>
  )
}

/** The location of the article, and its earlier versions. */
const ArticleLinks = ({ feed, article }: { feed: Feed; article: Article }) => (
  <div className={`links ${styles.links}`}>
    {article.status === 'published' && <a href={articlePath(feed, article)}>View</a>}
    <Link to={`${feed.editPath}/${article._id}/revisions`}>Earlier versions</Link>
    {/* A new key closes the menu when another article opens, or the same one in the other feed. */}
    <MoreActions key={editAddress(feed, article)} feed={feed} article={article} />
  </div>
)

const MoreActions = ({ feed, article }: { feed: Feed; article: Article }) => {
  const action = `${feed.editPath}/${article._id}`
  const actions = { duplicate: 'Duplicate', ...pinAction(article), move: moveLabel(feed) }
  return (
    <MoreMenu>
      {(close) =>
        Object.entries(actions).map(([intent, text]) => (
          <IntentButton key={intent} intent={intent} action={action} onDone={close}>
            {text}
          </IntentButton>
        ))
      }
    </MoreMenu>
  )
}

const pinAction = ({ isPinned }: Article) => (isPinned ? { unpin: 'Unpin' } : { pin: 'Pin on top' })

/** A new article has no preview before autosave has created it. */
const usePreviewState = (article: Article | undefined, sync: () => Promise<boolean>) => {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const open = async () => {
    if (!article) await sync()
    setOpen(true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt.
  useEffect(() => {
    if (!isOpen || article) return
    showToast({ on: pathname, text: 'Write something first, to see how it will look.' })
    close()
  }, [isOpen])
  return { isOpen, open, close }
}

const useEditing = (feed: Feed, given: Article | undefined, drafts: UnsavedDraft[], blank: FormTexts) => {
  const newDraft = useNewDraft(feed, given, drafts[0])
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(drafts[0])
  const { version, setVersion } = useVersions(newDraft.article, draft)
  const conflict = useConflict(form)
  const { round, discard } = useDiscard(feed, newDraft, () => {
    setDraft(undefined)
    newDraft.renewKey()
  })
  const isFromDevice = given && draft?.isOnThisDevice
  const target = { ...newDraft, feed, version, isFromDevice, blank, onDeleted: newDraft.renewKey }
  const autosave = useArticleAutosave(form, target)

  // Autosave must not save the discarded text again.
  const discardAll = () => {
    autosave.markClean()
    return discard()
  }
  const resolve = (choice: ConflictChoice) => {
    if (choice !== 'by hand') conflict.end()
    if (choice === 'theirs') return void discardAll()
    setVersion(conflict.current?.theirs.version)
    if (choice === 'mine') requestAnimationFrame(() => form.current?.requestSubmit())
  }
  const syncNow = useSyncNow(autosave.sync)
  return {
    ...newDraft,
    form,
    draft,
    setDraft,
    version,
    conflict,
    round,
    discard: discardAll,
    resolve,
    autosave,
    syncNow,
  }
}

/** Saves on the server at once, and confirms it. A failure is shown beside the title. */
const useSyncNow = (sync: () => Promise<boolean>) => {
  const { pathname } = useLocation()
  return async () => {
    dropToastOf(pathname)
    if (await sync()) showToast({ on: pathname, text: 'Draft saved. Readers cannot see it.' })
  }
}

/** The version that the form changes: the saved one, or an older one if the draft is based on it. */
const useVersions = (article: Article | undefined, draft: UnsavedDraft | undefined) => {
  const began = draft ? (draft.version ?? article?.version) : article?.version
  const [chosen, setChosen] = useState<{ began: number | undefined; version: number | undefined }>()
  const version = chosen && chosen.began === began ? chosen.version : began
  return { version, setVersion: (next: number | undefined) => setChosen({ began, version: next }) }
}

/**
 * Autosave creates a new article as a draft with its first words. Only the address bar changes then, because a
 * navigation would replace the form while the user types.
 */
const useNewDraft = (feed: Feed, given: Article | undefined, draft: UnsavedDraft | undefined) => {
  const { pathname } = useLocation()
  const [idempotencyKey, setIdempotencyKey] = useState(() => draft?.idempotencyKey ?? newIdempotencyKey())
  const [created, setCreated] = useState<Article>()
  const article = given ?? created
  const onCreated = (created: Article) => {
    removeFromDevice(pathname)
    storeArticle(feed, created)
    // The next page may have the address bar already, a moment before React removes this form.
    if (window.location.pathname === pathname) history.replaceState(history.state, '', editAddress(feed, created))
    setCreated(created)
  }
  return {
    article,
    isCreated: created !== undefined,
    address: created ? editAddress(feed, created) : pathname,
    idempotencyKey,
    renewKey: () => setIdempotencyKey(newIdempotencyKey()),
    onCreated,
  }
}

type Editing = { article: Article | undefined; isCreated: boolean; address: string }

/** Removes the draft from this device and from the server, and shows the saved article. */
const useDiscard = (feed: Feed, { article, isCreated, address }: Editing, onDiscarded: () => void) => {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const isAwaited = useRef(false)
  const begin = () => {
    isAwaited.current = false
    onDiscarded()
    setRound((before) => before + 1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the saved article has arrived.
  useEffect(() => {
    if (isAwaited.current) begin()
  }, [article])
  const discard = async () => {
    removeFromDevice(address)
    if (!article) return begin()
    isAwaited.current = true
    await removeDraftOnServer(feed, article._id).catch(() => undefined)
    await (isCreated ? navigate(address, { replace: true }) : revalidate())
  }
  return { round, discard }
}
