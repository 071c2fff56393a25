/** What somebody began to answer, kept on this device until it is sent. */
import { saveTextOnDevice } from '../writing/autosave.ts'

const keyOf = (id: string) => `draft answer ${id}`

export const answerDraft = (id: string) => localStorage.getItem(keyOf(id)) ?? ''

export const dropAnswerDraft = (id: string) => localStorage.removeItem(keyOf(id))

/** False, if it could not be kept. */
export const keepAnswerDraft = (id: string, text: string) => {
  if (text.trim() === '') {
    dropAnswerDraft(id)
    return true
  }
  return saveTextOnDevice(keyOf(id), text)
}
