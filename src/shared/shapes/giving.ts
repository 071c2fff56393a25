/** The schemas of the giving details: the public ones, and the versions that administrators propose and approve. */
import { z } from 'zod'
import { limits } from '../limits.ts'
import { namedShape, plainText, quoted } from './fields.ts'

const line = (name: string) => plainText(name, limits.givingLine).default('')

const numberOf = (name: string) =>
  z
    .string({ error: `${name} must be text.` })
    .trim()
    .regex(/^(?:\+?[\d -]{3,34})?$/, {
      error: ({ input }) =>
        `${name} is ${quoted(input)}; it must be 3 to 34 digits, with spaces or hyphens if needed, or empty.`,
    })
    .default('')

/** Each way is complete or empty: core/gifts rejects a number without the name that givers check. */
export const GivingDetails = namedShape('GivingDetails', {
  network: line('network'),
  number: numberOf('number'),
  phoneName: line('name on the phone').meta({
    description: 'The name that the phone of a giver must show before the payment is confirmed',
  }),
  merchantCode: numberOf('merchantCode'),
  bank: line('bank'),
  branch: line('branch'),
  accountName: line('account name'),
  accountNumber: numberOf('accountNumber'),
  /** Free text: there are no preset amounts, and a giver types any. */
  amounts: plainText('text about amounts', limits.givingText)
    .default('')
    .meta({ description: 'What an amount buys, in the words of the organisation' }),
})
export type GivingDetails = z.infer<typeof GivingDetails>

/**
 * `waiting`: proposed. `current`: public. `earlier`: replaced. `withdrawn`: before it became public. `stopped`: after.
 */
const versionStates = ['waiting', 'current', 'earlier', 'withdrawn', 'stopped'] as const

export const GivingVersion = namedShape('GivingVersion', {
  _id: z.string(),
  state: z.enum(versionStates),
  details: GivingDetails,
  proposedBy: z.string().optional().meta({ description: 'Absent: the account was removed' }),
  proposedAt: z.iso.datetime(),
  emailed: z.int().min(0).meta({
    description: 'How many administrators got an email about the proposal; 0: the site had no email account',
  }),
  approvedBy: z.string().optional(),
  approvedAt: z.iso.datetime().optional(),
  effectiveAt: z.iso.datetime().optional().meta({ description: 'From when it is shown, if nobody withdraws it' }),
  withdrawnBy: z.string().optional(),
  withdrawnAt: z.iso.datetime().optional(),
  hold: z.object({ until: z.iso.datetime(), reason: z.string() }).optional().meta({
    description:
      'Why this user may not approve it yet: the email account changed, or their own password was reset, less than a day ago',
  }),
  mayApprove: z.boolean().meta({
    description:
      'Whether this user may approve it: another administrator than the proposer, and one before it was proposed',
  }),
})
export type GivingVersion = z.infer<typeof GivingVersion>

/** The newest first. */
export const GivingVersions = z.object({ versions: z.array(GivingVersion) })
