/**
 * React state of an image upload: starts it, cancels it, and tracks the upload progress. `upload.ts` sends the file.
 */

import { useEffect, useRef, useState } from 'react'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { type Failure, isFailure } from '../api.ts'
import type { UploadProgress } from './upload.ts'

/** A chosen file: uploading, uploaded as an image, or rejected. */
type UploadState = { file?: File; progress?: UploadProgress; image?: LibraryImage; refusal?: string }

/** The failure of an upload that was thrown. A response: the session has ended, and the router did not follow it. */
export const uploadFailure = (thrown: unknown): Failure => ({
  status: 0,
  reason:
    thrown instanceof Response
      ? 'You are signed out, so the picture was not uploaded. Sign in again, then choose it again.'
      : 'The picture could not be uploaded. Please choose it again.',
  errors: {},
})

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
    } catch (thrown) {
      change(() => ({ file, refusal: uploadFailure(thrown).reason }))
    }
  }
  /** Sets another image, or the same one with new metadata; without an image, clears the field. */
  const choose = (image?: LibraryImage) =>
    begin()((before) => (image ? { ...(image._id === before.image?._id && before), image } : {}))
  return { ...sending, isUploading: Boolean(sending.file && !sending.image && !sending.refusal), send, choose }
}

const refusalIn = ({ reason, errors }: { reason: string; errors: Record<string, string> }) =>
  errors.image ?? errors.bytes ?? reason
