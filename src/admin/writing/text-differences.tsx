/** Shows how two texts differ, field by field and word by word. */
import { Fragment } from 'react'
import { differenceOf, type Piece, withPlainBreaks } from './difference.ts'
import styles from './writing.module.css'

/** The texts of a form; `fields` are its other fields as text, by label. */
export type ComparableTexts = { title: string; content: string; fields: Record<string, string> }

/** Shows every field that differs, so that the user overwrites no field unseen. */
export const TextDifferences = ({ before, after }: { before: ComparableTexts; after: ComparableTexts }) => {
  const isTitleNew = before.title !== after.title
  const changed = changedFields(before, after)
  const isContentNew = withPlainBreaks(before.content) !== withPlainBreaks(after.content)
  return (
    <>
      {isTitleNew && <TextDifference before={before.title} after={after.title} />}
      {(isContentNew || (!isTitleNew && changed.length === 0)) && (
        <TextDifference before={before.content} after={after.content} />
      )}
      {changed.map((label) => (
        <TextDifference
          key={label}
          label={label}
          before={before.fields[label] ?? ''}
          after={after.fields[label] ?? ''}
        />
      ))}
    </>
  )
}

const changedFields = (before: ComparableTexts, after: ComparableTexts) =>
  Object.keys(after.fields).filter((label) => before.fields[label] !== after.fields[label])

const aroundWords = 12

type DifferenceProps = { label?: string; before: string; after: string }

/** Removed text is struck out and added text is underlined; only the words next to a change are shown. */
const TextDifference = ({ label, before, after }: DifferenceProps) => {
  const pieces = differenceOf(before, after)
  if (pieces.every(({ kind }) => kind === 'same')) return <p className={styles.text}>No differences.</p>
  return (
    <p className={styles.text}>
      {label && `${label}: `}
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are rendered once and stay in order.
        <Fragment key={index}>{drawn(piece, index === 0, index === pieces.length - 1)}</Fragment>
      ))}
    </p>
  )
}

const drawn = ({ kind, text }: Piece, isFirst: boolean, isLast: boolean) => {
  if (kind === 'added') return <ins>{text}</ins>
  return kind === 'removed' ? <del>{text}</del> : shortened(text, isFirst, isLast)
}

const shortened = (text: string, isFirst: boolean, isLast: boolean) => {
  const words = text.match(/\S+\s*|\s+/g) ?? []
  if (words.length <= 2 * aroundWords + 4) return text
  const beginning = isFirst ? [] : words.slice(0, aroundWords)
  const end = isLast ? [] : words.slice(-aroundWords)
  return `${beginning.join('')} … ${end.join('')}`
}
