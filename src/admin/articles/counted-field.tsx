import { type ChangeEvent, useState } from 'react'
import { thousands } from '#shared/format.ts'
import { Field } from '#ui/field.tsx'

type Props = {
  label: string
  name: string
  max: number
  text: string | undefined
  error: string | undefined
}

/** Counts what is typed. Nothing is cut off: a pasted text that is too long can be shortened. */
export const CountedField = ({ max, text, ...rest }: Props) => {
  const { hint, count } = useCount(max, text)
  return <Field {...rest} required defaultValue={text} hint={hint} onChange={count} />
}

const useCount = (max: number, text = '') => {
  const [length, setLength] = useState(text.length)
  const count = ({ target }: ChangeEvent<HTMLInputElement>) => setLength(target.value.length)
  const over = length > max ? `: ${thousands(length - max)} too many` : ''
  return { hint: `${thousands(length)} of ${thousands(max)} characters${over}`, count }
}
