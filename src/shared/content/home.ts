/** The default content of the home page's own sections. Pages load only the defaults that they name. */
import { country } from '../country/country.ts'
import { motto } from '../organisation-name.ts'
import { accountsMark, emailMark } from './frame.ts'
import type { SiteContent, SlideDrawing } from './types.ts'

export const welcome: SiteContent['welcome'] = {
  get title() {
    return motto()
  },
  lead: 'We bring clear facts to our communities. We plan talks and free screening days.',
}

/** The alternative text of each drawing. */
export const drawnSlides: Record<SlideDrawing, string> = {
  cells: 'Drawing: round red blood cells and a few sickled ones in a blood vessel',
  couple: 'Drawing: a young woman and a young man side by side, both with the blood cell of a carrier on the chest',
  weave: 'Drawing: a kente weave of cells, sickles and bars',
  family: 'Drawing: a family of five standing close together',
}

export const slides: SiteContent['slides'] = {
  slides: [
    { drawing: 'family', alt: drawnSlides.family, caption: 'Nobody should face sickle cell alone.' },
    { drawing: 'weave', alt: drawnSlides.weave },
    { drawing: 'couple', alt: drawnSlides.couple, caption: 'Know your genotype before you plan a family.' },
  ],
}

export const services: SiteContent['services'] = {
  community: {
    title: 'Community engagement',
    text: 'We plan talks, free screening days and help with medicine. See Events for dates, or ask us to visit your school or community.',
  },
  research: { title: 'Research', text: `We want to support research into care that works in ${country.name}.` },
  technology: {
    title: 'Technology',
    text: 'A phone app to record symptoms and remind you to take your medicine. It is not a medical device.',
    isPlanned: true,
  },
}

export const trace: SiteContent['trace'] = {
  lead: 'Five ways we work. We trace sickle cell: we find it early, and we stay with the person.',
  steps: [
    { letter: 'T', name: 'Technology', text: 'Planned tools for people who live with sickle cell.' },
    { letter: 'R', name: 'Research', text: `Questions that matter to families in ${country.name}.` },
    { letter: 'A', name: 'Advocacy', text: 'Speaking up for testing, medicine and fair treatment.' },
    { letter: 'C', name: 'Community', text: 'Working where people live.' },
    { letter: 'E', name: 'Education', text: 'Clear facts that replace blame.' },
  ],
}

const storytellers = {
  'Parent of a child with sickle cell disease': 'A parent’s story',
  'Young person with sickle cell disease': 'A young person’s story',
  Nurse: 'A nurse’s story',
  Volunteer: 'A volunteer’s story',
}

const invitation = ' belongs here. Is it yours?'

/** Four invitations to tell a story, until real people agree to be quoted. */
export const testimonials: SiteContent['testimonials'] = {
  voices: Object.entries(storytellers).map(([role, story], index) => ({
    name: `Example ${index + 1}`,
    role,
    quote: story + invitation,
  })),
}

/** Whether a voice is an example from the defaults (now or in an earlier version), and no real person. */
export const isExampleVoice = ({ name, quote }: { name: string; quote: string }) =>
  /^Example \d$/.test(name) || quote.endsWith(invitation) || quote.startsWith('Example text.')

export const volunteerQuestion = 'How can I volunteer?'
export const giveQuestion = 'How can I donate?'

export const questions: SiteContent['questions'] = {
  questions: [
    {
      question: volunteerQuestion,
      answer: `Write to us at ${emailMark}. There is also a short form.`,
    },
    {
      question: giveQuestion,
      answer: `Write to us at ${emailMark}. We will tell you how to give and how your gift will be used.`,
    },
    {
      question: 'How do I stay updated?',
      answer: `Sign up for our newsletter at the end of this page.${accountsMark} You can also share this site on WhatsApp, Facebook or X.`,
    },
    {
      question: 'How do I get tested?',
      answer:
        'Ask a hospital or clinic laboratory for a blood test called haemoglobin (Hb) electrophoresis. A sickling test alone is not enough. Keep your result.',
    },
    {
      question: 'Is this medical advice?',
      answer: `No. This is general information. It cannot replace your doctor or nurse. In an emergency, call ${country.emergencyNumber} or go to the nearest hospital.`,
    },
  ],
}
