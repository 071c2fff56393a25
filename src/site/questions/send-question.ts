/** Sends a question: first suggests published answers to similar ones, then sends the visitor's own. */
import type { ApiClient } from '#page/api-client.ts'
import type { QuestionReceipt, QuestionSummary } from '#shared/shapes/question.ts'
import { questionsWording } from '#shared/wording/questions.ts'
import { formHeader } from '../form-header.ts'
import { formOf, type Refusal, refusalOf } from '../form-values.ts'

export type SentQuestion = { typed: string } & (
  | { is: 'offered'; similar: QuestionSummary[] }
  | { is: 'refused'; refusal: Refusal }
  | ({ is: 'received' } & QuestionReceipt['question'] & { answerDays?: number | undefined })
)

/** The name of the button that sends the question despite similar ones. */
export const sendsAnyway = 'anyway'

export const sendQuestion = async (api: ApiClient, request: Request): Promise<SentQuestion> => {
  const field = await formOf(request)
  const typed = field('question')
  const similar = field(sendsAnyway) ? [] : await similarOf(api, typed)
  if (similar.length > 0) return { is: 'offered', typed, similar }
  let receipt: Partial<QuestionReceipt> = {}
  const refusal = await refusalOf(async () => {
    const json = { question: typed }
    const header = await formHeader(field, json, { nameless: true })
    const response: Response = await api.questions.$post({ json, header })
    receipt = await response.clone().json()
    return response
  })
  const { question, answerDays } = receipt
  if (question && !refusal) return { is: 'received', typed: '', ...question, answerDays }
  return { is: 'refused', typed, refusal: refusal ?? { status: 503, detail: questionsWording.ask.failed, errors: {} } }
}

/**
 * No suggestions for a person who may be in danger: the question is sent, and the page shows at once where to get help.
 */
const similarOf = async (api: ApiClient, question: string): Promise<QuestionSummary[]> => {
  try {
    const response = await api.questions.similar.$post({ json: { question } })
    if (!response.ok) return []
    const { questions, isUrgent } = await response.json()
    return isUrgent ? [] : questions
  } catch {
    return []
  }
}
