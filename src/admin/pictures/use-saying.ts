import { useRef, useState } from 'react'
import type { Picture, PictureWords } from '#shared/shapes/picture.ts'
import { here, isFailure } from '../api.ts'
import { changePicture } from './calls.ts'

/** Shown at once, and taken back when it could not be kept. */
export const useSaying = (picture: Picture | undefined, onChange: (picture: Picture) => void) => {
  const [trouble, setTrouble] = useState<string>()
  const last = useRef(0)
  const say = async (words: PictureWords, shown: Partial<Picture>) => {
    if (!picture) return
    last.current += 1
    const own = last.current
    onChange({ ...picture, ...shown })
    const outcome = await changePicture(here(), picture._id, words)
    // Somebody holds an arrow key down: only the last answer is about what is shown now.
    if (own !== last.current) return
    setTrouble(isFailure(outcome) ? outcome.reason : undefined)
    onChange(isFailure(outcome) ? picture : outcome)
  }
  return { trouble, say: (words: PictureWords, shown: Partial<Picture>) => void say(words, shown) }
}
