import { useEffect, useMemo, useRef, useState } from 'react'
import type { ImageMetadata, LibraryImage } from '#shared/shapes/image.ts'
import { type Failure, here, isFailure } from '../api.ts'
import { saveImageMetadata } from './calls.ts'

type Ended = { kept: LibraryImage | undefined; trouble: string | undefined }

/**
 * Has kept what is said of one picture. One call at a time: somebody holds an arrow key down, and an earlier answer
 * could be kept over a later one. What is said meanwhile goes along with the next.
 */
const createSaveQueue = (id: string) => {
  let waiting: ImageMetadata | undefined
  let isUnderWay = false

  /** At once, although a call may be under way: for the last moment there is. */
  const send = async (): Promise<LibraryImage | Failure | undefined> => {
    const words = waiting
    waiting = undefined
    if (!words) return
    const outcome = await saveImageMetadata(here(), id, words).catch(() => signedOut)
    // What could not be kept is asked for again with what was said meanwhile.
    if (isFailure(outcome) && waiting) waiting = { ...words, ...(waiting as ImageMetadata) }
    return outcome
  }

  const sendAll = async (): Promise<Ended> => {
    let kept: LibraryImage | undefined
    let trouble: string | undefined
    while (waiting) {
      const outcome = await send()
      if (!outcome) continue
      trouble = isFailure(outcome) ? outcome.reason : undefined
      if (!isFailure(outcome)) kept = outcome
    }
    return { kept, trouble }
  }

  /** How it ended, once for all that was said while a call was under way. */
  const save = async (words: ImageMetadata): Promise<Ended | undefined> => {
    waiting = { ...waiting, ...words }
    if (isUnderWay) return
    isUnderWay = true
    const ended = await sendAll()
    isUnderWay = false
    return ended
  }
  return { say: save, send }
}

const signedOut: Failure = { status: 401, reason: 'You are signed out: sign in, and answer once more.', errors: {} }

export type MetadataQueue = ReturnType<typeof useMetadataQueue>

/**
 * Shown at once, and taken back when it could not be kept. One for all that is asked about a picture: the answer to one
 * question brings the whole picture, and with it how the others stood then.
 */
export const useMetadataQueue = (picture: LibraryImage | undefined, onChange: (picture: LibraryImage) => void) => {
  const [trouble, setTrouble] = useState<string>()
  const sayings = useMemo(() => createSaveQueue(picture?._id ?? ''), [picture?._id])
  const ofNow = useRef(sayings)
  ofNow.current = sayings

  useEffect(() => {
    const leave = () => void sayings.send()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [sayings])

  const say = async (words: ImageMetadata, shown: Partial<LibraryImage>) => {
    if (!picture) return
    onChange({ ...picture, ...shown })
    const ended = await sayings.say(words)
    // Somebody may have chosen another picture meanwhile.
    if (!ended || ofNow.current !== sayings) return
    setTrouble(ended.trouble)
    onChange(ended.kept ?? picture)
  }
  return { trouble, say: (words: ImageMetadata, shown: Partial<LibraryImage>) => void say(words, shown) }
}
