/**
 * The edit conflict of an article: another user has saved meanwhile, so both texts stay visible until one of them is
 * saved, and the author merges by hand. `core/articles/revise.ts` detects it (optimistic locking).
 */

import { type RefObject, useState } from 'react'
import type { Article } from '#shared/shapes/article.ts'
import { BothTexts } from '../writing/both-texts.tsx'
import { type ConflictChoice, ConflictDialog } from '../writing/conflict-dialog.tsx'
import type { ComparableTexts } from '../writing/text-differences.tsx'
import { comparableTexts } from './comparable-texts.ts'
import { textsFromArticle, textsInForm } from './drafts.ts'

type Conflict = {
  theirs: ComparableTexts & { version: number }
  mine: ComparableTexts
  isAsked: boolean
}

/**
 * Another user has saved meanwhile: the dialog asks once which version to keep. Both stay visible until one is saved.
 */
export const useConflict = (form: RefObject<HTMLFormElement | null>) => {
  const [conflict, setConflict] = useState<Conflict>()
  const show = (theirs: Article) => {
    if (!form.current) return
    const mine = comparableTexts(textsInForm(new FormData(form.current)))
    setConflict({
      theirs: { version: theirs.version, ...comparableTexts(textsFromArticle(theirs)) },
      mine,
      isAsked: true,
    })
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

export const ArticleConflict = ({ current, saved = 0, onChoose, close }: ConflictProps) => {
  if (!current) return null
  const { theirs, mine, isAsked } = current
  if (isAsked) return <ConflictDialog what="article" {...{ theirs, mine, onChoose }} onClose={close} />
  if (saved > theirs.version) return null
  return <BothTexts what="article" theirs={theirs} mine={mine} />
}
