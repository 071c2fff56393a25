/** What is typed, on this device until the site has it. */

/** A full or forbidden storage must not stop anybody from typing: false, if it could not be kept. */
export const keepText = (key: string, text: string) => {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export const keepValue = (key: string, value: object) => keepText(key, JSON.stringify(value))

export const keptValue = <Value>(key: string): Value | undefined => {
  const kept = localStorage.getItem(key)
  return kept ? (JSON.parse(kept) as Value) : undefined
}
