/** The texts of the answer form. */
import type { Question } from '#shared/shapes/question.ts'

/** `sources` is JSON, as the form sends it. */
type AnswerTexts = { question: string; answer: string; sources: string; language: string }

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
