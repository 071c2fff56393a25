/** The form of a section: what the user types is stored on this device until it is saved. */
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { sections } from '#shared/content/sections.ts'
import type { SectionName } from '#shared/content/types.ts'
import type { SiteSection } from '#shared/shapes/site-content.ts'
import type { Failure } from '../api.ts'
import { savedOnDevice, saveOnDevice } from '../writing/autosave.ts'
import { type FieldValues, fieldValues, toSend } from './values.ts'

/** `version` is the one that the user is changing. */
export type StoredSection = { version: number; words: FieldValues }

const keyOf = (part: string) => `words ${part}`

export const storedSection = (part: string) => savedOnDevice<StoredSection>(keyOf(part))

export const removeStoredSection = (part: string) => localStorage.removeItem(keyOf(part))

/** False when this device cannot store it. */
const storeSection = (part: string, stored: StoredSection) => saveOnDevice(keyOf(part), stored)

export type SectionEdit = { version: number; words: FieldValues }
/** The result of saving; `theirs` when another user saved first. */
export type SectionSaved = { part?: SiteSection; alert?: string; failure?: Failure; theirs?: SiteSection | undefined }

/** The values in the form of a section, whether they are stored on this device, and how they are saved. */
export const useSection = (name: SectionName, part: SiteSection, stored: StoredSection | undefined) => {
  const [{ version, words }, set] = useState<SectionEdit>(
    stored ?? { version: part.version, words: fieldValues(part.words) },
  )
  const [isStored, setStored] = useState(stored !== undefined)
  const { submit, state, data } = useFetcher<SectionSaved>()
  useEffect(() => {
    if (!data?.part) return
    set((typed) => ({ ...typed, version: data.part?.version ?? typed.version }))
    setStored(false)
  }, [data])

  const save = (over = version) =>
    submit({ version: over, words: toSend(sections[name].fields, words) } as never, {
      method: 'post',
      encType: 'application/json',
    })
  return {
    words,
    isStored,
    isSaving: state !== 'idle',
    saved: state === 'idle' ? data : undefined,
    change: (changed: FieldValues) => {
      set({ version, words: changed })
      setStored(storeSection(name, { version, words: changed }))
    },
    save,
    /** Replaces what the user typed by another user's version, or by what was saved last. */
    take: ({ version, words }: SiteSection) => {
      removeStoredSection(name)
      setStored(false)
      set({ version, words: fieldValues(words) })
    },
  }
}
