import { type RefObject, useState } from 'react'
import type { Article } from '#shared/shapes/article.ts'
import { momentInWords } from '../moment.tsx'
import { ConflictDialog, type Way } from '../writing/conflict-dialog.tsx'
import { MarkedWriting, type Written } from '../writing/marked-writing.tsx'
import styles from './article-editor.module.css'
import { draftFrom, textsOf } from './drafts.ts'
import { writtenIn } from './written.ts'

type Conflict = { theirs: Written & { updatedAt: string; version: number }; mine: Written; isAsked: boolean }

/** Somebody else has saved meanwhile: it is asked once which of both counts, and both are shown until one is saved. */
export const useConflict = (form: RefObject<HTMLFormElement | null>) => {
  const [conflict, setConflict] = useState<Conflict>()
  const meet = (theirs: Article) => {
    if (!form.current) return
    const mine = writtenIn(textsOf(new FormData(form.current)))
    setConflict({ theirs: { ...theirs, ...writtenIn(draftFrom(theirs)) }, mine, isAsked: true })
  }
  const answer = () => setConflict((met) => met && { ...met, isAsked: false })
  return { conflict, meet, answer, forget: () => setConflict(undefined) }
}

type Props = {
  conflict: Conflict
  /** Which version is saved now, as far as this page knows. */
  saved: number | undefined
  onChoose: (way: Way) => void
  onClose: () => void
}

export const ArticleConflict = ({ conflict: { theirs, mine, isAsked }, saved = 0, onChoose, onClose }: Props) => {
  if (isAsked) return <ConflictDialog what="article" {...{ theirs, mine, onChoose, onClose }} />
  if (saved > theirs.version) return null
  return (
    <section className={styles.both} aria-label="Theirs and yours">
      <p>
        Somebody else saved this article at {momentInWords(theirs.updatedAt)}. Words only you had then are underlined,
        words only they have are struck out. It stays here until you save.
      </p>
      <MarkedWriting before={theirs} after={mine} />
    </section>
  )
}
