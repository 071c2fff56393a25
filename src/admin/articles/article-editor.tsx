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
import { RestoredDraft } from './restored-note.tsx'
import { useArticleAutosave } from './use-article-autosave.ts'
import { useDiscard, useNewDraft } from './use-beginning.ts'

type Props = { feed: Feed; title: string; article?: Article; drafts: UnsavedDraft[] }

/** An article form with what was typed before, if it was never saved. */
export const ArticleEditor = ({ feed, title, drafts, ...given }: Props) => {
  const { article, isBegun, place, begun } = useNewDraft(feed, given.article)
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(drafts[0])
  const { base, setBase } = useVersions(article, draft)
  const { conflict, meet, answer, forget } = useConflict(form)
  const { round, startAfresh } = useDiscard(feed, { article, isBegun, place }, () => setDraft(undefined))
  const { status, others, typed, isUnsaved, flush, sync } = useArticleAutosave(form, {
    ...{ feed, article, place },
    version: base,
    onBegun: begun,
  })
  const keep = useSaid(sync)

  const decide = async (way: ConflictChoice) => {
    if (way !== 'by hand') forget()
    if (way === 'theirs') return startAfresh()
    setBase(conflict?.theirs.version)
    if (way === 'mine') requestAnimationFrame(() => form.current?.requestSubmit())
  }
  return (
    <>
      <PageHeading title={title} back={{ to: feed.managePath, text: wording[feed.kind].back }}>
        <AutosaveNote status={status} others={others} />
        {article && <Link to={`${feed.editPath}/${article._id}/revisions`}>Revisions</Link>}
      </PageHeading>
      {/* From now on saving is done by the code of that page: it has to be here before the network goes. */}
      {isBegun && <PrefetchPageLinks page={place} />}
      {draft && !isBegun && <RestoredDraft {...{ draft, drafts, article }} onTake={setDraft} onDiscard={startAfresh} />}
      {conflict && <ArticleConflict {...{ conflict }} saved={article?.version} onChoose={decide} onClose={answer} />}
      <ArticleForm
        key={`${draft?.savedAt} ${round}`}
        {...{ feed, form, article, isUnsaved }}
        isNew={!given.article}
        action={place}
        version={base}
        // What the site fills in for one that was begun here would look as if somebody had typed it.
        texts={draft?.texts ?? (given.article && textsFromArticle(given.article))}
        onType={typed}
        onSubmit={flush}
        onKeep={keep}
        onOutdated={meet}
      />
      {article ? <PreviewSection {...{ feed, article, sync }} texts={() => textsIn(form.current)} /> : <PreviewOfNew />}
    </>
  )
}

const textsIn = (form: HTMLFormElement | null) => (form ? textsInForm(new FormData(form)) : undefined)

/** Keeps at once what is typed, and says so. What goes wrong is said beside the title. */
const useSaid = (sync: () => Promise<boolean>) => {
  const { pathname } = useLocation()
  return async () => {
    dropToastOf(pathname)
    if (await sync()) showToast({ on: pathname, text: 'All you typed is kept. Readers see nothing of it.' })
  }
}

/** Which version is being changed: the saved one, unless what was typed began with an older one. */
const useVersions = (article: Article | undefined, draft: UnsavedDraft | undefined) => {
  const began = draft ? (draft.version ?? article?.version) : article?.version
  const [decided, setBase] = useState<{ began: number | undefined; version: number | undefined }>()
  const base = decided && decided.began === began ? decided.version : began
  return { base, setBase: (version: number | undefined) => setBase({ began, version }) }
}
