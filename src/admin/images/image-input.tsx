import { type ChangeEvent, type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './image-input.module.css'

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const hint = `JPEG, PNG, WebP, AVIF or GIF. Drop or paste one here. We make it small before it is sent.`

type Props = {
  label: string
  /** Left out once the file need not travel with a form. */
  name?: string | undefined
  isRequired?: boolean
  error?: string | undefined
  onFile: (file: File) => void
  children?: ReactNode
}

/** Every way in which a picture comes: chosen, dropped, pasted, or from the camera of a phone. */
export const ImageInput = ({ label, name, isRequired, error, onFile, children }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  usePastedPicture((file) => {
    putInto(input.current, file)
    onFile(file)
  })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onFile(file)
  }
  const drop = (event: DragEvent) => {
    const file = pictureIn(event.dataTransfer)
    // On the input itself it lands by itself.
    if (!file || event.target === input.current) return
    event.preventDefault()
    putInto(input.current, file)
    onFile(file)
  }
  return (
    <fieldset className={styles.source} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <legend className="visually-hidden">A new picture</legend>
      {children}
      <Field
        ref={input}
        label={label}
        type="file"
        name={name}
        accept={imageTypes.join(',')}
        required={isRequired}
        hint={hint}
        error={error}
        onChange={choose}
      />
      <Camera onFile={onFile} />
    </fieldset>
  )
}

/** Only phones and tablets have one that opens at a touch. */
const Camera = ({ onFile }: { onFile: (file: File) => void }) => {
  const id = useId()
  return (
    <span className={styles.camera}>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
        }}
      />
      <label htmlFor={id} className={buttonClass('outline')}>
        <Icon name="picture" /> Take a photo
      </label>
    </span>
  )
}

const pictureIn = (data: DataTransfer | null) =>
  Array.from(data?.files ?? []).find(({ type }) => type.startsWith('image/'))

/** What was dropped or pasted stands in the field as if it had been chosen there. */
const putInto = (input: HTMLInputElement | null, file: File) => {
  if (!input) return
  const data = new DataTransfer()
  data.items.add(file)
  input.files = data.files
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea'))

/** A picture pasted into a text belongs to the text. */
const usePastedPicture = (take: (file: File) => void) => {
  useEffect(() => {
    const paste = (event: Event) => {
      const { clipboardData, target } = event as unknown as ClipboardEvent
      const file = pictureIn(clipboardData)
      if (!file || isWriting(target)) return
      event.preventDefault()
      take(file)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  })
}
