import { useId, useRef, useState } from 'react'
import type { Picture, PictureWords } from '#shared/shapes/picture.ts'
import { Alert } from '#ui/alert.tsx'
import { here, isFailure } from '../api.ts'
import { changePicture } from './calls.ts'
import { FocusPicker } from './focus-picker.tsx'
import styles from './picture-questions.module.css'

type Props = { picture: Picture; onChange: (picture: Picture) => void }

/** What has to be said about a picture beside its words. Each answer is kept as soon as it is given. */
export const PictureQuestions = ({ picture, onChange }: Props) => {
  const { trouble, say } = useSaying(picture, onChange)
  return (
    <div className={styles.questions}>
      {trouble && <Alert kind="failure">{trouble}</Alert>}
      <Tick
        isOn={picture.isDecorative}
        onTick={(isDecorative) => say({ isDecorative }, { isDecorative, ...(isDecorative && { imageAlt: '' }) })}
      >
        It is decoration: there is nothing to describe
      </Tick>
      <Tick
        isOn={picture.consent !== undefined}
        onTick={(hasConsent) =>
          say({ hasConsent }, { consent: hasConsent ? { at: new Date().toISOString(), by: '' } : undefined })
        }
      >
        Everyone recognisable agreed to this use, and a parent of anyone under 18. Or nobody can be recognised.
      </Tick>
      <FocusPicker
        src={picture.imageUrl ?? ''}
        focus={picture.imageFocus}
        onPoint={(focus) => say({ focus }, { imageFocus: focus })}
      />
    </div>
  )
}

/** Shown at once, and taken back when it could not be kept. */
const useSaying = (picture: Picture, onChange: Props['onChange']) => {
  const [trouble, setTrouble] = useState<string>()
  const last = useRef(0)
  const say = async (words: PictureWords, shown: Partial<Picture>) => {
    last.current += 1
    const own = last.current
    onChange({ ...picture, ...shown })
    const outcome = await changePicture(here(), picture._id, words)
    // Somebody holds an arrow key down: only the last answer is about what is shown now.
    if (own !== last.current) return
    setTrouble(isFailure(outcome) ? outcome.reason : undefined)
    onChange(isFailure(outcome) ? picture : outcome)
  }
  return { trouble, say: (words: PictureWords, shown: Partial<Picture>) => void say(words, shown) }
}

type TickProps = { isOn: boolean; onTick: (isOn: boolean) => void; children: string }

const Tick = ({ isOn, onTick, children }: TickProps) => {
  const id = useId()
  return (
    <div className={styles.tick}>
      <input id={id} type="checkbox" checked={isOn} onChange={({ target }) => onTick(target.checked)} />
      <label htmlFor={id}>{children}</label>
    </div>
  )
}
