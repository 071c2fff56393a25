/** Asks who is in an image, and saves the answer at once. */
import { useEffect, useId, useRef, useState } from 'react'
import { keysOf } from '#shared/keys.ts'
import type { ImageMetadata, LibraryImage } from '#shared/shapes/image.ts'
import { FieldError } from '#ui/field.tsx'
import { goTo } from '../refused-fields.tsx'
import styles from './consent.module.css'
import type { MetadataQueue } from './save-queue.ts'

type People = NonNullable<ImageMetadata['people']>

const answers: Record<People, string> = {
  nobody: 'Nobody can be recognised',
  agreed: 'Everyone agreed (and a parent for under 18)',
  unknown: 'I will check',
}

type Props = {
  /** A file that is being uploaded: the answer is saved once its image exists. */
  file?: File | undefined
  image: LibraryImage | undefined
  /** A rule of the organisation: the article is published only after an answer. */
  isRequired?: boolean
  /** The page was opened to answer this question. */
  isWanted?: boolean
  error?: string | undefined
  save: MetadataQueue['save']
}

export const ConsentField = ({ file, image, isRequired = false, isWanted = false, error, save }: Props) => {
  const id = useId()
  const { answer, choose } = usePeople(file, image, save)
  const radios = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isWanted) goTo(radios.current?.querySelector<HTMLElement>('input:checked') ?? undefined)
  }, [isWanted])
  return (
    <fieldset ref={radios} className={styles.people} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>Who is in the picture?</legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {keysOf(answers).map((people) => (
        <label key={people}>
          <input
            ref={(radio) =>
              radio?.setCustomValidity(isRequired && people === answer && answer === 'unknown' ? answers.unknown : '')
            }
            type="radio"
            name={`people-${id}`}
            value={people}
            checked={people === answer}
            data-label={people === answer ? 'Who is in the picture' : undefined}
            data-error="consent"
            aria-invalid={error && people === answer ? true : undefined}
            onChange={() => choose(people)}
          />
          {answers[people]}
        </label>
      ))}
      {answer === 'unknown' && !isRequired && (
        <p className="soft">
          If you publish it before you have checked, you confirm that the people in the picture agreed.
        </p>
      )}
    </fieldset>
  )
}

const usePeople = (file: File | undefined, image: LibraryImage | undefined, save: Props['save']) => {
  const [early, setEarly] = useState<{ file: File | undefined; people: People }>()
  const send = (people: People) => {
    const consent = people === 'unknown' ? undefined : { at: new Date().toISOString(), by: '', people }
    save({ people }, { consent })
  }
  const ofFile = file && early?.file === file ? early.people : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the upload of the file has ended.
  useEffect(() => {
    if (image && ofFile && ofFile !== 'unknown' && !image.consent) send(ofFile)
  }, [image?._id])
  const choose = (people: People) => {
    setEarly({ file, people })
    if (image) send(people)
  }
  // An earlier version asked one question about both.
  const stated = image?.consent ? (image.consent.people ?? 'agreed') : undefined
  return { answer: (image ? stated : ofFile) ?? 'unknown', choose }
}
