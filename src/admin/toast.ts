/**
 * The toasts (notifications, snackbars) of the admin area: any code calls `showToast`, and `toast-region.tsx` shows it.
 */

import { useSyncExternalStore } from 'react'
import type { Article } from '#shared/shapes/article.ts'

/**
 * A short confirmation, shown on the page `on`. `undo`: the intent that reverses it, and the page that runs it.
 * `published`: the article about which the page says more.
 */
export type Toast = {
  on: string
  text: string
  undo?: { action: string; id: string; intent: string }
  published?: Article
}

let current: Toast | undefined
const listeners = new Set<() => void>()

const change = (toast: Toast | undefined) => {
  current = toast
  for (const listener of listeners) listener()
}

export const showToast = (toast: Toast) => change(toast)

/** Leaving a page removes its toast; a toast for the next page stays. */
export const dropToastOf = (page: string) => {
  if (current?.on === page) change(undefined)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToast = (page: string) => {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
  return toast?.on === page ? toast : undefined
}
