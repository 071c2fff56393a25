/** The editor of an article: the form, its autosave, what it restores, conflicts and the preview. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, PrefetchPageLinks, useLocation, useNavigate, useRevalidator } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { wording } from '#shared/wording.ts'
import { newIdempotencyKey } from '../api.ts'
import { momentInWords } from '../moment.tsx'
import { PageHeading } from '../page-heading.tsx'
import { dropToastOf, showToast } from '../toast.ts'
import { AutosaveNote } from '../writing/autosave-status.tsx'
import { type ConflictChoice, ConflictDialog } from '../writing/conflict-dialog.tsx'
import { type ComparableTexts, TextDifferences } from '../writing/text-differences.tsx'
import styles from './article-editor.module.css'
import { ArticleForm } from './article-form.tsx'
import { comparableTexts } from './comparable-texts.ts'
import { removeDraftOnServer } from './draft-calls.ts'
import { removeFromDevice, textsFromArticle, textsInForm, type UnsavedDraft } from './drafts.ts'
import { PreviewOfNew, PreviewSection } from './preview-section.tsx'
import { RestoredDraft } from './restored-draft.tsx'
import { editAddress, useArticleAutosave } from './use-article-autosave.ts'

type Props = { feed: Feed; title: string; article?: Article; drafts: UnsavedDraft[] }

/** The article form, filled with the unsaved draft if there is one. */
export const ArticleEditor = ({ feed, title, drafts, ...given }: Props) => {
  const editing = useEditing(feed, given.article, drafts)
  const { form, article, draft, setDraft, address, isCreated, version, conflict, round, autosave } = editing
  return (
    <>
      <PageHeading title={title} back={{ to: feed.managePath, text: wording[feed.kind].back }}>
        <AutosaveNote status={autosave.status} others={autosave.others} />
        {article && <Link to={`${feed.editPath}/${article._id}/revisions`}>Revisions</Link>}
      </PageHeading>
      {/* The edit page saves this form from now on: load its code while there is a network. */}
      {isCreated && <PrefetchPageLinks page={address} />}
      {draft && !isCreated && (
        <RestoredDraft {...{ draft, drafts, article }} onTake={setDraft} onDiscard={editing.discard} />
      )}
      <ArticleConflict {...conflict} saved={article?.version} onChoose={editing.resolve} />
      <ArticleForm
        key={`${draft?.savedAt} ${round}`}
        {...{ feed, form, article, version, idempotencyKey: editing.idempotencyKey, isUnsaved: autosave.isUnsaved }}
        isNew={!given.article}
        action={address}
        // Not the article that autosave created: its default values would look like the user's input.
        texts={draft?.texts ?? (given.article && textsFromArticle(given.article))}
        onType={autosave.onType}
        onSubmit={autosave.markClean}
        onNotSaved={autosave.markDirty}
        onSync={editing.syncNow}
        onOutdated={conflict.show}
      />
      {article ? (
        <PreviewSection {...{ feed, article }} sync={autosave.sync} texts={() => textsIn(form.current)} />
      ) : (
        <PreviewOfNew />
      )}
    </>
  )
}

const useEditing = (feed: Feed, given: Article | undefined, drafts: UnsavedDraft[]) => {
  const newDraft = useNewDraft(feed, given, drafts[0])
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(drafts[0])
  const { version, setVersion } = useVersions(newDraft.article, draft)
  const conflict = useConflict(form)
  const { round, discard } = useDiscard(feed, newDraft, () => {
    setDraft(undefined)
    newDraft.renewKey()
  })
  const autosave = useArticleAutosave(form, { ...newDraft, feed, version, onDeleted: newDraft.renewKey })

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

const textsIn = (form: HTMLFormElement | null) => (form ? textsInForm(new FormData(form)) : undefined)

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

type Conflict = {
  theirs: ComparableTexts & { updatedAt: string; version: number }
  mine: ComparableTexts
  isAsked: boolean
}

/**
 * Another user has saved meanwhile: the dialog asks once which version to keep. Both stay visible until one is saved.
 */
const useConflict = (form: RefObject<HTMLFormElement | null>) => {
  const [conflict, setConflict] = useState<Conflict>()
  const show = (theirs: Article) => {
    if (!form.current) return
    const mine = comparableTexts(textsInForm(new FormData(form.current)))
    setConflict({ theirs: { ...theirs, ...comparableTexts(textsFromArticle(theirs)) }, mine, isAsked: true })
  }
  const close = () => setConflict((shown) => shown && { ...shown, isAsked: false })
  return { current: conflict, show, close, end: () => setConflict(undefined) }
}

type ConflictProps = {
  current: Conflict | undefined
  /** The saved version, as far as this page knows. */
  saved: number | undefined
  onChoose: (way: ConflictChoice) => void
  close: () => void
}

const ArticleConflict = ({ current, saved = 0, onChoose, close }: ConflictProps) => {
  if (!current) return null
  const { theirs, mine, isAsked } = current
  if (isAsked) return <ConflictDialog what="article" {...{ theirs, mine, onChoose }} onClose={close} />
  if (saved > theirs.version) return null
  return (
    <section className={styles.both} aria-label="Their text and yours">
      <p>
        Another person saved this article at {momentInWords(theirs.updatedAt)}. Words that only you had are underlined.
        Words that only they have are struck out. This stays here until you save.
      </p>
      <TextDifferences before={theirs} after={mine} />
    </section>
  )
}

/**
 * Autosave creates a new article as a draft with its first words. Only the address bar changes then: a navigation would
 * replace the form while the user types.
 */
const useNewDraft = (feed: Feed, given: Article | undefined, draft: UnsavedDraft | undefined) => {
  const { pathname } = useLocation()
  const [idempotencyKey, setIdempotencyKey] = useState(() => draft?.idempotencyKey ?? newIdempotencyKey())
  const [created, setCreated] = useState<Article>()
  const article = given ?? created
  const onCreated = (created: Article) => {
    removeFromDevice(pathname)
    history.replaceState(history.state, '', editAddress(feed, created))
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
