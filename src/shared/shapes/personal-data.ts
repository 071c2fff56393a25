import { z } from 'zod'
import { auditEvents } from '../audit-events.ts'
import { Message, MessageNote, MessageReply } from './message.ts'
import { EmailDetail } from './outbox.ts'
import { Subscriber } from './subscriber.ts'
import { emailText } from './text.ts'
import { Invitation } from './user.ts'

export const WhoseData = z.object({ email: emailText })

/** Everything that is stored about one address. */
export const PersonalData = z
  .object({
    email: z.string(),
    messages: z.array(Message.extend({ replies: z.array(MessageReply), notes: z.array(MessageNote) })),
    subscriber: Subscriber.optional(),
    emails: z.array(EmailDetail),
    invitation: Invitation.optional(),
    history: z
      .array(z.object({ event: z.enum(auditEvents), at: z.iso.datetime() }))
      .meta({ description: 'That this address was invited to run the site, and never did' }),
    consents: z
      .array(z.object({ picture: z.string(), at: z.iso.datetime() }))
      .meta({ description: 'For which pictures, by _id, this address confirmed that everyone in them agreed' }),
    account: z.object({ email: z.string(), role: z.string(), createdAt: z.iso.datetime() }).optional(),
    isSuppressed: z.boolean().meta({
      description: 'Of a subscription that is gone a keyed hash is kept, so that no import brings the address back',
    }),
  })
  .meta({ id: 'PersonalData' })
export type PersonalData = z.infer<typeof PersonalData>

export const ErasedData = z
  .object({
    messages: z.int(),
    subscribers: z.int(),
    emails: z.int(),
    invitations: z.int(),
    history: z.int().meta({ description: 'In how many lines of the history the address is no longer named' }),
    hasAccount: z.boolean().meta({ description: 'An account is ended on the page of the people who run the site' }),
  })
  .meta({ id: 'ErasedData' })
export type ErasedData = z.infer<typeof ErasedData>
