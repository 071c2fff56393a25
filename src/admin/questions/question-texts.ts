/** The texts of the answer form. */
import { recordOf } from '#shared/keys.ts'
import type { Question } from '#shared/shapes/question.ts'

const names = ['question', 'answer', 'sources', 'language'] as const

/** `sources` is JSON. A form sends every line break as CRLF. */
export const answerTextsOf = (form: FormData) =>
  recordOf(names, (name) => String(form.get(name) ?? '').replaceAll('\r\n', '\n'))

type AnswerTexts = ReturnType<typeof answerTextsOf>

export const answerTextsIn = ({ question, answer, sources, language }: Question): AnswerTexts => ({
  question,
  answer,
  sources: JSON.stringify(sources),
  language,
})

export const sameAnswerTexts = (one: AnswerTexts, other: AnswerTexts) => JSON.stringify(one) === JSON.stringify(other)
