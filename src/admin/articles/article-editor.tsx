import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { wording } from '#shared/wording.ts'
import { PageHeading } from '../page-heading.tsx'
import { ArticleForm } from './article-form.tsx'
import { ConflictDialog, type Way } from './conflict-dialog.tsx'
import { dropFromServer } from './draft-calls.ts'
import { draftFrom, dropDraft, type KeptDraft, textsOf } from './drafts.ts'
import { KeepingState } from './keeping-state.tsx'
import { PreviewOfNew, PreviewSection } from './preview-section.tsx'
import { RestoredNote } from './restored-note.tsx'
import { useKeeping } from './use-keeping.ts'

type Props = { feed: Feed; title: string; article?: Article; drafts: KeptDraft[] }

/** An article form with what was typed before, if it was never saved. */
export const ArticleEditor = ({ feed, title, article, drafts }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(drafts[0])
  const { base, theirs, setBase, setTheirs } = useVersions(article, draft)
  const { round, startAfresh } = useFreshStart(feed, article, () => setDraft(undefined))
  const { told, others, typed, isUnsaved, flush, bringUp } = useKeeping(form, { feed, article, version: base })

  const decide = async (way: Way) => {
    if (way === 'theirs') return startAfresh()
    setBase(theirs?.version)
    if (way === 'mine') requestAnimationFrame(() => form.current?.requestSubmit())
  }
  return (
    <>
      <PageHeading title={title} back={{ to: feed.managePath, text: wording[feed.kind].back }}>
        <KeepingState told={told} others={others} />
        {article && <Link to={`${feed.editPath}/${article._id}/revisions`}>Revisions</Link>}
      </PageHeading>
      {draft && (
        <RestoredNote
          draft={draft}
          other={drafts.find((other) => other !== draft)}
          saved={article && draftFrom(article)}
          isOutdated={Boolean(article && draft.version && draft.version < article.version)}
          onOther={() => setDraft(drafts.find((other) => other !== draft))}
          onDiscard={startAfresh}
        />
      )}
      <ArticleForm
        key={`${draft?.savedAt} ${round}`}
        {...{ feed, form, article, isUnsaved }}
        version={base}
        texts={draft?.texts ?? (article && draftFrom(article))}
        onType={typed}
        onSubmit={flush}
        onOutdated={setTheirs}
      />
      {article ? (
        <PreviewSection {...{ feed, article, bringUp }} texts={() => textsIn(form.current)} />
      ) : (
        <PreviewOfNew />
      )}
      {theirs && form.current && (
        <ConflictDialog
          theirs={theirs}
          mine={textsOf(new FormData(form.current))}
          onChoose={decide}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  )
}

const textsIn = (form: HTMLFormElement | null) => (form ? textsOf(new FormData(form)) : undefined)

/** Which version is being changed: the saved one, unless what was typed began with an older one. */
const useVersions = (article: Article | undefined, draft: KeptDraft | undefined) => {
  const [theirs, setTheirs] = useState<Article>()
  const began = draft ? (draft.version ?? article?.version) : article?.version
  const [decided, setBase] = useState<{ began: number | undefined; version: number | undefined }>()
  const base = decided && decided.began === began ? decided.version : began
  return { base, theirs, setTheirs, setBase: (version: number | undefined) => setBase({ began, version }) }
}

/** Drops what was typed everywhere, and shows what is saved now. */
const useFreshStart = (feed: Feed, article: Article | undefined, forget: () => void) => {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const [round, setRound] = useState(0)
  const isAwaited = useRef(false)
  const begin = () => {
    isAwaited.current = false
    forget()
    setRound((before) => before + 1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is saved has arrived, and not before.
  useEffect(() => {
    if (isAwaited.current) begin()
  }, [article])
  const startAfresh = async () => {
    dropDraft(pathname)
    if (!article) return begin()
    isAwaited.current = true
    await dropFromServer(feed, article._id).catch(() => undefined)
    await revalidate()
  }
  return { round, startAfresh }
}
