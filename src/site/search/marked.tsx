import { Fragment } from 'react'

type Props = { text: string; marks: { start: number; end: number }[] }

/** The text as it is, with the words found in it marked. */
export const Marked = ({ text, marks }: Props) => (
  <>
    {marks.map(({ start, end }, index) => (
      <Fragment key={start}>
        {text.slice(marks[index - 1]?.end ?? 0, start)}
        <mark>{text.slice(start, end)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.end ?? 0)}
  </>
)
