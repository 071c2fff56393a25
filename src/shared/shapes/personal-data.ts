import { z } from 'zod'
import { Message } from './message.ts'
import { Answer, Note } from './message-thread.ts'
import { LetterText } from './outbox.ts'
import { Subscriber } from './subscriber.ts'
import { emailText } from './text.ts'

export const WhoseData = z.object({ email: emailText })

/** Everything that is kept about one address. */
export const PersonalData = z
  .object({
    email: z.string(),
    messages: z.array(Message.extend({ answers: z.array(Answer), notes: z.array(Note) })),
    subscriber: Subscriber.optional(),
    letters: z.array(LetterText),
    consents: z
      .array(z.object({ picture: z.string(), at: z.iso.datetime() }))
      .meta({ description: 'For which pictures, by _id, this address confirmed that everyone in them agreed' }),
    account: z.object({ email: z.string(), role: z.string(), createdAt: z.iso.datetime() }).optional(),
  })
  .meta({ id: 'PersonalData' })
export type PersonalData = z.infer<typeof PersonalData>

export const ErasedData = z
  .object({
    messages: z.int(),
    subscribers: z.int(),
    letters: z.int(),
    hasAccount: z.boolean().meta({ description: 'An account is ended on the page of the people who run the site' }),
  })
  .meta({ id: 'ErasedData' })
export type ErasedData = z.infer<typeof ErasedData>
