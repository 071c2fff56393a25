/** The fields of the home page's sections, as administrators edit them; `sections.ts` has those of all other pages. */
import { limits } from '../limits.ts'
import {
  type ContentField,
  type FieldOf,
  imageContentFields,
  lineField,
  listField,
  personImageFields,
  type SectionDefinition,
  textField,
} from './fields.ts'
import { accountsMark, emailMark } from './frame.ts'
import { isExampleVoice } from './home.ts'
import type { SiteContent, SlideDrawing } from './types.ts'

const most = limits.siteText

const drawings: Record<SlideDrawing, string> = {
  cells: 'Blood cells',
  couple: 'A couple',
  weave: 'Kente weave',
  family: 'A family',
}

const statisticFields: ContentField[] = [
  lineField('value', 'Number', 20, { hint: 'As it is shown, like 240,000 or 2%.' }),
  lineField('label', 'What it counts', most.line),
  textField('note', 'How old it is, and how sure we are', most.text),
  lineField('source', 'Source', most.line, { hint: 'Who counted. Every number needs a source.' }),
  lineField('year', 'Year of the source', 40, { isOptional: true }),
  { kind: 'link', name: 'url', label: 'Link to the source', isOptional: true },
]

const service = (field: string, label: string, more: ContentField[] = []): FieldOf<'group'> => ({
  kind: 'group',
  name: field,
  label,
  fields: [
    lineField('title', 'Title', most.name),
    textField('text', 'Text', most.text),
    ...more,
    ...imageContentFields,
  ],
})

export const homeSections = {
  welcome: {
    title: 'Welcome',
    about: 'The first words of the home page.',
    place: '/',
    fields: [lineField('title', 'Title', most.name), textField('lead', 'Sentence below it', most.text)],
  },
  slides: {
    title: 'Slides',
    about: 'The pictures at the top of the home page.',
    place: '/',
    fields: [
      listField('slides', 'Slides', { one: 'slide', min: 2, max: 6 }, [
        lineField('caption', 'Caption', 80, { isOptional: true }),
        { kind: 'choice', name: 'drawing', label: 'Drawing', options: drawings },
        lineField('alt', 'What does the picture show?', limits.imageAlt, { hint: 'For people who cannot see it.' }),
        ...imageContentFields,
      ]),
    ],
  },
  services: {
    title: 'Services',
    about: 'What the organisation offers.',
    place: '/#services-title',
    fields: [
      service('community', 'Community'),
      service('research', 'Research'),
      service('technology', 'Technology', [{ kind: 'tick', name: 'isPlanned', label: 'Say that it is planned' }]),
    ],
  },
  trace: {
    title: '#TRACE',
    about: 'The mission, letter by letter.',
    place: '/#trace-title',
    fields: [
      textField('lead', 'Introduction', most.text),
      listField('steps', 'Letters', { one: 'letter', min: 5, max: 5 }, [
        lineField('letter', 'Letter', 1),
        lineField('name', 'Word', most.name),
        textField('text', 'Text', most.text),
      ]),
    ],
  },
  statistics: {
    title: 'The four numbers',
    about: 'On the home page, each with its source. The page about numbers shows them too.',
    place: '/#numbers-title',
    fields: [
      listField('numbers', 'Numbers in rows', { one: 'number', min: 1, max: 6 }, statisticFields),
      { kind: 'group', name: 'newborns', label: 'Number in the panel', fields: statisticFields },
    ],
  },
  testimonials: {
    title: 'Testimonials',
    about:
      'What people say. Replace each example with the real words of a person who agreed in writing. Two or three short sentences fit best.',
    place: '/#voices-title',
    fields: [
      listField('voices', 'Voices', { one: 'voice', min: 1, max: 8 }, [
        textField('quote', 'Words', most.text),
        lineField('name', 'Name', most.name, { hint: 'For children, a first or a changed name.' }),
        lineField('role', 'Who they are', most.name),
        ...personImageFields(
          'This person (and a parent, for anyone under 18) agreed in writing to these words, and to the photograph.',
          (voice: SiteContent['testimonials']['voices'][number]) => !isExampleVoice(voice),
        ),
      ]),
    ],
  },
  questions: {
    title: 'Frequently asked questions (FAQ)',
    about: 'On the home page, each with its answer.',
    place: '/#questions-title',
    fields: [
      listField('questions', 'Questions', { one: 'question', min: 1, max: 20 }, [
        lineField('question', 'Question', most.line),
        textField('answer', 'Answer', most.long, {
          hint: `Visitors see our email address, or a link to the contact form, where it says ${emailMark}, and our social accounts where it says ${accountsMark}.`,
        }),
      ]),
    ],
  },
} as const satisfies Partial<Record<keyof SiteContent, SectionDefinition>>
