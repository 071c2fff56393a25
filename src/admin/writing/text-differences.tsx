/**
 * Shows a diff: how two texts differ, field by field and word by word, with the whole text as readers see it.
 * `shared/difference.ts` computes it.
 */
import { Fragment, type ReactNode, useEffect } from 'react'
import { differenceOf, type Piece, withPlainBreaks } from '#shared/difference.ts'
import { Spinner } from '#ui/spinner.tsx'
import { adminApi, bodyOf, here, isFailure } from '../api.ts'
import { useLoaded } from '../use-loaded.ts'
import { type Block, renderedDifference } from './rendered-difference.ts'
import styles from './writing.module.css'

/** The texts of a form; `fields` are its other fields as text, by label. `content` is Markdown. */
export type ComparableTexts = { title?: string; content?: string; fields: Record<string, string> }

type Props = {
  before: ComparableTexts
  after: ComparableTexts
  /** Called once the content, which the server renders first, is shown. */
  onShown?: (() => void) | undefined
}

/** Shows every field that differs, so that the user overwrites no field unseen, and the whole content. */
export const TextDifferences = ({ before, after, onShown }: Props) => {
  const [oldTitle, newTitle, oldContent, newContent] = [before.title, after.title, before.content, after.content].map(
    (text = '') => text,
  ) as [string, string, string, string]
  const isTitleNew = oldTitle !== newTitle
  const changed = changedFields(before, after)
  const isContentNew = withPlainBreaks(oldContent) !== withPlainBreaks(newContent)
  return (
    <>
      {!(isTitleNew || isContentNew || changed.length > 0) && <p>No differences.</p>}
      {isTitleNew && <TextDifference before={oldTitle} after={newTitle} />}
      {(oldContent || newContent) && <ContentDifference before={oldContent} after={newContent} onShown={onShown} />}
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
  [...new Set([...Object.keys(after.fields), ...Object.keys(before.fields)])].filter(
    (label) => (before.fields[label] ?? '') !== (after.fields[label] ?? ''),
  )

type DifferenceProps = { label?: string; before: string; after: string }

/** Removed text is struck out and added text is underlined. */
const TextDifference = ({ label, before, after }: DifferenceProps) => (
  <p className={styles.text}>
    {label && `${label}: `}
    {differenceOf(before, after).map(({ kind, text }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are rendered once and stay in order.
      <Fragment key={index}>{drawn(kind, text)}</Fragment>
    ))}
  </p>
)

const drawn = (kind: Piece['kind'], text: ReactNode) => {
  if (kind === 'added') return <ins>{text}</ins>
  return kind === 'removed' ? <del>{text}</del> : text
}

/** Without a network the Markdown itself is compared. */
const ContentDifference = ({ before, after, onShown }: DifferenceProps & Pick<Props, 'onShown'>) => {
  const rendered = useLoaded(() => renderBoth(before, after), JSON.stringify([before, after]))
  const isShown = rendered !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the content is shown.
  useEffect(() => {
    if (isShown) onShown?.()
  }, [isShown])
  if (!isShown) return <Spinner label="Comparing" />
  const [old, now] = rendered
  if (old === undefined || now === undefined) return <TextDifference before={before} after={after} />
  return (
    <div className={styles.text}>
      {renderedDifference(old, now).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are rendered once and stay in order.
        <DrawnBlock key={index} {...block} />
      ))}
    </div>
  )
}

const DrawnBlock = ({ tag, runs }: Block) => (
  <p data-block={tag}>
    {runs.map(({ kind, marks, text }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs are rendered once and stay in order.
      <Fragment key={index}>{drawn(kind, emphasised(marks, text))}</Fragment>
    ))}
  </p>
)

const emphasised = (marks: string, text: string) => {
  const italic = marks.includes('i') ? <em>{text}</em> : text
  const linked = marks.includes('u') ? <u>{italic}</u> : italic
  return marks.includes('b') ? <strong>{linked}</strong> : linked
}

const renderOnServer = async (content: string) => {
  const body = await bodyOf(async () => adminApi(here()).preview.$post({ json: { content } }))
  return isFailure(body) ? undefined : body.contentHtml
}

/** Both texts as HTML; undefined where the server did not render it. */
const renderBoth = (...texts: [string, string]) => Promise.all(texts.map(renderOnServer)).catch(() => [])
