/** The schemas for showing and erasing the data of one person. */
import { z } from 'zod'
import { auditEvents } from '../audit-events.ts'
import { parseEmail } from '../email.ts'
import { digitsIn, emailText, namedShape, optionalText, quoted } from './fields.ts'
import { Message, MessageNote, MessageReply } from './message.ts'
import { EmailDetail } from './outbox.ts'
import { Subscriber } from './subscriber.ts'
import { Invitation } from './user.ts'

/** Every notation in which a sign-up or a volunteer may have given the number. Empty: none. */
const phone = optionalText('phone number', 40).refine(
  (text = '') => text === '' || (/^\+?[\d\s()./-]+$/.test(text) && digitsIn(text) >= 3 && digitsIn(text) <= 15),
  {
    error: ({ input }) =>
      `phone is ${quoted(input)}; it must be a phone number of 3 to 15 digits. Spaces, brackets, -, . and / are allowed, and a + in front.`,
  },
)

/** One of the two is enough. Only some record types store phone numbers. */
export const WhoseData = z
  .object({ email: z.string().overwrite(parseEmail).optional().default(''), phone })
  .superRefine(({ email, phone }, { addIssue }) => {
    const { error } = phone && !email ? {} : emailText.safeParse(email)
    if (error) addIssue({ code: 'custom', path: ['email'], message: error.issues[0]?.message ?? '' })
  })

const items = z.array(z.record(z.string(), z.unknown()))

/** Everything that is stored about one address. */
export const PersonalData = namedShape('PersonalData', {
  email: z.string(),
  phone: z.string().optional(),
  messages: z.array(Message.extend({ replies: z.array(MessageReply), notes: z.array(MessageNote) })),
  subscriber: Subscriber.optional(),
  emails: z.array(EmailDetail),
  invitation: Invitation.optional(),
  history: z
    .array(z.object({ event: z.enum(auditEvents), at: z.iso.datetime() }))
    .meta({ description: 'Invitations of this address that were never accepted' }),
  consents: z.array(z.object({ picture: z.string(), at: z.iso.datetime() })).meta({
    description: 'The _ids of the pictures for which this address confirmed the consent of everyone in them',
  }),
  assumedConsents: z.array(z.object({ picture: z.string(), at: z.iso.datetime() })).meta({
    description:
      'The _ids of the pictures with which this address first published an article, without such a statement',
  }),
  account: z.object({ email: z.string(), role: z.string(), createdAt: z.iso.datetime() }).optional(),
  isSuppressed: z.boolean().meta({
    description: 'After an unsubscribed address is deleted, a keyed hash stays, so that no import adds it again',
  }),
  records: z.record(z.string(), items).optional().meta({
    description: 'Everything else, under the name of its record type, with the fields of its calls',
  }),
})
export type PersonalData = z.infer<typeof PersonalData>

export const ErasedData = namedShape('ErasedData', {
  messages: z.int(),
  subscribers: z.int(),
  emails: z.int(),
  invitations: z.int(),
  history: z.int().meta({ description: 'In how many history entries the address was removed' }),
  hasAccount: z.boolean().meta({ description: 'Accounts are removed on the page "People"' }),
  records: z.record(z.string(), z.int()).optional().meta({
    description: 'How many other records were erased, under the name of their record type',
  }),
})
export type ErasedData = z.infer<typeof ErasedData>
