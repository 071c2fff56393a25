import type { Editor } from '@tiptap/core'
import { type OnPicture, putChosenPicture } from './pictures.ts'
import { Sign } from './signs.tsx'
import styles from './toolbar.module.css'

export const PictureButton = ({ editor, onPicture }: { editor: Editor; onPicture: OnPicture }) => (
  <button
    type="button"
    className={styles.button}
    tabIndex={-1}
    title="Picture"
    onClick={() => void putChosenPicture(editor, onPicture)}
  >
    <Sign name="picture" />
    <span className="visually-hidden">Picture</span>
  </button>
)
