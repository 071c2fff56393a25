/** Adds images to the text of an article or a newsletter. */

import { lazy, Suspense, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TakenPicture } from './rich/pictures.ts'

// Loaded when needed: most texts contain no image.
const TextPictureDialog = lazy(async () => ({
  default: (await import('./text-picture-dialog.tsx')).TextPictureDialog,
}))

type Asked = { number: number; file: File | undefined; answer: (picture: TakenPicture) => void }

/** `onPicture` opens a dialog outside the form, so that Enter does not save the article. */
export const useTextPictures = () => {
  const [asked, ask] = useState<Asked>()
  const count = useRef(0)
  const onPicture = (file?: File) =>
    new Promise<TakenPicture>((answer) => {
      count.current += 1
      ask({ number: count.current, file, answer })
    })
  const done = (picture: TakenPicture) => {
    asked?.answer(picture)
    ask(undefined)
  }
  const dialog =
    asked &&
    createPortal(
      <Suspense>
        {/* React replaces a dialog with the next one at once: without a key, it would keep the picture before. */}
        <TextPictureDialog key={asked.number} file={asked.file} onDone={done} />
      </Suspense>,
      document.body,
    )
  return { onPicture, dialog }
}
