/**
 * Saves the metadata of an image as the editor answers, one call at a time, and shows each answer before it is saved
 * (optimistic update).
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ImageMetadata, LibraryImage } from '#shared/shapes/image.ts'
import { type Failure, here, isFailure } from '../api.ts'
import { saveImageMetadata } from './calls.ts'

type SaveResult = { saved: LibraryImage | undefined; failure: string | undefined }

/**
 * A queue of one, because an editor may hold an arrow key down, and the result of an earlier call could replace that of
 * a later one. Changes that arrive during a call are sent together in the next.
 */
const createSaveQueue = (id: string) => {
  let waiting: ImageMetadata | undefined
  let isSaving = false
  const takeWaiting = () => {
    const metadata = waiting
    waiting = undefined
    return metadata
  }

  /** Sends at once, even during another call, because the page is about to close. */
  const send = async (): Promise<LibraryImage | Failure | undefined> => {
    const metadata = takeWaiting()
    if (!metadata) return
    const outcome = await saveImageMetadata(here(), id, metadata).catch(() => signedOut)
    // The next call retries what failed, if there is a next call.
    if (isFailure(outcome) && waiting) waiting = { ...metadata, ...waiting }
    return outcome
  }

  const hasWaiting = () => waiting !== undefined

  /** Resolves to `undefined` during another call: the result of that call covers these changes, too. */
  const save = async (metadata: ImageMetadata): Promise<SaveResult | undefined> => {
    waiting = { ...waiting, ...metadata }
    if (isSaving) return
    isSaving = true
    const result = await sendAll(hasWaiting, send)
    isSaving = false
    return result
  }
  return { save, send }
}

type Send = () => Promise<LibraryImage | Failure | undefined>

const sendAll = async (hasWaiting: () => boolean, send: Send): Promise<SaveResult> => {
  let saved: LibraryImage | undefined
  let failure: string | undefined
  while (hasWaiting()) {
    const outcome = await send()
    if (!outcome) continue
    failure = isFailure(outcome) ? outcome.reason : undefined
    if (!isFailure(outcome)) saved = outcome
  }
  return { saved, failure }
}

const signedOut: Failure = { status: 401, reason: 'You are signed out. Sign in and enter this again.', errors: {} }

export type MetadataQueue = {
  failure: string | undefined
  save: (metadata: ImageMetadata, shown: Partial<LibraryImage>) => void
}

/**
 * Shows each answer at once and reverts it if saving failed. All questions about an image share one queue, because the
 * result of a call is the whole image, with the other answers of that time.
 */
export const useMetadataQueue = (
  image: LibraryImage | undefined,
  onChange: (image: LibraryImage) => void,
): MetadataQueue => {
  const [failure, setFailure] = useState<string>()
  const queue = useMemo(() => createSaveQueue(image?._id ?? ''), [image?._id])
  const current = useRef(queue)
  current.current = queue

  useEffect(() => {
    const leave = () => void queue.send()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [queue])

  const save = async (metadata: ImageMetadata, shown: Partial<LibraryImage>) => {
    if (!image) return
    onChange({ ...image, ...shown })
    const result = await queue.save(metadata)
    // The editor may have chosen another image meanwhile.
    if (!result || current.current !== queue) return
    setFailure(result.failure)
    onChange(result.saved ?? image)
  }
  return { failure, save: (metadata, shown) => void save(metadata, shown) }
}
