import { z } from 'zod'
import { limits } from '../limits.ts'
import { emailText, requiredText } from './text.ts'

/** What the contact form sends: its Subject field travels as `message`. */
export const NewMessage = z.object({
  name: requiredText('name', limits.name),
  email: emailText,
  message: requiredText('message', limits.message),
})
export type NewMessage = z.infer<typeof NewMessage>

/** A name of the sender's making for one message, so that sending it again stores it once. */
export const MessageKey = z.object({ 'idempotency-key': z.uuid().optional() })

/** What is stored and shown: the same text under `subject`. */
export const Message = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    createdAt: z.iso.datetime(),
    isUrgent: z.boolean().meta({ description: 'Its words suggest an emergency: the sender is shown the way to help' }),
  })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof Message>
