/**
 * After an edit conflict in a form: compares what was saved meanwhile with what the person has written. The form's own
 * fields, drawn once more out of sight, say what the saved record looks like in this form.
 */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { BothTexts } from './both-texts.tsx'
import { type ConflictChoice, ConflictDialog } from './conflict-dialog.tsx'
import { type FormValues, textsIn, valuesIn } from './form-values.ts'
import type { ComparableTexts } from './text-differences.tsx'

type Props = {
  what: string
  /** What the person had written when the save was refused. */
  mine: ComparableTexts
  /** The fields of the form, with the saved record. */
  theirs: ReactNode
  onMine: () => void
  onTheirs: (values: FormValues) => void
  onByHand: () => void
}

type Read = { theirs: ComparableTexts; values: FormValues }

export const FormConflict = ({ what, mine, theirs, onMine, onTheirs, onByHand }: Props) => {
  const copy = useRef<HTMLDivElement>(null)
  const [read, setRead] = useState<Read>()
  const [state, setState] = useState<'asking' | 'comparing' | 'decided'>('asking')
  useLayoutEffect(() => {
    if (copy.current) setRead({ theirs: textsIn(copy.current), values: valuesIn(copy.current) })
  }, [])
  if (!read)
    return (
      <div ref={copy} hidden>
        {theirs}
      </div>
    )
  const choose = (way: ConflictChoice) => {
    setState(way === 'by hand' ? 'comparing' : 'decided')
    if (way === 'by hand') onByHand()
    if (way === 'mine') onMine()
    if (way === 'theirs') onTheirs(read.values)
  }
  const close = () => setState((before) => (before === 'asking' ? 'comparing' : before))
  if (state === 'asking') return <ConflictDialog {...{ what, mine, ...read }} onChoose={choose} onClose={close} />
  return state === 'comparing' && <BothTexts {...{ what, mine, ...read }} />
}
