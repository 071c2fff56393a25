/** What somebody began to answer, kept on this device until it is sent. */
const keyOf = (id: string) => `draft answer ${id}`

export const answerDraft = (id: string) => localStorage.getItem(keyOf(id)) ?? ''

export const dropAnswerDraft = (id: string) => localStorage.removeItem(keyOf(id))

/** A full or forbidden storage must not stop anybody from typing: false, if it could not be kept. */
export const keepAnswerDraft = (id: string, text: string) => {
  if (text.trim() === '') {
    dropAnswerDraft(id)
    return true
  }
  try {
    localStorage.setItem(keyOf(id), text)
    return true
  } catch {
    return false
  }
}
