import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { sections } from '#shared/content/parts.ts'
import type { SectionName } from '#shared/content/words.ts'
import type { SiteSection } from '#shared/shapes/site-content.ts'
import type { Failure } from '../api.ts'
import { dropWords, type KeptWords, keepWords } from './kept-words.ts'
import { type Item, toSend } from './value.ts'

export type Change = { version: number; words: Item }
/** What came of saving; `theirs` when somebody else came first. */
export type Saved = { part?: SiteSection; alert?: string; failure?: Failure; theirs?: SiteSection | undefined }

/** The words of a part while they are changed, what is kept of them on this device, and how they are saved. */
export const usePart = (name: SectionName, part: SiteSection, kept: KeptWords | undefined) => {
  const [{ version, words }, set] = useState<Change>(kept ?? { version: part.version, words: part.words as Item })
  const [isKept, setKept] = useState(kept !== undefined)
  const { submit, state, data } = useFetcher<Saved>()
  useEffect(() => {
    if (!data?.part) return
    set((typed) => ({ ...typed, version: data.part?.version ?? typed.version }))
    setKept(false)
  }, [data])

  const save = (over = version) =>
    submit({ version: over, words: toSend(sections[name].fields, words) } as never, {
      method: 'post',
      encType: 'application/json',
    })
  return {
    words,
    isKept,
    isSaving: state !== 'idle',
    saved: state === 'idle' ? data : undefined,
    change: (changed: Item) => {
      set({ version, words: changed })
      setKept(keepWords(name, { version, words: changed }))
    },
    save,
    /** Somebody else's words, or what was saved last, instead of what was typed. */
    take: ({ version, words }: SiteSection) => {
      dropWords(name)
      setKept(false)
      set({ version, words: words as Item })
    },
  }
}
