import { z } from 'zod'
import { limits } from '../limits.ts'
import { roles } from '../permissions.ts'
import { emailText, plainText } from './text.ts'

const { min, max } = limits.password
const length = `A password has ${min} to ${max} characters.`

/** A new password: long enough here; the core checks whether it is hard to guess. */
const ChosenPassword = z.string({ error: 'Write a password.' }).min(min, length).max(max, length)

/** A password that is only compared, so the shape reveals no rule. */
const KnownPassword = z.string({ error: 'Write your password.' }).min(1, 'Write your password.').max(max, length)

const LinkToken = z.string({ error: 'The link is not whole.' }).regex(/^[\w-]{43}$/, 'The link is not whole.')

export const PasswordProof = z.object({ password: KnownPassword })

export const PasswordChange = PasswordProof.extend({ newPassword: ChosenPassword })

export const PasswordResetRequest = z.object({ email: emailText })

/** What the page behind a link in an email sends. */
export const OpenedLink = z.object({ token: LinkToken })
export const ChoiceByLink = OpenedLink.extend({ password: ChosenPassword })

export const AppCode = z.object({
  code: z
    .string({ error: 'Write the six digits that the app shows.' })
    .transform((code) => code.replaceAll(' ', ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Write the six digits that the app shows.')),
})

export const SecondFactorSetUp = z
  .object({
    secret: z.string().meta({ description: 'For an app that it is typed into, in base 32' }),
    uri: z.string().meta({ description: 'For an app that it is shown to, as a QR code' }),
  })
  .meta({ id: 'SecondFactorSetUp' })
export type SecondFactorSetUp = z.infer<typeof SecondFactorSetUp>

export const NewRecoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Each works once in place of a code; never shown again' }),
})

export const OwnName = z.object({ name: plainText('name', limits.name) })

export const Account = z
  .object({
    email: z.string(),
    name: z.string().optional().meta({ description: 'What colleagues see instead of the address' }),
    role: z.enum(roles),
    hasSecondFactor: z.boolean(),
    mustSetUpSecondFactor: z.boolean().meta({ description: 'Until then every other call is refused' }),
    recoveryCodes: z.int().meta({ description: 'How many are left' }),
  })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof Account>

export const OwnSession = z
  .object({
    _id: z.string(),
    device: z.string().meta({ description: 'In words, such as Firefox on Android' }),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime(),
    isThis: z.boolean().meta({ description: 'The one that asks' }),
  })
  .meta({ id: 'OwnSession' })
export type OwnSession = z.infer<typeof OwnSession>
