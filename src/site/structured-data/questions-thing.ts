import { organisation } from '../content/organisation.ts'
import { questions } from '../content/questions.ts'
import type { Thing } from './thing.ts'

/** The questions of the home page, word for word as they stand there. */
export const questionsThing = (): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(inWords).join('') },
  })),
})

const inWords = (part: (typeof questions)[number]['answer'][number]) =>
  typeof part === 'string' ? part : organisation.email
