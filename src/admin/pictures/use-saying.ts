import { useEffect, useMemo, useRef, useState } from 'react'
import type { ImageMetadata, LibraryImage } from '#shared/shapes/image.ts'
import { createSayings } from './sayings.ts'

export type Saying = ReturnType<typeof useSaying>

/**
 * Shown at once, and taken back when it could not be kept. One for all that is asked about a picture: the answer to one
 * question brings the whole picture, and with it how the others stood then.
 */
export const useSaying = (picture: LibraryImage | undefined, onChange: (picture: LibraryImage) => void) => {
  const [trouble, setTrouble] = useState<string>()
  const sayings = useMemo(() => createSayings(picture?._id ?? ''), [picture?._id])
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
