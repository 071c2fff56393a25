/** The schemas of subscribers: subscribing, confirming, unsubscribing, the list and the import. */
import { z } from 'zod'
import { limits } from '../limits.ts'
import { subscriberSources, subscriberStates } from '../subscriber-states.ts'
import { LanguageTag, namedShape, optionalText, reachableEmail, requiredText } from './fields.ts'
import { FormCheckHeader } from './form-check.ts'
import { Version } from './version.ts'

export const NewSubscriber = z.object({ email: reachableEmail, language: LanguageTag.optional() })
export type NewSubscriber = z.infer<typeof NewSubscriber>

/** A header, so that the body stays as the specification defines it. */
export const FormOf = FormCheckHeader.extend({
  'form-page': z
    .string()
    .regex(/^\/[!-~]{0,199}$/, 'form-page must be the path of a page.')
    .optional()
    .meta({ description: 'Only from the forms of this site: the page with the form' }),
})

export const GroupName = requiredText('group', limits.groupName).refine((name) => !/[\n,]/.test(name), {
  error: 'The name of a group is one line without commas.',
})

export const SubscriberGroups = z.object({
  groups: z.array(GroupName).max(limits.subscriberGroups),
  version: Version.optional(),
})
export type SubscriberGroups = z.infer<typeof SubscriberGroups>

const moment = z.iso.datetime().optional()
const text = z.string().optional()

export const SubscriberStateField = z.enum(subscriberStates).meta({
  description:
    'waiting: not confirmed, and gets no newsletter; bounced: a mail server rejected the address permanently',
})

const agreement = {
  source: z.enum(subscriberSources).optional(),
  language: text,
  /** When the subscriber agreed, to which text, and on which page. */
  agreedAt: moment,
  agreedTo: text,
  agreedOn: text,
}

/** Which subscribers a list shows, or a change concerns. */
export const SubscriberFilter = z.object({
  state: SubscriberStateField.optional(),
  search: optionalText('search', limits.searchQuery).meta({ description: 'Part of the address' }),
  source: z.enum(subscriberSources).optional(),
  language: LanguageTag.optional(),
  group: GroupName.optional(),
})

export const GroupMembers = z
  .object({
    group: GroupName,
    ids: z.array(z.string()).min(1).max(limits.maxPageSize).optional().meta({ description: 'The _id of each' }),
    matching: SubscriberFilter.optional().meta({ description: 'All whom the list shows with this filter' }),
  })
  .refine(({ ids, matching }) => ids || matching, { path: ['ids'], error: 'Send ids or matching.' })
export type GroupMembers = z.infer<typeof GroupMembers>

export const Subscriber = namedShape('Subscriber', {
  _id: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  state: SubscriberStateField,
  ...agreement,
  groups: z
    .array(z.string())
    .meta({ description: 'Such as teachers or parents; newsletters can be sent to one group' }),
  version: Version,
  pendingConsent: z
    .object(agreement)
    .optional()
    .meta({ description: 'The consent given with a later subscription; valid once it is confirmed' }),
  /** When the last confirmation email was sent. */
  askedAt: moment,
  isSuspicious: z
    .boolean()
    .optional()
    .meta({ description: 'A bot seems to have sent it: no confirmation email was sent' }),
  confirmedAt: moment,
  confirmedBy: text.meta({ description: 'The user who confirmed it manually' }),
  confirmReason: text,
  unsubscribedAt: moment,
  unsubscribeReason: text,
  bouncedAt: moment,
  bounceReason: text,
})
export type Subscriber = z.infer<typeof Subscriber>

const linkToken = z
  .string({ error: 'The link is incomplete.' })
  .regex(/^[\w.-]{10,100}$/, 'The link is incomplete.')
  .meta({ description: 'From the link in an email' })

export const Confirmation = z.object({ token: linkToken })

export const Leaving = z.object({ token: linkToken, reason: optionalText('reason', limits.unsubscribeReason) })

export const BouncedChoice = z.object({ which: z.enum(['all', 'misjudged']) })

export const HandConfirmation = z.object({ reason: requiredText('reason', limits.confirmReason) })

/** One row of a file. An invalid address is reported by its position, and does not stop the others. */
const ImportedSubscriber = z.object({
  email: z.string().max(300, 'An email address is too long.'),
  language: LanguageTag.optional(),
  agreedAt: z.iso.datetime('agreedAt must be a date and time like 2026-06-19T08:00:00Z.').optional(),
  consent: optionalText('consent', limits.confirmReason),
  groups: SubscriberGroups.shape.groups.optional(),
})
export type ImportedSubscriber = z.infer<typeof ImportedSubscriber>

export const SubscriberImport = z.object({
  subscribers: z
    .array(ImportedSubscriber)
    .max(limits.importedSubscribers, `At most ${limits.importedSubscribers} addresses at once.`),
  consent: optionalText('consent', limits.confirmReason).meta({
    description: 'How the rows without a consent agreed; a row without either is not imported',
  }),
  isConfirmed: z.boolean().optional().meta({
    description: 'There is proof of their consent; otherwise each gets a confirmation email, a few at a time',
  }),
  source: z.enum(['file', 'hand']).optional().default('file').meta({
    description: 'hand: one person whom a user adds; file: a list',
  }),
  groups: SubscriberGroups.shape.groups
    .optional()
    .default([])
    .meta({ description: 'The groups of all new subscribers' }),
  isTrial: z.boolean().optional().meta({ description: 'Only report what would happen' }),
})
export type SubscriberImport = z.input<typeof SubscriberImport>

export const SubscriberImportResult = namedShape('SubscriberImportResult', {
  added: z.int(),
  known: z.int().meta({ description: 'Addresses that are subscribed already' }),
  waiting: z.int().meta({ description: 'Addresses on the list that have not confirmed yet' }),
  bounced: z.int().meta({ description: 'Addresses on the list to which emails bounced' }),
  unsubscribed: z.int().meta({ description: 'Addresses that unsubscribed; they stay unsubscribed' }),
  duplicates: z.int(),
  invalid: z.array(z.int()).meta({ description: 'The positions of invalid addresses, from 0' }),
  withoutConsent: z.int(),
  inFuture: z.int().meta({ description: 'Not imported: the consent date is in the future' }),
  withoutDate: z.int().meta({ description: 'How many of those added have no consent date' }),
})
export type SubscriberImportResult = z.infer<typeof SubscriberImportResult>
