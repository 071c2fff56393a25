/** Every section of the site content that administrators may change, in the order of the admin area. */
import { country, isInGhana } from '../country/country.ts'
import { isKeyOf, keysOf } from '../keys.ts'
import { limits } from '../limits.ts'
import { isPlaceholderMember } from './about.ts'
import { lineField, listField, personImageFields, type SectionDefinition, textField } from './fields.ts'
import { homeSections } from './home-sections.ts'
import type { Member, SectionName } from './types.ts'

const most = limits.siteText
const { privacyLaw } = country

const lookSections = {
  look: {
    title: 'Look',
    about: 'What the site, emails and shared links show of you.',
    place: '/',
    fields: [
      lineField('name', 'Name of the organisation', 40),
      lineField('shortName', 'Short name', 12, { hint: 'Below the icon on a phone.', isOptional: true }),
      lineField('motto', 'Motto', 80, { hint: 'Such as “Stronger than sickle cell.”', isOptional: true }),
      { kind: 'colour', name: 'accent', label: 'Accent colour' },
      {
        kind: 'picture',
        name: 'picture',
        label: 'Logo',
        hint: 'Without a picture, the letters of the name are drawn.',
        isOptional: true,
      },
    ],
  },
} as const satisfies Partial<Record<SectionName, SectionDefinition>>

const aboutSections = {
  story: {
    title: 'Our Story',
    about: 'On the home page and on the page about us.',
    place: '/about#story-title',
    fields: [
      textField('opening', 'Opening, on both pages', most.text),
      textField('home', 'Next paragraph on the home page', most.long),
      {
        kind: 'lines',
        name: 'rest',
        label: 'Next paragraphs on the page about us',
        max: most.long,
        most: 12,
        between: 'blank line',
        hint: 'A blank line begins a new paragraph.',
      },
    ],
  },
  about: {
    title: 'About us',
    about: 'What the organisation is, and how it works.',
    place: '/about',
    fields: [
      textField('whatIsVoima', 'What the organisation is', most.text),
      listField('approach', 'Our Approach', { one: 'step', min: 1, max: 8 }, [
        lineField('name', 'Name', most.name),
        textField('text', 'Text', most.text),
      ]),
    ],
  },
  team: {
    title: 'Team',
    about: 'The people. Replace each example with a real name and position.',
    place: '/about#team-title',
    fields: [
      listField('members', 'Members', { one: 'member', min: 1, max: 30 }, [
        lineField('name', 'Name', most.name),
        lineField('position', 'Position', most.name),
        ...personImageFields(
          'This person agreed to be named here, and to the photograph.',
          (member: Member) => !isPlaceholderMember(member),
        ),
      ]),
    ],
  },
} as const satisfies Partial<Record<SectionName, SectionDefinition>>

const frameSections = {
  contact: {
    title: 'Contact details',
    about:
      'How to reach us. Until you enter a real email address, every page leads to the contact form, and the map has no pin.',
    place: '/contact',
    fields: [
      { kind: 'email', name: 'email', label: 'Email' },
      lineField('phone', 'Telephone', 40, { isOptional: true }),
      {
        kind: 'lines',
        name: 'address',
        label: 'Postal address',
        max: most.line,
        most: 6,
        between: 'line',
        isOptional: true,
      },
      {
        kind: 'group',
        name: 'place',
        label: 'Place on the map',
        fields: [
          lineField('name', 'Name of the place', most.name),
          {
            kind: 'number',
            name: 'latitude',
            label: 'Latitude',
            min: -90,
            max: 90,
          },
          {
            kind: 'number',
            name: 'longitude',
            label: 'Longitude',
            min: -180,
            max: 180,
          },
        ],
      },
    ],
  },
  organisation: {
    title: 'Organisation and privacy',
    about: `What ${country.name}’s ${privacyLaw.name} ${isInGhana ? 'asks' : 'may ask'} you to name. It is shown on the privacy page and the contact page.`,
    place: '/privacy#who',
    fields: [
      lineField('legalName', 'Legal name', most.line, {
        hint: 'As it is registered. The postal address is in the contact details.',
        isOptional: true,
      }),
      lineField('registration', `Registration number at the ${privacyLaw.authority}`, most.name, {
        isOptional: true,
      }),
      {
        kind: 'number',
        name: 'answerDays',
        label: 'Days in which you answer a request about personal data',
        min: 1,
        max: 90,
        hint: 'Your promise on the privacy page. Ask a lawyer what the law requires.',
      },
    ],
  },
  volunteering: {
    title: 'What volunteers can do',
    about: 'The choices in the form for volunteers. A choice that you delete stays with those who chose it.',
    place: '/volunteer',
    fields: [
      listField('roles', 'What volunteers can do', { one: 'role', min: 1, max: 12 }, [
        lineField('name', 'Name', most.name),
        lineField('text', 'In one sentence', most.line),
      ]),
    ],
  },
  social: {
    title: 'Social accounts',
    about: 'Links at the foot of every page.',
    place: '/contact',
    fields: [
      listField('accounts', 'Accounts', { one: 'account', min: 0, max: 10 }, [
        lineField('name', 'Name', 40, { hint: 'Like Instagram.' }),
        { kind: 'link', name: 'url', label: 'Link' },
      ]),
    ],
  },
  footer: {
    title: 'Footer',
    about: 'The foot of every page.',
    place: '/contact',
    fields: [
      lineField('newsletterTitle', 'Title of the newsletter box', most.name),
      lineField('newsletterText', 'Sentence below it', most.line),
      textField('end', 'Last line', most.text, { hint: 'Such as the number of your registration.', isOptional: true }),
    ],
  },
} as const satisfies Partial<Record<SectionName, SectionDefinition>>

export const sections: Record<SectionName, SectionDefinition> = {
  ...lookSections,
  ...homeSections,
  ...aboutSections,
  ...frameSections,
}

export const sectionNames = keysOf(sections)

export const isSectionName = (name: string): name is SectionName => isKeyOf(sections, name)
