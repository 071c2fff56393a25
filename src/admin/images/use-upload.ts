import { useEffect, useRef, useState } from 'react'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { isFailure } from '../api.ts'
import type { UploadProgress } from './upload.ts'

/** What becomes of a chosen file: on its way, here, or refused. */
export type ImageUpload = { file?: File; told?: UploadProgress; picture?: LibraryImage; refusal?: string }

const cutShort = 'The picture could not be sent. Choose it again.'

/** A new choice takes the place of the one before, also half way. */
export const useImageUpload = () => {
  const [sending, setSending] = useState<ImageUpload>({})
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const begin = () => {
    current.current?.abort()
    const own = new AbortController()
    current.current = own
    return (change: (before: ImageUpload) => ImageUpload) => {
      if (!own.signal.aborted) setSending(change)
    }
  }
  const send = async (file: File) => {
    const change = begin()
    change(() => ({ file }))
    const signal = current.current?.signal ?? AbortSignal.abort()
    try {
      const { uploadImage: sendPicture } = await import('./upload.ts')
      const outcome = await sendPicture(file, { tell: (told) => change((before) => ({ ...before, told })), signal })
      change((before) => (isFailure(outcome) ? { file, refusal: refusalIn(outcome) } : { ...before, picture: outcome }))
    } catch {
      change(() => ({ file, refusal: cutShort }))
    }
  }
  /** Another one, or the same with other words; without a picture, as if nothing had been chosen. */
  const choose = (picture?: LibraryImage) =>
    begin()((before) => (picture ? { ...(picture._id === before.picture?._id && before), picture } : {}))
  return { ...sending, isUnderWay: Boolean(sending.file && !sending.picture && !sending.refusal), send, choose }
}

const refusalIn = ({ reason, errors }: { reason: string; errors: Record<string, string> }) =>
  errors.image ?? errors.bytes ?? reason
