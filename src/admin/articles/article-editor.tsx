import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { wording } from '#shared/wording.ts'
import { PageHeading } from '../page-heading.tsx'
import { ConflictDialog, type Way } from '../writing/conflict-dialog.tsx'
import { KeepingState } from '../writing/keeping-state.tsx'
import { ArticleForm } from './article-form.tsx'
import { draftFrom, type KeptDraft, textsOf } from './drafts.ts'
import { PreviewOfNew, PreviewSection } from './preview-section.tsx'
import { RestoredNote } from './restored-note.tsx'
import { useBeginning, useFreshStart } from './use-beginning.ts'
import { useKeeping } from './use-keeping.ts'
import { writtenIn } from './written.ts'

type Props = { feed: Feed; title: string; article?: Article; drafts: KeptDraft[] }

/** An article form with what was typed before, if it was never saved. */
export const ArticleEditor = ({ feed, title, drafts, ...given }: Props) => {
  const { article, isBegun, place, begun } = useBeginning(feed, given.article)
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(drafts[0])
  const { base, theirs, setBase, setTheirs } = useVersions(article, draft)
  const { round, startAfresh } = useFreshStart(feed, { article, isBegun, place }, () => setDraft(undefined))
  const { told, others, typed, isUnsaved, flush, bringUp } = useKeeping(form, {
    ...{ feed, article, place },
    version: base,
    onBegun: begun,
  })

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
      {draft && !isBegun && <RestoredNote {...{ draft, drafts, article }} onTake={setDraft} onDiscard={startAfresh} />}
      <ArticleForm
        key={`${draft?.savedAt} ${round}`}
        {...{ feed, form, article, isUnsaved }}
        isNew={!given.article}
        action={place}
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
          what="article"
          theirs={{ ...writtenIn(draftFrom(theirs)), updatedAt: theirs.updatedAt }}
          mine={writtenIn(textsOf(new FormData(form.current)))}
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
