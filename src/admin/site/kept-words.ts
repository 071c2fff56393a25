/** What is being typed into the form of a part, kept on this device until it is saved. */
import type { Item } from './value.ts'

/** `version` is the one that was being changed. */
export type KeptWords = { version: number; words: Item }

const keyOf = (part: string) => `words ${part}`

export const keptWordsOf = (part: string): KeptWords | undefined => {
  const kept = localStorage.getItem(keyOf(part))
  return kept ? (JSON.parse(kept) as KeptWords) : undefined
}

export const dropWords = (part: string) => localStorage.removeItem(keyOf(part))

/** A full or forbidden storage must not stop anybody from typing. */
export const keepWords = (part: string, kept: KeptWords) => {
  try {
    localStorage.setItem(keyOf(part), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}
