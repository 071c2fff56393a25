/** What was saved meanwhile and what the person has written, above the form, until one text is saved. */
import { useEffect, useRef } from 'react'
import styles from './kept.module.css'
import { type ComparableTexts, TextDifferences } from './text-differences.tsx'

const yOf = (element: Element) => element.getBoundingClientRect().top

/** The height that stays visible above the first difference, in pixels. */
const roomAbove = 60

type Props = { what: string; theirs: ComparableTexts; mine: ComparableTexts }

export const BothTexts = ({ what, theirs, mine }: Props) => {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    element.current?.focus()
  }, [])
  const showFirst = () => {
    const difference = element.current?.querySelector('del, ins')
    if (element.current && difference) element.current.scrollTop = yOf(difference) - yOf(element.current) - roomAbove
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <section ref={element} tabIndex={0} className={styles.both} aria-label="Their text and yours">
      <p>
        This {what} was saved while you were writing. The saved words are struck out, and yours are underlined. Copy
        what you want to keep into your text below. Saving replaces their text with yours.
      </p>
      <TextDifferences before={theirs} after={mine} onShown={showFirst} />
    </section>
  )
}
