import { emailMark } from './email-mark.ts'
import type { SiteContent } from './words.ts'

export const questions: SiteContent['questions'] = {
  questions: [
    {
      question: 'How can I volunteer?',
      answer: `Write to us at ${emailMark}. Tell us where you live and what you like to do.`,
    },
    {
      question: 'How can I donate?',
      answer: `Write to us at ${emailMark}. We will tell you how, and what your gift will do.`,
    },
    {
      question: 'How do I stay updated?',
      answer: 'Follow us on social media, and sign up for our newsletter at the end of each page.',
    },
    {
      question: 'How do I get tested?',
      answer:
        'Ask a hospital or clinic laboratory for a test called haemoglobin (Hb) electrophoresis. A quick sickling test can miss some types. Keep the paper with your result.',
    },
    {
      question: 'Is this medical advice?',
      answer:
        'No. This is general information. It cannot replace your doctor or nurse. In an emergency call 112 or go to the nearest hospital.',
    },
  ],
}
