import { z } from 'zod'
import { limits } from '../limits.ts'
import { subscriberSources, subscriberStates } from '../subscriber-states.ts'
import { FormCheckHeader } from './form-check.ts'
import { LanguageTag } from './languages.ts'
import { emailText, optionalText, requiredText } from './text.ts'

export const NewSubscriber = z.object({ email: emailText, language: LanguageTag.optional() })
export type NewSubscriber = z.infer<typeof NewSubscriber>

/** A header, so that the body stays as the specification has it. */
export const FormOf = FormCheckHeader.extend({
  'form-page': z
    .string()
    .regex(/^\/[!-~]{0,199}$/, 'form-page must be the path of a page.')
    .optional()
    .meta({ description: 'Only from the forms of this site: the page on which somebody agreed' }),
})

const moment = z.iso.datetime().optional()
const text = z.string().optional()

export const SubscriberStateField = z.enum(subscriberStates).meta({
  description: 'waiting: has not confirmed, and is not written to; bounced: a mail server refused the address for good',
})

const agreement = {
  source: z.enum(subscriberSources).optional(),
  language: text,
  /** When the subscriber agreed, to which text, and on which page. */
  agreedAt: moment,
  agreedTo: text,
  agreedOn: text,
}

export const Subscriber = z
  .object({
    _id: z.string(),
    email: z.string(),
    createdAt: z.iso.datetime(),
    state: SubscriberStateField,
    ...agreement,
    pendingConsent: z
      .object(agreement)
      .optional()
      .meta({ description: 'What was asked for with this address since: it counts once they confirm' }),
    /** When the last confirmation email was sent. */
    askedAt: moment,
    isSuspicious: z.boolean().optional().meta({ description: 'A program seems to have sent it: nobody was asked yet' }),
    confirmedAt: moment,
    confirmedBy: text.meta({ description: 'Who of the organisation confirmed it by hand' }),
    confirmReason: text,
    unsubscribedAt: moment,
    unsubscribeReason: text,
    bouncedAt: moment,
    bounceReason: text,
  })
  .meta({ id: 'Subscriber' })
export type Subscriber = z.infer<typeof Subscriber>

const linkToken = z
  .string({ error: 'The link is not complete.' })
  .regex(/^[\w.-]{10,100}$/, 'The link is not complete.')
  .meta({ description: 'From the link in an email' })

export const Confirmation = z.object({ token: linkToken })

export const Leaving = z.object({ token: linkToken, reason: optionalText('reason', limits.unsubscribeReason) })

export const HandConfirmation = z.object({ reason: requiredText('reason', limits.confirmReason) })

/** One row of a file. A wrong address is reported by its position, and does not stop the others. */
const ImportedSubscriber = z.object({
  email: z.string().max(300, 'An address is too long.'),
  language: LanguageTag.optional(),
  agreedAt: z.iso.datetime('agreedAt must be a moment like 2026-06-19T08:00:00Z.').optional(),
  consent: optionalText('consent', limits.confirmReason),
})
export type ImportedSubscriber = z.infer<typeof ImportedSubscriber>

export const SubscriberImport = z.object({
  subscribers: z
    .array(ImportedSubscriber)
    .max(limits.importedSubscribers, `At most ${limits.importedSubscribers} addresses at once.`),
  consent: optionalText('consent', limits.confirmReason).meta({
    description: 'How those agreed of whom the file does not say it: without either, an address is not taken',
  }),
  isConfirmed: z.boolean().optional().meta({
    description: 'They have said yes in a way that can be shown; otherwise each is asked by an email, bit by bit',
  }),
  isTrial: z.boolean().optional().meta({ description: 'Only say what would happen' }),
})
export type SubscriberImport = z.infer<typeof SubscriberImport>

export const SubscriberImportResult = z
  .object({
    added: z.int(),
    known: z.int(),
    unsubscribed: z.int().meta({ description: 'They have left, and stay so' }),
    duplicates: z.int(),
    invalid: z.array(z.int()).meta({ description: 'The places of what is no address, from 0' }),
    withoutConsent: z.int(),
    inFuture: z.int().meta({ description: 'Not taken: the day they agreed is yet to come' }),
    withoutDate: z.int().meta({ description: 'Of those added: nothing says on which day they agreed' }),
  })
  .meta({ id: 'SubscriberImportResult' })
export type SubscriberImportResult = z.infer<typeof SubscriberImportResult>
