/** Texts of the pages where visitors ask a question without a name, and read the published answers. */
import { thousands } from '../format.ts'
import { answerPageDays, message, questionDays } from '../limit-values.ts'
import { daysInWords } from './forms.ts'

/** `K7WM-3PXD` is easier to write down than eight characters in a row. */
export const groupedCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`

export const questionsWording = {
  ask: {
    title: 'Ask a question',
    description: 'Ask about sickle cell disease without giving a name, a phone number or an email address.',
    lead: 'We do not ask who you are. You get a code. Come back with it to read your answer.',
    label: 'Your question',
    hint: `Please leave out names and places. At most ${thousands(message)} characters.`,
    send: 'Send my question',
    failed: 'Your question was not sent.',
    answerDays: (count: number) => `Most answers come within ${daysInWords(count)}.`,
    whoAnswers:
      'A volunteer answers. Often no doctor or nurse has read the answer. If someone is ill, do not wait for it.',
    kept: 'We do not know who you are.',
    under: 'You can ask if you are under 18, too. Tell an adult you trust if something hurts or worries you.',
    readAnswers: 'Read the answers to other questions',
  },
  similar: {
    title: 'Is your answer here?',
    lead: 'We may have answered this already. Your question is not sent yet.',
    isAnswer: 'This answers my question',
    other: 'None of these? Then send your own question.',
  },
  receipt: {
    title: 'Thank you. We have your question',
    code: 'Your code',
    keep: 'Write this code down, or take a picture of it. Without it you cannot read the answer, and we cannot look it up for you.',
    next: [
      'A volunteer reads your question and writes an answer.',
      'Come back to this site in a few days, open “Ask a question”, and type your code.',
      'We may publish the question and the answer, so that others can read them. First we take out everything that could show who asked. Then a clinician reads both. A clinician is a doctor, a nurse or another trained health worker.',
    ],
    deleted: `Without an answer, we delete your question after ${questionDays} days. With an answer, your code works for at most ${answerPageDays} days more.`,
    open: 'Open my question',
  },
  code: {
    hint: 'Eight letters and numbers.',
    title: 'Your question',
    missing: 'We cannot find a question with this code',
    missingLead:
      'Please check each letter. The code may also be an old one: we delete questions and answers after some time.',
    failed: 'The page could not be loaded. Please try again.',
    asked: (day: string) => `You asked on ${day}`,
    waiting: 'There is no answer yet. Please come back in a few days with the same code.',
    answer: 'The answer',
    unread: 'A volunteer wrote this answer. No doctor, nurse or other clinician has read it yet.',
    published: 'Read the published answer',
    deletedOn: (day: string) => `We will delete this page on ${day}. Write down what you need.`,
    another: 'Ask another question',
  },
  list: {
    title: 'Questions and answers',
    description:
      'Answers to questions about sickle cell disease. A doctor, nurse or other trained health worker has checked every answer.',
    search: 'Search the answers',
    button: 'Search',
    empty: 'No answers have been published yet.',
    nothing: (query: string) => `Nothing found for “${query}”. Try other words, or ask us.`,
    found: (total: number, query: string, isExact: boolean) =>
      `${isExact ? '' : 'At least '}${thousands(total)} ${total === 1 ? 'answer' : 'answers'} for “${query}”.`,
    all: 'All questions and answers',
    aboutUs: 'Is your question about us? See',
    faq: 'Frequently asked questions',
    failed: 'The answers could not be loaded. Please try again.',
    pages: 'Pages of questions and answers',
    missingTitle: 'This answer is not here',
    missing: 'We may have taken it down to correct it.',
  },
  readBy: 'Checked by',
  readOn: 'on',
  sources: 'Sources',
} as const
