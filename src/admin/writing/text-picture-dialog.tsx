/** The dialog that adds an image to a text: upload or library, and its description (alt text). */

import { useEffect, useState } from 'react'
import { limits } from '#shared/limits.ts'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { here } from '../api.ts'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { AltField } from '../images/alt-field.tsx'
import { saveImageMetadata } from '../images/calls.ts'
import { ConsentField } from '../images/consent.tsx'
import { ImageChooser } from '../images/image-chooser.tsx'
import { ImageDetails } from '../images/image-details.tsx'
import { mediaUrlOf } from '../images/image-texts.ts'
import { UploadStatus } from '../images/new-image.tsx'
import { useMetadataQueue } from '../images/save-queue.ts'
import { useImageUpload } from '../images/use-upload.ts'
import type { TakenPicture } from './rich/pictures.ts'

type Props = { file: File | undefined; onDone: (image: TakenPicture) => void }

/** Uploads or chooses an image, and asks for its description and the consent of the people in it. */
export const TextPictureDialog = ({ onDone, ...given }: Props) => {
  const dialog = useDialog()
  const [file, setFile] = useState(given.file)
  const [more, setMore] = useState<File[]>([])
  const take = (first: File, others: File[]) => {
    setFile(first)
    setMore(others)
  }
  const { progress, image, refusal, isUploading, send, choose } = useImageUpload()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file is uploaded once.
  useEffect(() => void (file && send(file)), [file])
  if (!file && !image) return <ImageChooser onChoose={choose} onFile={take} onClose={() => onDone(undefined)} />
  return (
    <Dialog question="A picture for the text" handle={dialog} onClose={() => onDone(undefined)}>
      {isUploading && <UploadStatus progress={progress} />}
      {refusal && <Alert kind="failure">{refusal}</Alert>}
      {file && /gif|webp/.test(file.type) && <p>If the picture moves, only its first image is kept.</p>}
      {image ? (
        <Description image={image} onChange={choose} onDone={(taken) => onDone(taken && { ...taken, more })} />
      ) : (
        <DialogButtons dialog={dialog} />
      )}
    </Dialog>
  )
}

type DescriptionProps = {
  image: LibraryImage
  onChange: (image: LibraryImage) => void
  onDone: (taken: { src: string; alt: string; title?: string } | undefined) => void
}

const Description = ({ image, onChange, onDone }: DescriptionProps) => {
  const [alt, setAlt] = useState(image.imageAlt ?? '')
  const [caption, setCaption] = useState('')
  const metadataQueue = useMetadataQueue(image, onChange)
  const put = async () => {
    const words = image.isDecorative ? '' : alt.trim()
    // If the server does not save the description, the text still contains it.
    await saveImageMetadata(here(), image._id, { alt: words }).catch(() => undefined)
    const title = caption.trim()
    onDone({ src: mediaUrlOf(image.imageUrl ?? ''), alt: words, ...(title && { title }) })
  }
  return (
    <>
      <AltField
        value={image.isDecorative ? '' : alt}
        readOnly={image.isDecorative}
        onChange={({ target }) => setAlt(target.value)}
      />
      <Field
        label="Caption"
        value={caption}
        maxLength={limits.imageAlt}
        hint="Everyone reads it below the picture. You may leave it empty."
        onChange={({ target }) => setCaption(target.value)}
      />
      <ConsentField image={image} save={metadataQueue.save} />
      <ImageDetails image={image} queue={metadataQueue} />
      <DialogButtons>
        <Button type="button" onClick={put}>
          Insert
        </Button>
        <Button type="button" variant="outline" onClick={() => onDone(undefined)}>
          Cancel
        </Button>
      </DialogButtons>
    </>
  )
}
