/**
 * React state of an image upload: starts it, cancels it, and tracks the upload progress. `upload.ts` sends the file.
 */

import { useEffect, useRef, useState } from 'react'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { isFailure } from '../api.ts'
import type { UploadProgress } from './upload.ts'

/** A chosen file: uploading, uploaded as an image, or rejected. */
type UploadState = { file?: File; progress?: UploadProgress; image?: LibraryImage; refusal?: string }

const uploadFailed = 'The picture could not be uploaded. Please choose it again.'

export type ImageUpload = UploadState & {
  isUploading: boolean
  send: (file: File) => Promise<void>
  /** An image of the library, if the field has one. */
  choose: (image?: LibraryImage) => void
}

/** A new choice replaces the previous one and cancels its upload. */
export const useImageUpload = (): ImageUpload => {
  const [sending, setSending] = useState<UploadState>({})
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const begin = () => {
    current.current?.abort()
    const own = new AbortController()
    current.current = own
    return (change: (before: UploadState) => UploadState) => {
      if (!own.signal.aborted) setSending(change)
    }
  }
  const send = async (file: File) => {
    const change = begin()
    change(() => ({ file }))
    const signal = current.current?.signal ?? AbortSignal.abort()
    try {
      const { uploadImage } = await import('./upload.ts')
      const outcome = await uploadImage(file, {
        onProgress: (progress) => change((before) => ({ ...before, progress })),
        signal,
      })
      change((before) => (isFailure(outcome) ? { file, refusal: refusalIn(outcome) } : { ...before, image: outcome }))
    } catch {
      change(() => ({ file, refusal: uploadFailed }))
    }
  }
  /** Sets another image, or the same one with new metadata; without an image, clears the field. */
  const choose = (image?: LibraryImage) =>
    begin()((before) => (image ? { ...(image._id === before.image?._id && before), image } : {}))
  return { ...sending, isUploading: Boolean(sending.file && !sending.image && !sending.refusal), send, choose }
}

const refusalIn = ({ reason, errors }: { reason: string; errors: Record<string, string> }) =>
  errors.image ?? errors.bytes ?? reason
