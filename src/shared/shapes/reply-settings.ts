/** The schemas of the reply settings: signatures, the reply address and saved replies. */
import { z } from 'zod'
import { limits } from '../limits.ts'
import { emailText, namedShape, plainText, requiredText } from './fields.ts'
import { Version } from './version.ts'

export const NewSavedReply = z.object({
  title: requiredText('title', limits.savedReplyTitle),
  text: requiredText('text', limits.replyText),
})
export type NewSavedReply = z.infer<typeof NewSavedReply>

export const SavedReplyChange = NewSavedReply.extend({ version: Version.optional() })
export type SavedReplyChange = z.infer<typeof SavedReplyChange>

export const SavedReply = namedShape('SavedReply', {
  _id: z.string(),
  title: z.string(),
  text: z.string(),
  version: Version,
  changedAt: z.iso.datetime(),
})
export type SavedReply = z.infer<typeof SavedReply>

const signature = plainText('signature', limits.signature)

/** The organisation's settings for replies. */
export const OrganisationReplySettings = z.object({
  signature,
  replyTo: z.union([z.literal(''), emailText]).meta({
    description: 'The reply-to address of our emails; empty: the address on the contact page',
  }),
  replyDays: z
    .int({ error: 'replyDays must be a whole number.' })
    .min(0, 'replyDays must be at least 0.')
    .max(limits.replyDays, `replyDays must be at most ${limits.replyDays}.`)
    .optional()
    .meta({
      description:
        'In how many days visitors are told that they get a reply; 0: no number is promised; absent: not changed',
    }),
  version: Version.optional(),
})
export type OrganisationReplySettings = z.infer<typeof OrganisationReplySettings>

/** One user's settings for replies and notices. */
export const OwnReplySettings = z.object({
  signature,
  wantsNotices: z.boolean({ error: 'wantsNotices must be true or false.' }),
})
export type OwnReplySettings = z.infer<typeof OwnReplySettings>

export const ReplySettings = namedShape('ReplySettings', {
  organisation: OrganisationReplySettings,
  own: OwnReplySettings,
  goesTo: z.string().optional().meta({ description: 'Where replies to our emails go; absent: nobody reads them' }),
  signature: z.string().meta({ description: 'What is added under your replies' }),
  sendsMail: z.boolean(),
})
export type ReplySettings = z.infer<typeof ReplySettings>
