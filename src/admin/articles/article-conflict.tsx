/**
 * The edit conflict of an article: another user has saved meanwhile, so both texts stay visible until one of them is
 * saved, and the author merges by hand. `core/articles/revise.ts` detects it (optimistic locking).
 */

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Article } from '#shared/shapes/article.ts'
import { type ConflictChoice, ConflictDialog } from '../writing/conflict-dialog.tsx'
import { type ComparableTexts, TextDifferences } from '../writing/text-differences.tsx'
import styles from './article-editor.module.css'
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
  return <BothTexts theirs={theirs} mine={mine} />
}

const yOf = (element: Element) => element.getBoundingClientRect().top

/** The height that stays visible above the first difference, in pixels. */
const roomAbove = 60

/** Stays in view above the form, and scrolls internally, until one text is saved. */
const BothTexts = ({ theirs, mine }: Pick<Conflict, 'theirs' | 'mine'>) => {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  const showFirst = () => {
    const difference = place.current?.querySelector('del, ins')
    if (place.current && difference) place.current.scrollTop = yOf(difference) - yOf(place.current) - roomAbove
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <section ref={place} tabIndex={0} className={styles.both} aria-label="Their text and yours">
      <p>
        Another person saved this article. Their words are struck out, and yours are underlined. Copy what you want to
        keep into your text below. Saving replaces their text with yours.
      </p>
      <TextDifferences before={theirs} after={mine} onShown={showFirst} />
    </section>
  )
}
