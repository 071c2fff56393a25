/** The fields of the home page's sections, as administrators edit them; `sections.ts` has those of all other pages. */
import { limits } from '../limits.ts'
import type { ContentField, FieldOf, SectionDefinition } from './fields.ts'
import { imageContentFields, personImageFields } from './fields.ts'
import { accountsMark, emailMark } from './frame.ts'
import { isExampleVoice } from './home.ts'
import type { SiteContent, SlideDrawing } from './types.ts'

const { name, line, text, long } = limits.siteText

const drawings: Record<SlideDrawing, string> = {
  cells: 'Blood cells',
  couple: 'A couple',
  weave: 'Kente weave',
  family: 'A family',
}

const statisticFields: ContentField[] = [
  { kind: 'line', name: 'value', label: 'Number', max: 20, hint: 'As it is shown, like 240,000 or 2%.' },
  { kind: 'line', name: 'label', label: 'What it counts', max: line },
  { kind: 'text', name: 'note', label: 'How old it is, and how sure we are', max: text },
  { kind: 'line', name: 'source', label: 'Source', max: line, hint: 'Who counted. Every number needs a source.' },
  { kind: 'line', name: 'year', label: 'Year of the source', max: 20, isOptional: true },
  { kind: 'link', name: 'url', label: 'Link to the source', isOptional: true },
]

const service = (field: string, label: string, more: ContentField[] = []): FieldOf<'group'> => ({
  kind: 'group',
  name: field,
  label,
  fields: [
    { kind: 'line', name: 'title', label: 'Title', max: name },
    { kind: 'text', name: 'text', label: 'Text', max: text },
    ...more,
    ...imageContentFields,
  ],
})

export const homeSections = {
  welcome: {
    title: 'Welcome',
    about: 'The first words of the home page.',
    place: '/',
    fields: [
      { kind: 'line', name: 'title', label: 'Title', max: name },
      { kind: 'text', name: 'lead', label: 'Sentence below it', max: text },
    ],
  },
  slides: {
    title: 'Slides',
    about: 'The pictures at the top of the home page.',
    place: '/',
    fields: [
      {
        kind: 'list',
        name: 'slides',
        label: 'Slides',
        one: 'slide',
        min: 2,
        max: 6,
        fields: [
          { kind: 'line', name: 'caption', label: 'Caption', max: 80, isOptional: true },
          { kind: 'choice', name: 'drawing', label: 'Drawing', options: drawings },
          {
            kind: 'line',
            name: 'alt',
            label: 'What does the picture show?',
            max: limits.imageAlt,
            hint: 'For people who cannot see it.',
          },
          ...imageContentFields,
        ],
      },
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
      { kind: 'text', name: 'lead', label: 'Introduction', max: text },
      {
        kind: 'list',
        name: 'steps',
        label: 'Letters',
        one: 'letter',
        min: 5,
        max: 5,
        fields: [
          { kind: 'line', name: 'letter', label: 'Letter', max: 1 },
          { kind: 'line', name: 'name', label: 'Word', max: name },
          { kind: 'text', name: 'text', label: 'Text', max: text },
        ],
      },
    ],
  },
  statistics: {
    title: 'Statistics',
    about: 'The four numbers, each with its source. The page about numbers shows them too.',
    place: '/#numbers-title',
    fields: [
      {
        kind: 'list',
        name: 'numbers',
        label: 'Numbers in rows',
        one: 'number',
        min: 1,
        max: 6,
        fields: statisticFields,
      },
      { kind: 'group', name: 'newborns', label: 'Number in the panel', fields: statisticFields },
    ],
  },
  testimonials: {
    title: 'Testimonials',
    about:
      'What people say. Replace each example with the real words of a person who agreed in writing. Two or three short sentences fit best.',
    place: '/#voices-title',
    fields: [
      {
        kind: 'list',
        name: 'voices',
        label: 'Voices',
        one: 'voice',
        min: 1,
        max: 8,
        fields: [
          { kind: 'text', name: 'quote', label: 'Words', max: text },
          { kind: 'line', name: 'name', label: 'Name', max: name, hint: 'For children, a first or a changed name.' },
          { kind: 'line', name: 'role', label: 'Who they are', max: name },
          ...personImageFields(
            'This person (and a parent, for anyone under 18) agreed in writing to these words, and to the photograph.',
            (voice: SiteContent['testimonials']['voices'][number]) => !isExampleVoice(voice),
          ),
        ],
      },
    ],
  },
  questions: {
    title: 'Questions',
    about: 'Frequently asked questions.',
    place: '/#questions-title',
    fields: [
      {
        kind: 'list',
        name: 'questions',
        label: 'Questions',
        one: 'question',
        min: 1,
        max: 20,
        fields: [
          { kind: 'line', name: 'question', label: 'Question', max: line },
          {
            kind: 'text',
            name: 'answer',
            label: 'Answer',
            max: long,
            hint: `Visitors see our email address, or a link to the contact form, where it says ${emailMark}, and our social accounts where it says ${accountsMark}.`,
          },
        ],
      },
    ],
  },
} as const satisfies Partial<Record<keyof SiteContent, SectionDefinition>>
