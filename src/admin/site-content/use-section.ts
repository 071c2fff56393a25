import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { sections } from '#shared/content/sections.ts'
import type { SectionName } from '#shared/content/types.ts'
import type { SiteSection } from '#shared/shapes/site-content.ts'
import type { Failure } from '../api.ts'
import { savedOnDevice, saveOnDevice } from '../writing/autosave.ts'
import { type FieldValues, toSend } from './values.ts'

/** What is being typed into the form of a part, kept on this device until it is saved. */
/** `version` is the one that was being changed. */
export type StoredSection = { version: number; words: FieldValues }

const keyOf = (part: string) => `words ${part}`

export const storedSection = (part: string) => savedOnDevice<StoredSection>(keyOf(part))

export const removeStoredSection = (part: string) => localStorage.removeItem(keyOf(part))

/** False, if it could not be kept. */
const storeSection = (part: string, kept: StoredSection) => saveOnDevice(keyOf(part), kept)

export type SectionEdit = { version: number; words: FieldValues }
/** What came of saving; `theirs` when somebody else came first. */
export type SectionSaved = { part?: SiteSection; alert?: string; failure?: Failure; theirs?: SiteSection | undefined }

/** The words of a part while they are changed, what is kept of them on this device, and how they are saved. */
export const useSection = (name: SectionName, part: SiteSection, kept: StoredSection | undefined) => {
  const [{ version, words }, set] = useState<SectionEdit>(
    kept ?? { version: part.version, words: part.words as FieldValues },
  )
  const [isKept, setKept] = useState(kept !== undefined)
  const { submit, state, data } = useFetcher<SectionSaved>()
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
    change: (changed: FieldValues) => {
      set({ version, words: changed })
      setKept(storeSection(name, { version, words: changed }))
    },
    save,
    /** Somebody else's words, or what was saved last, instead of what was typed. */
    take: ({ version, words }: SiteSection) => {
      removeStoredSection(name)
      setKept(false)
      set({ version, words: words as FieldValues })
    },
  }
}
