import { useRef } from 'react'
import type { PictureTaker } from './pictures.ts'
import { Sign } from './signs.tsx'
import styles from './toolbar.module.css'

export const PictureButton = ({ takePictures }: { takePictures: PictureTaker }) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        tabIndex={-1}
        title="Picture"
        onClick={() => input.current?.click()}
      >
        <Sign name="picture" />
        <span className="visually-hidden">Picture</span>
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Pictures for the text"
        onChange={({ target }) => {
          takePictures([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
