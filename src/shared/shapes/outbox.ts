/** The schemas of the outbox: the emails with their states, and the health of the mail account. */
import { z } from 'zod'
import { namedShape } from './fields.ts'

export const EmailState = z.enum(['waiting', 'sent', 'failed', 'unknown']).meta({
  description: 'unknown: the mail server stopped responding and may have accepted it; a user decides',
})
export type EmailState = z.infer<typeof EmailState>

export const Email = namedShape('Email', {
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  purpose: z.string(),
  state: EmailState,
  createdAt: z.iso.datetime(),
  /** Since when the email has had its state. */
  since: z.iso.datetime(),
  /** The earliest time of sending. */
  dueAt: z.iso.datetime(),
  tries: z.int(),
  reason: z.string().optional().meta({ description: 'Why it was not sent, as a sentence' }),
})
export type Email = z.infer<typeof Email>

export const EmailDetail = Email.extend({
  text: z.string().meta({ description: 'Empty once the text has been deleted' }),
}).meta({ id: 'EmailDetail' })
export type EmailDetail = z.infer<typeof EmailDetail>

export const EmailCounts = z.record(EmailState, z.int()).meta({ id: 'EmailCounts' })
export type EmailCounts = z.infer<typeof EmailCounts>

/** The health of the mail account. */
export const MailHealth = namedShape('MailHealth', {
  sends: z.boolean().meta({ description: 'Whether SMTP_URL is set' }),
  from: z.string(),
  problem: z.string().optional().meta({ description: 'Why no email can be sent at the moment' }),
  pausedUntil: z.iso.datetime().optional(),
  isQuotaReached: z.boolean().meta({ description: 'The sending limit of the hour or the day is reached' }),
})
export type MailHealth = z.infer<typeof MailHealth>
