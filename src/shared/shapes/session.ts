import { z } from 'zod'
import { parseEmail } from '../email.ts'
import { limits } from '../limits.ts'
import { adminWording } from '../wording/admin.ts'
import { emailNeeded } from '../wording/forms.ts'

/** Deliberately lenient, because errors about the format would reveal something about accounts. */
export const Credentials = z.object({
  email: z
    .string({ error: emailNeeded })
    .overwrite(parseEmail)
    .min(1, emailNeeded)
    .max(limits.email, adminWording.login.failed),
  password: z
    .string({ error: 'Enter the password.' })
    .min(1, 'Enter the password.')
    .max(limits.password.max, adminWording.login.failed),
  code: z
    .string({ error: 'Send the code as text.' })
    .trim()
    .max(limits.secondFactorCode, 'The code is too long.')
    .optional()
    .meta({
      description: 'From an authenticator app, or a recovery code; needed if the response was 401 with errors.code',
    }),
  device: z.uuid().optional().meta({
    description:
      'A random UUID that this device keeps: after a first sign-in, wrong passwords of others do not make it wait',
  }),
})
export type Credentials = z.infer<typeof Credentials>

/** What a signed-in user enters again before a call that could give somebody else access. */
export const PasswordConfirmation = Credentials.omit({ email: true, device: true })

export const LeftSession = z.object({ tokenHash: z.string().regex(/^[0-9a-f]{64}$/, 'Send 64 hexadecimal digits.') })

export const Session = z.object({
  token: z.string().meta({ description: 'Send it as Authorization: Bearer …' }),
  expiresAt: z.iso.datetime(),
})
export type Session = z.infer<typeof Session>
