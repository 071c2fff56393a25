import { type ChangeEvent, useState } from 'react'
import { Field, TextArea } from '#ui/field.tsx'

type Props = {
  label: string
  name: string
  max: number
  text: string | undefined
  error: string | undefined
}

/** Both are required, and count what is typed. Nothing is cut off: a pasted text that is too long can be shortened. */
export const CountedField = ({ max, text, ...rest }: Props) => {
  const { hint, count } = useCount(max, text)
  return <Field {...rest} required defaultValue={text} hint={hint} onChange={count} />
}

export const CountedText = ({ max, text, ...rest }: Props) => {
  const { hint, count } = useCount(max, text)
  return <TextArea {...rest} required rows={14} defaultValue={text} hint={hint} onChange={count} />
}

const useCount = (max: number, text = '') => {
  const [length, setLength] = useState(text.length)
  const count = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setLength(target.value.length)
  const over = length > max ? `: ${shown(length - max)} too many` : ''
  return { hint: `${shown(length)} of ${shown(max)} characters${over}`, count }
}

const shown = (number: number) => number.toLocaleString('en')
