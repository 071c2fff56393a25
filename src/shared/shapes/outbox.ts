import { z } from 'zod'

export const LetterState = z.enum(['waiting', 'sent', 'failed', 'unknown']).meta({
  description: 'unknown: the mail server may have taken it before it went silent; a person decides',
})
export type LetterState = z.infer<typeof LetterState>

export const Letter = z
  .object({
    _id: z.string(),
    to: z.string(),
    subject: z.string(),
    purpose: z.string(),
    state: LetterState,
    createdAt: z.iso.datetime(),
    /** Since when it is in its state. */
    since: z.iso.datetime(),
    /** Not before then it is sent. */
    dueAt: z.iso.datetime(),
    tries: z.int(),
    reason: z.string().optional().meta({ description: 'Why it is not sent, in plain words' }),
  })
  .meta({ id: 'Letter' })
export type Letter = z.infer<typeof Letter>

export const LetterText = Letter.extend({
  text: z.string().meta({ description: 'Empty once it is no longer kept' }),
}).meta({ id: 'LetterText' })
export type LetterText = z.infer<typeof LetterText>

export const LetterCounts = z.record(LetterState, z.int()).meta({ id: 'LetterCounts' })
export type LetterCounts = z.infer<typeof LetterCounts>

/** How the site stands with its mail server. */
export const MailStanding = z
  .object({
    sends: z.boolean().meta({ description: 'Whether the site has a mail server to send through' }),
    from: z.string(),
    trouble: z.string().optional().meta({ description: 'Why no letter can be sent at the moment' }),
    pausedUntil: z.iso.datetime().optional(),
    isAtRate: z.boolean().meta({ description: 'As many letters went out as the hour or the day allows' }),
  })
  .meta({ id: 'MailStanding' })
export type MailStanding = z.infer<typeof MailStanding>
