import { emailMark } from '#shared/content/email-mark.ts'
import type { FaqEntry } from '#shared/content/words.ts'
import type { Thing } from './thing.ts'

/** The questions of the home page, word for word as they stand there. */
export const questionsThing = (questions: FaqEntry[], email: string): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll(emailMark, email) },
  })),
})
