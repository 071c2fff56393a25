import type { Editor } from '@tiptap/core'
import { useRef } from 'react'
import { type OnPicture, pictureTaker, putChosenPicture } from './pictures.ts'
import { Sign, type SignName } from './signs.tsx'
import styles from './toolbar.module.css'

type Props = { editor: Editor; onPicture: OnPicture }

/** A new one, or one that is here already. */
export const PictureButtons = ({ editor, onPicture }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <PictureButton sign="picture" name="Picture" onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Pictures for the text"
        onChange={({ target }) => {
          pictureTaker(editor, onPicture)([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <PictureButton
        sign="library"
        name="Picture from the library"
        onClick={() => void putChosenPicture(editor, onPicture)}
      />
    </>
  )
}

const PictureButton = ({ sign, name, onClick }: { sign: SignName; name: string; onClick: () => void }) => (
  <button type="button" className={styles.button} tabIndex={-1} title={name} onClick={onClick}>
    <Sign name={sign} />
    <span className="visually-hidden">{name}</span>
  </button>
)
