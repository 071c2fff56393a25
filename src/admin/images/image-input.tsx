/**
 * The field that takes an image file: file chooser, drag and drop (dropzone), paste from the clipboard, or camera.
 * `use-upload.ts` uploads it. `core/images/validation.ts` decides which formats are allowed; `imageTypes` and the hint
 * repeat them.
 */

import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { Field, forgetFile } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './image-input.module.css'

// For the file dialog only: `core/images/validation.ts` decides by the bytes.
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const hint = `JPEG, PNG, WebP, AVIF or GIF. Drop or paste one here. It is made smaller before the upload. A moving picture keeps only its first image.`

type Props = {
  label: string
  /** A field without a name is not sent with the form: its file is uploaded separately. */
  name?: string | undefined
  isRequired?: boolean
  error?: string | undefined
  onFile: (file: File) => void
  /** Takes several files at once. */
  onFiles?: (files: File[]) => void
  children?: ReactNode
}

/** Takes an image that is chosen, dropped, pasted, or photographed with a phone. */
export const ImageInput = ({ label, name, isRequired, error, onFile, onFiles, children }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  usePastedImage((file) => {
    putInto(input.current, file)
    onFile(file)
  })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file, ...others] = target.files ?? []
    if (file && onFiles && others.length > 0) onFiles([file, ...others])
    else if (file) onFile(file)
  }
  const drop = (event: DragEvent) => {
    const [file, ...others] = imagesIn(event.dataTransfer)
    // The browser puts a file that is dropped on the input into the input.
    if (!file || event.target === input.current) return
    event.preventDefault()
    if (onFiles && others.length > 0) return onFiles([file, ...others])
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
        multiple={onFiles !== undefined}
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

/** For phones and tablets only: desktop browsers ignore `capture`. */
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
        onClick={forgetFile}
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

const imagesIn = (data: DataTransfer | null) =>
  Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'))

/** Puts a dropped or pasted file into the input, as if the editor had chosen it there. */
const putInto = (input: HTMLInputElement | null, file: File) => {
  if (!input) return
  const data = new DataTransfer()
  data.items.add(file)
  input.files = data.files
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea'))

/** An image that is pasted into a text field belongs to that text. */
const usePastedImage = (onFile: (file: File) => void) => {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      const [file] = imagesIn(clipboardData)
      if (!file || isWriting(target)) return
      event.preventDefault()
      onFile(file)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  })
}
