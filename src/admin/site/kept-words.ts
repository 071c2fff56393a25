/** What is being typed into the form of a part, kept on this device until it is saved. */
import { savedOnDevice, saveOnDevice } from '../writing/autosave.ts'
import type { Item } from './value.ts'

/** `version` is the one that was being changed. */
export type KeptWords = { version: number; words: Item }

const keyOf = (part: string) => `words ${part}`

export const keptWordsOf = (part: string) => savedOnDevice<KeptWords>(keyOf(part))

export const dropWords = (part: string) => localStorage.removeItem(keyOf(part))

/** False, if it could not be kept. */
export const keepWords = (part: string, kept: KeptWords) => saveOnDevice(keyOf(part), kept)
