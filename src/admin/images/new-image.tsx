import { useEffect } from 'react'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { ImageInput } from './image-input.tsx'
import { progressText, sizeText } from './image-texts.ts'
import styles from './new-image.module.css'
import type { UploadProgress } from './upload.ts'
import { useImageUpload } from './use-upload.ts'

/** On the page of the picture everything is asked that has to be said about it. */
export const NewImage = ({ onDone }: { onDone: (picture: LibraryImage) => void }) => {
  const { picture, told, refusal, isUnderWay, send, choose } = useImageUpload()
  useEffect(() => {
    if (!picture) return
    choose()
    onDone(picture)
  })
  return (
    <>
      <ImageInput label="New picture" error={refusal} onFile={send} />
      {isUnderWay && <UploadStatus told={told} />}
    </>
  )
}

/** How far a picture is, in words and as a bar. Only the words that change seldom are read out. */
export const UploadStatus = ({
  told,
  isAwaited = false,
}: {
  told: UploadProgress | undefined
  isAwaited?: boolean
}) => {
  const { bytes, sent } = told ?? { bytes: 1, sent: 0 }
  return (
    <div className={styles.state}>
      <p role="status">
        {told ? progressText(told) : 'One moment'}
        {isAwaited && '. It is saved as soon as the picture is here.'}
      </p>
      <progress aria-label="How much of the picture is sent" max={bytes} value={sent} />
      {sent > 0 && (
        <p className={styles.figures}>
          {sizeText(sent)} of {sizeText(bytes)}
        </p>
      )}
    </div>
  )
}
