/** The card that a visitor saved in this browser: its values by the names of the fields. */

/** `showSavedCard` in `card.tsx` reads it, too. */
const storageKey = 'sickle-cell-card'

/** Undefined if there is none, or if the browser does not allow storage. Ignores values that are not text. */
export const savedCard = (): Record<string, string> | undefined => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (typeof saved !== 'object' || !saved) return undefined
    return Object.fromEntries(Object.entries(saved).filter(([, value]) => typeof value === 'string'))
  } catch {
    return undefined
  }
}

/** False if the browser does not allow storage. */
export const saveCard = (values: Record<string, string>) => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(values))
    return true
  } catch {
    return false
  }
}

export const forgetCard = () => {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Without storage there is nothing to remove.
  }
}
