/** The default content of the home page's own sections. Pages load only the defaults that they name. */
import { wording } from '../wording.ts'
import { emailMark } from './frame.ts'
import type { SiteContent } from './types.ts'

export const welcome: SiteContent['welcome'] = {
  title: wording.motto,
  lead: 'We bring clear facts, free screening and help with medicine to our communities.',
}

export const slides: SiteContent['slides'] = {
  slides: [
    {
      drawing: 'cells',
      alt: 'Drawing: round red blood cells and a few sickled ones in a blood vessel',
      caption: 'Know your genotype before you plan a family.',
    },
    { drawing: 'weave', alt: 'Drawing: a kente weave of cells, sickles and bars' },
    {
      drawing: 'family',
      alt: 'Drawing: a family of five standing close together',
      caption: 'Nobody should face sickle cell alone.',
    },
  ],
}

export const services: SiteContent['services'] = {
  community: {
    title: 'Community engagement',
    text: 'Talks, free screening and help with medicine, close to home. Dates are in our News, or ask us.',
  },
  research: { title: 'Research', text: 'We support research so that care fits life in Ghana.' },
  technology: {
    title: 'Technology',
    text: 'A phone app to note symptoms and remember medicine. Not a medical device.',
    isPlanned: true,
  },
}

export const trace: SiteContent['trace'] = {
  lead: 'Five ways we work. To us, tracing sickle cell means finding it early and never losing sight of the person.',
  steps: [
    { letter: 'T', name: 'Technology', text: 'We plan tools to note symptoms and remember medicine.' },
    { letter: 'R', name: 'Research', text: 'Questions that matter to families here, answered with care.' },
    { letter: 'A', name: 'Advocacy', text: 'Speaking up for testing, medicine and fair treatment.' },
    { letter: 'C', name: 'Community', text: 'Free screening and honest talks, close to home.' },
    { letter: 'E', name: 'Education', text: 'Facts in plain words, so that nobody is blamed.' },
  ],
}

const exampleQuote =
  'Example text. Replace with a real quote, with written permission. Two or three short sentences fit best here.'

/** Example quotes that say that they are examples, until real people agree to be quoted. */
export const testimonials: SiteContent['testimonials'] = {
  voices: ['Parent of a child with SCD', 'Young person with SCD', 'Nurse at a clinic', 'Volunteer'].map(
    (role, index) => ({ name: `Example ${index + 1}`, role, quote: exampleQuote }),
  ),
}

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
