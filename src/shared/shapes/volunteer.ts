/** The schemas of volunteers: the form, their own entry, and the list that responders see. */
import { z } from 'zod'
import { country } from '../country/country.ts'
import { regions } from '../country/regions.ts'
import { keysOf } from '../keys.ts'
import { languageTags } from '../languages.ts'
import { limits } from '../limits.ts'
import { dayNames, daysOfWeek, type VolunteerState, volunteerStates, welcomeWays } from '../volunteers.ts'
import { contactNeeded } from '../wording/volunteers.ts'
import {
  countsOf,
  digitsIn,
  forCreating,
  LanguageTags,
  namedShape,
  optionalText,
  PageQuery,
  plainText,
  quoted,
  reachableEmailOrNone,
  requiredText,
  shown,
} from './fields.ts'
import { MessageNote, MessageReply } from './message.ts'
import { Version } from './version.ts'

const phone = plainText('phone number', limits.phone)
  .refine((text) => text === '' || (/^\+?[\d\s().-]+$/.test(text) && digitsIn(text) >= 9 && digitsIn(text) <= 15), {
    error: `Enter a phone number with 9 to 15 digits, like ${country.phone.example}.`,
  })
  .meta({ description: 'Empty: none' })

const named = <Key extends string>(keys: readonly Key[], names: Record<Key, string>) =>
  keys.map((key) => `${key} (${names[key]})`).join(', ')

const listOf = <Key extends string>(name: string, keys: readonly Key[], all: string) =>
  z
    .array(z.enum(keys, { error: ({ input }) => `"${shown(input)}" is not one of the ${name}: ${all}.` }), {
      error: `${name} must be a list.`,
    })
    .max(keys.length, `${name} has at most ${keys.length} items.`)

const regionCodes = keysOf(regions)

const fields = {
  name: requiredText('name', limits.name, 'your'),
  email: reachableEmailOrNone,
  phone,
  town: requiredText('town or village', limits.town, 'your'),
  region: z
    .enum(['', ...regionCodes], {
      error: ({ input }) => `region is ${quoted(input)}; it must be one of ${named(regionCodes, regions)}.`,
    })
    .meta({ description: 'The code of a region in ISO 3166-2; empty: not given' }),
  roles: z
    .array(requiredText('role', limits.siteText.name), { error: 'roles must be a list.' })
    .max(limits.volunteerRoles, `Choose at most ${limits.volunteerRoles} roles.`)
    .meta({ description: 'Names of roles as the page /volunteer offers them' }),
  days: listOf('days', dayNames, named(dayNames, daysOfWeek)),
  languages: LanguageTags,
  isAdult: z
    .boolean({ error: ({ input }) => (input === undefined ? 'Say whether you are 18 or older.' : adultNeeded) })
    .meta({ description: 'Whether the person is 18 or older' }),
  words: plainText('text', limits.volunteerWords),
}

const adultNeeded = 'isAdult must be true or false.'

const contact = z.object({ email: reachableEmailOrNone.optional(), phone: phone.optional() })

/** Checked together with the other fields, so that a form shows all its errors at once. */
const hasContact = {
  path: ['phone'],
  error: contactNeeded,
  when: ({ value }: { value: unknown }) => contact.safeParse(value).success,
}

const absent = { ...{ email: '', phone: '', region: '' as const, words: '' }, roles: [], days: [], languages: [] }

export const NewVolunteer = forCreating(fields, absent).refine(
  ({ email, phone }) => Boolean(email || phone),
  hasContact,
)
export type NewVolunteer = z.infer<typeof NewVolunteer>

/** What a user types in from a paper list. */
export const PaperVolunteer = forCreating(
  {
    ...fields,
    name: requiredText('name', limits.name),
    town: requiredText('town or village', limits.town),
    isAdult: z.boolean('Say whether the person is 18 or older.'),
    agreedOn: z.iso
      .date('Enter the day on which the person agreed on paper.')
      .meta({ description: 'The day on which the person signed the list' }),
  },
  absent,
).refine(({ email, phone }) => Boolean(email || phone), hasContact)
export type PaperVolunteer = z.infer<typeof PaperVolunteer>

/** The fields that a person may change with their own link. */
export const OwnEntryChange = z.object(fields).partial()
export type OwnEntryChange = z.infer<typeof OwnEntryChange>

const VolunteerStateField = z
  .enum(volunteerStates)
  .meta({ description: 'new: nobody has answered yet; notNow: we have no task at the moment; left: helps no longer' })

const WelcomeWayField = z.enum(keysOf(welcomeWays))

/** The fields that a user may change: the state, and what the person said by phone. */
export const VolunteerChange = OwnEntryChange.extend({
  state: VolunteerStateField.optional(),
  version: Version.optional(),
})
export type VolunteerChange = z.infer<typeof VolunteerChange>

const entry = {
  name: z.string(),
  email: z.string().meta({ description: 'Empty: none' }),
  phone: z.string().meta({ description: 'Empty: none' }),
  town: z.string(),
  region: fields.region,
  roles: z.array(z.string()),
  days: z.array(z.enum(dayNames)),
  languages: z.array(z.enum(languageTags)),
  isAdult: z.boolean(),
  words: z.string(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime().meta({ description: 'When the entry is deleted, unless there is a word before' }),
}

/** The entry for the person with the own link. */
export const OwnEntry = z.object(entry).meta({ id: 'OwnVolunteerEntry' })
export type OwnEntry = z.infer<typeof OwnEntry>

export const Volunteer = namedShape('Volunteer', {
  _id: z.string(),
  ...entry,
  state: VolunteerStateField,
  version: Version,
  isSuspicious: z.boolean().meta({ description: 'A bot seems to have sent it: no email was sent' }),
  agreedWording: z.string().meta({
    description: 'The version of the wording to which the person agreed; paper: that of a paper list',
  }),
  agreedOn: z.iso.date().optional().meta({ description: 'The day on which the person signed the paper list' }),
  welcomedAt: z.iso.datetime().optional(),
  welcomedBy: WelcomeWayField.optional(),
  lastWordAt: z.iso.datetime().meta({
    description: 'When the person last wrote, or a user last replied, or said that they talked',
  }),
  updatedAt: z.iso.datetime(),
})
export type Volunteer = z.infer<typeof Volunteer>

/** A volunteer with replies and notes. */
export const VolunteerThread = namedShape('VolunteerThread', {
  volunteer: Volunteer,
  replies: z.array(MessageReply),
  notes: z.array(MessageNote),
  others: z.int().min(0).meta({ description: 'How many other entries have the same email or phone' }),
})
export type VolunteerThread = z.infer<typeof VolunteerThread>

export const VolunteerCounts = countsOf(['all', ...volunteerStates]).meta({ id: 'VolunteerCounts' })
export type VolunteerCounts = Record<VolunteerState | 'all', number>

export const VolunteerQuery = PageQuery.extend({
  state: VolunteerStateField.optional(),
  search: optionalText('search', limits.searchQuery).meta({
    description: 'Finds entries that contain all these words in the name, town, region, roles, email or phone',
  }),
  role: optionalText('role', limits.siteText.name).meta({ description: 'Only those who chose this role' }),
  day: z.enum(dayNames).optional().meta({ description: 'Only those who can help on this day of the week' }),
})
export type VolunteerQuery = z.infer<typeof VolunteerQuery>

export const VolunteerReply = z.object({ text: requiredText('reply', limits.replyText) })

export const VolunteerWelcome = z.object({
  how: WelcomeWayField,
  text: optionalText('text', limits.replyText).meta({ description: 'Of the email' }),
  parentAgreed: z.boolean().optional().meta({ description: 'Required for a person under 18' }),
  getsNewsletter: z.boolean().optional().meta({
    description:
      'The person agreed to get the newsletter: puts the email address into the group volunteers. An unknown address first gets an email to confirm.',
  }),
})
export type VolunteerWelcome = z.infer<typeof VolunteerWelcome>
