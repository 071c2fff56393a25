/** The editor of an article: the form, its autosave, what it restores, conflicts and the preview. */
import { useRef, useState } from 'react'
import { Link, PrefetchPageLinks, useLocation } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { wording } from '#shared/wording.ts'
import { PageHeading } from '../page-heading.tsx'
import { dropToastOf, showToast } from '../toast.ts'
import { AutosaveNote } from '../writing/autosave-status.tsx'
import type { ConflictChoice } from '../writing/conflict-dialog.tsx'
import { ArticleConflict, useConflict } from './article-conflict.tsx'
import { ArticleForm } from './article-form.tsx'
import { textsFromArticle, textsInForm, type UnsavedDraft } from './drafts.ts'
import { PreviewOfNew, PreviewSection } from './preview-section.tsx'
import { RestoredDraft } from './restored-draft.tsx'
import { useArticleAutosave } from './use-article-autosave.ts'
import { useDiscard, useNewDraft } from './use-new-draft.ts'

type Props = { feed: Feed; title: string; article?: Article; drafts: UnsavedDraft[] }

/** An article form, filled with what the user typed before and never saved. */
export const ArticleEditor = ({ feed, title, drafts, ...given }: Props) => {
  const editing = useEditing(feed, given.article, drafts)
  const { form, article, draft, setDraft, address, isCreated, version, conflict, round, autosave } = editing
  return (
    <>
      <PageHeading title={title} back={{ to: feed.managePath, text: wording[feed.kind].back }}>
        <AutosaveNote status={autosave.status} others={autosave.others} />
        {article && <Link to={`${feed.editPath}/${article._id}/revisions`}>Revisions</Link>}
      </PageHeading>
      {/* From now on the edit page saves the form: its code must be loaded before the network goes. */}
      {isCreated && <PrefetchPageLinks page={address} />}
      {draft && !isCreated && (
        <RestoredDraft {...{ draft, drafts, article }} onTake={setDraft} onDiscard={editing.discard} />
      )}
      <ArticleConflict {...conflict} saved={article?.version} onChoose={editing.resolve} />
      <ArticleForm
        key={`${draft?.savedAt} ${round}`}
        {...{ feed, form, article, version, isUnsaved: autosave.isUnsaved }}
        isNew={!given.article}
        action={address}
        // Not the article that autosave created: its defaults would look as if the user had typed them.
        texts={draft?.texts ?? (given.article && textsFromArticle(given.article))}
        onType={autosave.typed}
        onSubmit={autosave.flush}
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
  const { article, isCreated, address, onCreated } = useNewDraft(feed, given)
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(drafts[0])
  const { version, setVersion } = useVersions(article, draft)
  const conflict = useConflict(form)
  const { round, discard } = useDiscard(feed, { article, isCreated, address }, () => setDraft(undefined))
  const autosave = useArticleAutosave(form, { feed, article, address, version, onCreated })

  const resolve = (choice: ConflictChoice) => {
    if (choice !== 'by hand') conflict.end()
    if (choice === 'theirs') return void discard()
    setVersion(conflict.current?.theirs.version)
    if (choice === 'mine') requestAnimationFrame(() => form.current?.requestSubmit())
  }
  const syncNow = useSyncNow(autosave.sync)
  return {
    form,
    article,
    draft,
    setDraft,
    address,
    isCreated,
    version,
    conflict,
    round,
    discard,
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
    if (await sync()) showToast({ on: pathname, text: 'Draft saved. Readers do not see it.' })
  }
}

/** Which version the form changes: the saved one, unless the draft was begun with an older one. */
const useVersions = (article: Article | undefined, draft: UnsavedDraft | undefined) => {
  const began = draft ? (draft.version ?? article?.version) : article?.version
  const [chosen, setChosen] = useState<{ began: number | undefined; version: number | undefined }>()
  const version = chosen && chosen.began === began ? chosen.version : began
  return { version, setVersion: (next: number | undefined) => setChosen({ began, version: next }) }
}
