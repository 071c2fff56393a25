/** Asks for the consent of the people in an image, and saves the answer at once. */
import { useEffect, useState } from 'react'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import type { MetadataQueue } from './save-queue.ts'

type Props = {
  /** A file that is being uploaded: the answer is saved once its image exists. */
  file?: File | undefined
  image: LibraryImage | undefined
  /** A rule of the organisation: the article is published only with consent. */
  isRequired?: boolean
  error?: string | undefined
  save: MetadataQueue['save']
}

export const ConsentField = ({ file, image, isRequired, error, save }: Props) => {
  const [agreedFile, setAgreedFile] = useState<File>()
  const saveConsent = (hasConsent: boolean) =>
    save({ hasConsent }, { consent: hasConsent ? { at: new Date().toISOString(), by: '' } : undefined })
  const isAgreed = file !== undefined && file === agreedFile
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the upload of the agreed file has ended.
  useEffect(() => {
    if (image && isAgreed && !image.consent) saveConsent(true)
  }, [image?._id])
  const answer = (hasConsent: boolean) => {
    setAgreedFile(hasConsent ? file : undefined)
    saveConsent(hasConsent)
  }
  return (
    <Checkbox
      checked={isAgreed || image?.consent !== undefined}
      required={isRequired}
      error={error}
      data-label="Consent of the people in the picture"
      data-error="consent"
      onChange={({ target }) => answer(target.checked)}
    >
      Everyone who can be recognised agreed to this use, and so did a parent of anyone under 18. Or nobody can be
      recognised.
    </Checkbox>
  )
}
