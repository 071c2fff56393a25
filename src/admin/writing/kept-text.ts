/**
 * What a person has typed and the site does not have yet, stored on this device (localStorage): one entry for each
 * form. An entry belongs to the account that typed it. Only that account sees it, and signing out deletes it.
 */

import { createStore } from '../create-store.ts'

/** `path` and `title` are the page that shows the text again. `isOnSite`: the site has a copy, so nothing is lost. */
type Entry<Value> = { path: string; title: string; value: Value; isOnSite?: boolean }
export type KeptEntry = Entry<unknown>

const ownerKey = 'keptFor'
const prefix = 'kept '

let owner: string | undefined

/** Stays on the device when the session ends, so that the sign-in page knows whether text is waiting. */
export const keepTextsFor = (accountId: string) => {
  owner = accountId
  attempt(() => localStorage.setItem(ownerKey, accountId))
}

/** The account whose texts this page keeps. A form asks once, because another tab may sign in to another account. */
export const textOwner = () => owner ?? globalThis.localStorage?.getItem(ownerKey) ?? undefined

const keyOf = (form: string, whose: string | undefined) => `${prefix}${whose} ${form}`

/** Returns false if the browser's storage is full or blocked, so that the person can go on typing. */
export const keepText = (form: string, value: object, { owner = textOwner(), page = pageNow() } = {}) => {
  // Signing out deletes the key, also for forms that are still open in other tabs.
  if (!owner || localStorage.getItem(ownerKey) === null) return false
  return attempt(() => localStorage.setItem(keyOf(form, owner), JSON.stringify({ ...page, value })))
}

export const pageNow = () => ({
  path: location.pathname + location.search,
  title: document.querySelector('h1')?.textContent ?? document.title,
})

export const keptText = <Value>(form: string, whose = textOwner()): Value | undefined =>
  entryAt<Value>(keyOf(form, whose))?.value

export const forgetText = (form: string, whose = textOwner()) => localStorage.removeItem(keyOf(form, whose))

/** Everything that this account has typed on this device and the site does not have. */
export const keptTexts = (): KeptEntry[] =>
  keysOfOwner()
    .flatMap((key) => entryAt<unknown>(key) ?? [])
    .filter(({ isOnSite }) => !isOnSite)

/** The site has a copy of the text, which stays here for work without a network. */
export const textIsOnSite = (form: string) => {
  const entry = entryAt<unknown>(keyOf(form, textOwner()))
  if (entry) attempt(() => localStorage.setItem(keyOf(form, textOwner()), JSON.stringify({ ...entry, isOnSite: true })))
}

/** When the person signs out. */
export const forgetAllTexts = () => {
  for (const key of [...keysOfOwner(), ownerKey]) localStorage.removeItem(key)
  owner = undefined
}

const keysOfOwner = () => Object.keys(localStorage).filter((key) => key.startsWith(keyOf('', textOwner())))

const entryAt = <Value>(key: string): Entry<Value> | undefined => {
  const saved = localStorage.getItem(key)
  return saved ? JSON.parse(saved) : undefined
}

const attempt = (store: () => void) => {
  try {
    store()
    return true
  } catch {
    return false
  }
}

/** A form on the screen in which a person can write. */
export type OpenForm = {
  /** Whether it contains text that the site does not have. */
  isUnsaved: () => boolean
  /** Whether this device keeps the text. */
  isKept: () => boolean
  /** Saves the text on the site before the person leaves. Returns whether that worked. */
  sync?: (() => Promise<boolean>) | undefined
  /** The site has saved the text with this name. */
  onSaved?: (form: string, version: string | undefined) => void
}

const open = createStore<OpenForm[]>([])

export const registerForm = (form: OpenForm) => {
  open.set([...open.get(), form])
  return () => open.set(open.get().filter((each) => each !== form))
}

export const unsavedForms = () => open.get().filter(({ isUnsaved }) => isUnsaved())

/** For the code that has sent a form: the site has its text now, as this version of the record. */
export const textIsSaved = (form: string, version?: string) => {
  forgetText(form)
  for (const { onSaved } of open.get()) onSaved?.(form, version)
}

/** Whether a form is open whose text this device keeps. */
export const useKeepsText = () => open.useValue().some(({ isKept }) => isKept())
