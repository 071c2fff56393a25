/** The texts of the answer form, and the copy of unsaved ones on this device (localStorage). */
import type { Question } from '#shared/shapes/question.ts'
import { savedOnDevice, saveOnDevice } from '../writing/device-storage.ts'

/** `sources` is JSON, as the form sends it. */
export type AnswerTexts = { question: string; answer: string; sources: string; language: string }

export const answerTextsOf = (form: FormData): AnswerTexts => {
  // A form sends every line break as CRLF.
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n')
  return { question: text('question'), answer: text('answer'), sources: text('sources'), language: text('language') }
}

export const answerTextsIn = ({ question, answer, sources, language }: Question): AnswerTexts => ({
  question,
  answer,
  sources: JSON.stringify(sources),
  language,
})

export const sameAnswerTexts = (one: AnswerTexts, other: AnswerTexts) => JSON.stringify(one) === JSON.stringify(other)

/** `began` are the saved texts that the user started from, and `version` is their version. */
export type UnsavedAnswer = { texts: AnswerTexts; began: AnswerTexts; version: number }

const keyOf = (id: string) => `draft answer ${id}`

export const answerOnDevice = (id: string) => savedOnDevice<UnsavedAnswer>(keyOf(id))
export const removeAnswerFromDevice = (id: string) => localStorage.removeItem(keyOf(id))
/** Returns false if the browser could not store them. */
export const saveAnswerOnDevice = (id: string, unsaved: UnsavedAnswer) => saveOnDevice(keyOf(id), unsaved)
