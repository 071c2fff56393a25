import { useRef, useState } from 'react'
import type { Picture, PictureWords } from '#shared/shapes/picture.ts'
import { here, isFailure } from '../api.ts'
import { changePicture } from './calls.ts'

/** Shown at once, and taken back when it could not be kept. */
export const useSaying = (picture: Picture | undefined, onChange: (picture: Picture) => void) => {
  const [trouble, setTrouble] = useState<string>()
  const last = useRef(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const say = async (words: PictureWords, shown: Partial<Picture>) => {
    if (!picture) return
    last.current += 1
    const own = last.current
    onChange({ ...picture, ...shown })
    // Somebody holds an arrow key down: one after the other, or an earlier answer could be kept over a later one.
    const asked = before.current.then(() => changePicture(here(), picture._id, words))
    before.current = asked.catch(() => {})
    const outcome = await asked
    // Only the last one is about what is shown now.
    if (own !== last.current) return
    setTrouble(isFailure(outcome) ? outcome.reason : undefined)
    onChange(isFailure(outcome) ? picture : outcome)
  }
  return { trouble, say: (words: PictureWords, shown: Partial<Picture>) => void say(words, shown) }
}
