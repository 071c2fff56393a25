/** The schemas of the own account: passwords, two-step sign-in, and the links in emails. */
import { z } from 'zod'
import { limits } from '../limits.ts'
import { emailText, namedShape, plainText, requiredText } from './fields.ts'
import { Jobs, roleText } from './user.ts'

const { min, max } = limits.password
const length = `A password has ${min} to ${max} characters.`

/** A new password: the shape checks its length, and the core checks whether it is hard to guess. */
const ChosenPassword = z.string({ error: 'Enter a password.' }).min(min, length).max(max, length)

/** A password that is only compared, so the shape reveals no rule. */
const KnownPassword = z.string({ error: 'Enter your password.' }).min(1, 'Enter your password.').max(max, length)

const LinkToken = z.string({ error: 'The link is incomplete.' }).regex(/^[\w-]{43}$/, 'The link is incomplete.')

export const PasswordProof = z.object({ password: KnownPassword })

export const PasswordChange = PasswordProof.extend({ newPassword: ChosenPassword })

export const PasswordResetRequest = z.object({ email: emailText })

/** With which the person signs in from then on. */
export const AddressChange = z.object({ email: emailText })

/** The request of the page behind an emailed link. */
export const OpenedLink = z.object({ token: LinkToken })
export const ChoiceByLink = OpenedLink.extend({ password: ChosenPassword })
export const Joining = ChoiceByLink.extend({ name: requiredText('name', limits.name).optional() })
export type Joining = z.infer<typeof Joining>

export const AppCode = z.object({
  code: z
    .string({ error: 'Enter the six digits that the app shows.' })
    .transform((code) => code.replaceAll(' ', ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that the app shows.')),
})

export const SecondFactorSetUp = namedShape('SecondFactorSetUp', {
  secret: z.string().meta({ description: 'To type into the app, in base 32' }),
  uri: z.string().meta({ description: 'To show as a QR code' }),
})
export type SecondFactorSetUp = z.infer<typeof SecondFactorSetUp>

export const NewRecoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Each replaces a code once; they are never shown again' }),
})

export const OwnName = z.object({ name: plainText('name', limits.name) })

export const WeeklyEmail = z.object({ isWanted: z.boolean({ error: 'isWanted must be true or false.' }) })

export const Account = namedShape('Account', {
  _id: z.string(),
  email: z.string(),
  name: z.string().optional().meta({ description: 'What colleagues see instead of the email address' }),
  jobs: Jobs,
  role: roleText,
  hasSecondFactor: z.boolean(),
  mustSetUpSecondFactor: z
    .boolean()
    .meta({ description: 'Until two-step sign-in is set up, every other call is refused' }),
  wantsWeeklyEmail: z.boolean().meta({ description: 'About what is still open in published articles' }),
  recoveryCodes: z.int().meta({ description: 'How many unused codes are left' }),
})
export type Account = z.infer<typeof Account>

export const OwnSession = namedShape('OwnSession', {
  _id: z.string(),
  device: z.string().meta({ description: 'For example Firefox on Android' }),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
  isThis: z.boolean().meta({ description: 'The session that makes this call' }),
})
export type OwnSession = z.infer<typeof OwnSession>
