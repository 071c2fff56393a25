/** Shows the word count, reading time and readability advice below a text, when the user pauses (debounce). */

import { type RefObject, useEffect, useState } from 'react'
import { counted } from '#shared/format.ts'
import { Button } from '#ui/button.tsx'
import { Folded } from '../folded.tsx'
import { type Readability, readabilityOf } from './readability.ts'
import styles from './writing.module.css'

type Asked = { text: string; language: string; hasSources: boolean }

type Props = {
  form: RefObject<HTMLFormElement | null>
  ask: () => Asked | undefined
  /** Adds a source to the form. */
  onSource: () => void
}

const restMs = 800
const easyUntil = 11

/** Updates the hints when the user pauses, not while they type. `ask` reads the current form. */
export const ReadabilityHints = ({ form, ask, onSource }: Props) => {
  const reading = useReading(form, ask)
  if (!reading || reading.words === 0) return null
  const { words, minutes, age, hints, unsourced } = reading
  return (
    <div className={`soft ${styles.reading}`}>
      <p>
        {counted(words, 'word', 'words')}, {counted(minutes, 'minute', 'minutes')} to read
        {age !== undefined && <>. {ageInWords(age)}</>}
      </p>
      {unsourced && <SourceOffer sentence={unsourced} onSource={onSource} />}
      {hints.length > 0 && (
        <Folded name={`${counted(hints.length, 'hint', 'hints')} to make the text clearer`}>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </Folded>
      )}
    </div>
  )
}

/** An offer, never a requirement. */
const SourceOffer = ({ sentence, onSource }: { sentence: string; onSource: () => void }) => (
  <div className={styles.offer} role="status">
    <p>“{sentence}” names a number. Where does it come from?</p>
    <p>
      <Button type="button" variant="outline" onClick={onSource}>
        Add a source
      </Button>
    </p>
  </div>
)

const ageInWords = (age: number) =>
  age <= easyUntil
    ? `Easy to read, from age ${age}.`
    : `For readers from age ${age}: aim at 9 to ${easyUntil}, with shorter sentences and words.`

const useReading = (form: RefObject<HTMLFormElement | null>, ask: () => Asked | undefined) => {
  const [reading, setReading] = useState<Readability>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for each form, which reads the form when needed.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const asked = ask()
      if (asked) setReading(readabilityOf(asked.text, asked))
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(look, restMs)
    }
    wait()
    const { current } = form
    current?.addEventListener('input', wait)
    return () => {
      clearTimeout(timer)
      current?.removeEventListener('input', wait)
    }
  }, [form])
  return reading
}
