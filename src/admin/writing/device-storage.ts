/** Stores on this device (localStorage) what a user has typed, until the server has saved it. */

/** Returns false if the browser's storage is full or blocked, so that the user can go on typing. */
export const saveTextOnDevice = (key: string, text: string) => {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export const saveOnDevice = (key: string, value: object) => saveTextOnDevice(key, JSON.stringify(value))

export const savedOnDevice = <Value>(key: string): Value | undefined => {
  const saved = localStorage.getItem(key)
  return saved ? JSON.parse(saved) : undefined
}
