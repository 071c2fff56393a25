/** Uploads a new image to the library. */

import { useEffect } from 'react'
import type { LibraryImage } from '#shared/shapes/image.ts'
import styles from './image-input.module.css'
import { ImageInput } from './image-input.tsx'
import { progressText, sizeText } from './image-texts.ts'
import type { UploadProgress } from './upload.ts'
import { useImageUpload } from './use-upload.ts'

/** Uploads a new image. Its own page asks for the description and for consent. */
export const NewImage = ({ onDone }: { onDone: (image: LibraryImage) => void }) => {
  const { image, progress, refusal, isUploading, send, choose } = useImageUpload()
  useEffect(() => {
    if (!image) return
    choose()
    onDone(image)
  })
  return (
    <>
      <ImageInput label="New picture" error={refusal} onFile={send} />
      {isUploading && <UploadStatus progress={progress} />}
    </>
  )
}

/** The progress of an upload, as text and as a bar. Screen readers announce only the text that rarely changes. */
export const UploadStatus = ({
  progress,
  isAwaited = false,
}: {
  progress: UploadProgress | undefined
  isAwaited?: boolean
}) => {
  const { bytes, sent } = progress ?? { bytes: 1, sent: 0 }
  return (
    <div className={styles.state}>
      <p role="status">
        {progress ? progressText(progress) : 'One moment'}
        {isAwaited && '. You can save once the picture is uploaded.'}
      </p>
      <progress aria-label="Upload progress" max={bytes} value={sent} />
      {sent > 0 && (
        <p className={styles.figures}>
          {sizeText(sent)} of {sizeText(bytes)}
        </p>
      )}
    </div>
  )
}
