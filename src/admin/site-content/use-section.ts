/**
 * The form of a section: the user's input is stored on this device (localStorage) until it is saved. After an edit
 * conflict (409) it loads the other user's version.
 */
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { isSectionName, sections } from '#shared/content/sections.ts'
import type { SectionName } from '#shared/content/types.ts'
import type { SiteSection } from '#shared/shapes/site-content.ts'
import { isFailure } from '../api.ts'
import { defineIntents, type ResultOf } from '../intents.ts'
import { savedOnDevice, saveOnDevice } from '../writing/device-storage.ts'
import { noSuchSection, requestSection, saveSection } from './calls.ts'
import { type FieldValues, fieldValues, toSend } from './values.ts'

/** `version` is the one that the user is changing. */
export type StoredSection = { version: number; words: FieldValues }

const keyOf = (part: string) => `words ${part}`

export const storedSection = (part: string) => savedOnDevice<StoredSection>(keyOf(part))

const removeStoredSection = (part: string) => localStorage.removeItem(keyOf(part))

/** False if this device cannot store it. */
const storeSection = (part: string, stored: StoredSection) => saveOnDevice(keyOf(part), stored)

export const runSectionIntent = defineIntents({
  save: async ({ request, id: part, text }) => {
    if (!isSectionName(part)) return noSuchSection
    const change = { version: Number(text('version')), words: JSON.parse(text('words')) }
    const saved = await saveSection(request, part, change)
    if (isFailure(saved)) return saved.status === 409 ? { ...saved, current: await findTheirs(request, part) } : saved
    removeStoredSection(part)
    return saved.part
  },
})

/** After a conflict: the section that another user has saved, to compare with. */
const findTheirs = async (request: Request, part: SectionName) => {
  const theirs = await requestSection(request, part)
  return isFailure(theirs) ? undefined : theirs
}

export type SectionResult = ResultOf<typeof runSectionIntent>

/** The values in the form of a section, whether they are stored on this device, and the functions that save them. */
export const useSection = (name: SectionName, part: SiteSection, stored: StoredSection | undefined) => {
  const [{ version, words }, set] = useState<StoredSection>(
    stored ?? { version: part.version, words: fieldValues(part.words) },
  )
  const [isStored, setStored] = useState(stored !== undefined)
  const { submit, state, data } = useFetcher<SectionResult>()
  const saved = state === 'idle' ? data : undefined
  useEffect(() => {
    if (!data?.body) return
    set((typed) => ({ ...typed, version: data.body?.version ?? typed.version }))
    setStored(false)
  }, [data])

  const save = (over = version) =>
    submit(
      { intent: 'save', version: over, words: JSON.stringify(toSend(sections[name].fields, words)) },
      { method: 'post' },
    )
  return {
    words,
    isStored,
    isSaving: state !== 'idle',
    saved,
    theirs: saved?.failure?.current as SiteSection | undefined,
    change: (changed: FieldValues) => {
      set({ version, words: changed })
      setStored(storeSection(name, { version, words: changed }))
    },
    save,
    /** Replaces the user's input with another user's version, or with the saved one. */
    take: ({ version, words }: SiteSection) => {
      removeStoredSection(name)
      setStored(false)
      set({ version, words: fieldValues(words) })
    },
  }
}
