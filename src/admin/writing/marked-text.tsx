import { Fragment } from 'react'
import { differenceOf, type Piece } from './difference.ts'
import styles from './marked-text.module.css'

const aroundWords = 12

type Props = { label?: string; before: string; after: string }

/** What went is struck out, what came is underlined; between changes only the words nearest to them are shown. */
export const TextDifference = ({ label, before, after }: Props) => {
  const pieces = differenceOf(before, after)
  if (pieces.every(({ kind }) => kind === 'same')) return <p className={styles.text}>Nothing differs here.</p>
  return (
    <p className={styles.text}>
      {label && `${label}: `}
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are drawn once and stay in order.
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
