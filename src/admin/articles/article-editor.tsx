import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { wording } from '#shared/wording.ts'
import { Button } from '#ui/button.tsx'
import { PageHeading } from '../page-heading.tsx'
import styles from './article-editor.module.css'
import { ArticleForm } from './article-form.tsx'
import { type Draft, draftFrom, dropDraft, keepDraft } from './drafts.ts'

type Props = { feed: Feed; title: string; article?: Article; draft: Draft | undefined }

/** An article form with what was typed before, if it was never saved. */
export const ArticleEditor = ({ feed, title, article, draft }: Props) => {
  const { pathname } = useLocation()
  const [restored, setRestored] = useState(draft)
  const [isKept, setKept] = useState(false)
  const saved = article && draftFrom(article)

  const startAfresh = () => {
    dropDraft(pathname)
    setRestored(undefined)
    setKept(false)
  }
  return (
    <>
      <PageHeading title={title} back={{ to: feed.managePath, text: wording[feed.kind].back }}>
        {isKept && <span className={styles.kept}>Kept on this device</span>}
      </PageHeading>
      {restored && <RestoredNote onDiscard={startAfresh} />}
      <ArticleForm
        key={restored ? 'restored' : 'fresh'}
        feed={feed}
        article={article}
        texts={restored ?? saved}
        onType={(form) => setKept(keepDraft(pathname, form, saved))}
      />
    </>
  )
}

const RestoredNote = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className={styles.restored} role="status">
    <p>What you typed before is back. It was kept on this device. A picture has to be chosen again.</p>
    <Button type="button" variant="outline" onClick={onDiscard}>
      Start afresh
    </Button>
  </div>
)
