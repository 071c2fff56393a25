import { useRef } from 'react'
import type { CannedAnswer } from '#shared/shapes/message-answering.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import styles from './message-detail.module.css'

/** Puts an answer that was written beforehand into the text, to be changed there. */
export const CannedChoice = ({ answers, onChoose }: { answers: CannedAnswer[]; onChoose: (text: string) => void }) => {
  const choice = useRef<HTMLSelectElement>(null)
  if (answers.length === 0) return null
  const choose = () => {
    const chosen = answers.find(({ _id }) => _id === choice.current?.value)
    if (chosen) onChoose(chosen.text)
  }
  return (
    <div className={styles.assign}>
      <Select ref={choice} label="Begin with">
        {answers.map(({ _id, title }) => (
          <option key={_id} value={_id}>
            {title}
          </option>
        ))}
      </Select>
      <Button type="button" variant="outline" onClick={choose}>
        Put in
      </Button>
    </div>
  )
}
