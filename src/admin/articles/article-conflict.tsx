import { type RefObject, useState } from 'react'
import type { Article } from '#shared/shapes/article.ts'
import { momentInWords } from '../moment.tsx'
import { type ConflictChoice, ConflictDialog } from '../writing/conflict-dialog.tsx'
import { type ComparableTexts, TextDifferences } from '../writing/text-differences.tsx'
import styles from './article-editor.module.css'
import { comparableTexts } from './comparable-texts.ts'
import { textsFromArticle, textsInForm } from './drafts.ts'

type Conflict = {
  theirs: ComparableTexts & { updatedAt: string; version: number }
  mine: ComparableTexts
  isAsked: boolean
}

/** Another user has saved since: the dialog asks once which text counts, and both stay in sight until one is saved. */
export const useConflict = (form: RefObject<HTMLFormElement | null>) => {
  const [conflict, setConflict] = useState<Conflict>()
  const show = (theirs: Article) => {
    if (!form.current) return
    const mine = comparableTexts(textsInForm(new FormData(form.current)))
    setConflict({ theirs: { ...theirs, ...comparableTexts(textsFromArticle(theirs)) }, mine, isAsked: true })
  }
  const close = () => setConflict((shown) => shown && { ...shown, isAsked: false })
  return { current: conflict, show, close, end: () => setConflict(undefined) }
}

type Props = {
  current: Conflict | undefined
  /** Which version is saved now, as far as this page knows. */
  saved: number | undefined
  onChoose: (way: ConflictChoice) => void
  close: () => void
}

export const ArticleConflict = ({ current, saved = 0, onChoose, close }: Props) => {
  if (!current) return null
  const { theirs, mine, isAsked } = current
  if (isAsked) return <ConflictDialog what="article" {...{ theirs, mine, onChoose }} onClose={close} />
  if (saved > theirs.version) return null
  return (
    <section className={styles.both} aria-label="Theirs and yours">
      <p>
        Somebody else saved this article at {momentInWords(theirs.updatedAt)}. Words only you had then are underlined,
        words only they have are struck out. It stays here until you save.
      </p>
      <TextDifferences before={theirs} after={mine} />
    </section>
  )
}
