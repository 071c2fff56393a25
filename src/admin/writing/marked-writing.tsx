import { withPlainBreaks } from './difference.ts'
import { TextDifference } from './marked-text.tsx'

/** Everything that somebody writes in one form; `fields` are the others, in words, by what the form calls them. */
export type ComparableTexts = { title: string; content: string; fields: Record<string, string> }

/** Whatever differs is shown: what is not seen here, somebody may overwrite without knowing. */
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
