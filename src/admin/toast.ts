/**
 * The toasts (notifications, snackbars) of the admin area: any code calls `showToast`, and `toast-region.tsx` shows it.
 */

import type { Article } from '#shared/shapes/article.ts'
import { createStore } from './create-store.ts'

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

const current = createStore<Toast | undefined>(undefined)

export const showToast = (toast: Toast) => current.set(toast)

/** Leaving a page removes its toast; a toast for the next page stays. */
export const dropToastOf = (page: string) => {
  if (current.get()?.on === page) current.set(undefined)
}

export const useToast = (page: string) => {
  const toast = current.useValue()
  return toast?.on === page ? toast : undefined
}
