/** Uploads one or several new images to the library, and shows the upload progress (progress bar). */

import { useEffect, useRef, useState } from 'react'
import { sizeText } from '#shared/files.ts'
import { counted } from '#shared/format.ts'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { Alert } from '#ui/alert.tsx'
import { isFailure } from '../api.ts'
import styles from './image-input.module.css'
import { ImageInput } from './image-input.tsx'
import { progressText } from './image-texts.ts'
import { type UploadProgress, uploadImage } from './upload.ts'
import { uploadFailure, useImageUpload } from './use-upload.ts'

type Props = {
  onDone: (image: LibraryImage) => void
  /** After several uploads each image still lacks its description and consent. */
  onManyDone?: () => void
}

/** Uploads new images. The page of each asks for the description and for consent. */
export const NewImage = ({ onDone, onManyDone }: Props) => {
  const many = useManyUploads(onManyDone)
  const { image, progress, refusal, isUploading, send, choose } = useImageUpload()
  useEffect(() => {
    if (!image) return
    choose()
    onDone(image)
  })
  return (
    <>
      <ImageInput label="New picture" error={refusal} onFile={send} {...(onManyDone && { onFiles: many.send })} />
      {isUploading && <UploadStatus progress={progress} />}
      {many.note && <p role="status">{many.note}</p>}
      {many.refusals.length > 0 && (
        <Alert kind="failure">
          {many.refusals.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </Alert>
      )}
    </>
  )
}

/** Uploads one file after the other, because a slow network would transfer several at once no faster. */
const useManyUploads = (onDone: (() => void) | undefined) => {
  const [note, setNote] = useState('')
  const [refusals, setRefusals] = useState<string[]>([])
  const stop = useRef(new AbortController())
  useEffect(() => {
    stop.current = new AbortController()
    return () => stop.current.abort()
  }, [])
  const send = async (files: File[]) => {
    const { signal } = stop.current
    const refused: string[] = []
    setRefusals([])
    for (const [index, file] of files.entries()) {
      setNote(`Uploading picture ${index + 1} of ${files.length}`)
      const outcome = await uploadImage(file, { onProgress: () => {}, signal }).catch(uploadFailure)
      if (signal.aborted) return
      if (isFailure(outcome))
        refused.push(`${file.name}: ${outcome.errors.image ?? outcome.errors.bytes ?? outcome.reason}`)
    }
    const added = files.length - refused.length
    setRefusals(refused)
    setNote(`${counted(added, 'picture', 'pictures')} added. Describe each one and confirm consent.`)
    onDone?.()
  }
  return { note, refusals, send }
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
        <p className="soft">
          {sizeText(sent)} of {sizeText(bytes)}
        </p>
      )}
    </div>
  )
}
