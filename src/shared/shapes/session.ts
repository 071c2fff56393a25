import { z } from 'zod'
import { limits } from '../limits.ts'
import { adminWording } from '../wording/admin.ts'
import { wording } from '../wording.ts'

/** Deliberately loose: whether an address or a password is well formed reveals nothing about accounts. */
export const Credentials = z.object({
  email: z
    .string({ error: wording.emailNeeded })
    .trim()
    .min(1, wording.emailNeeded)
    .max(limits.email, adminWording.login.failed),
  password: z
    .string({ error: 'Write the password.' })
    .min(1, 'Write the password.')
    .max(limits.password.max, adminWording.login.failed),
  code: z
    .string({ error: 'The code must be one text.' })
    .trim()
    .max(limits.code, 'A code is shorter than that.')
    .optional()
    .meta({
      description:
        'From an authenticator app or a recovery code; asked for with 401 and errors.code, if the user has one',
    }),
})
export type Credentials = z.infer<typeof Credentials>

export const Session = z.object({
  token: z.string().meta({ description: 'Send it as Authorization: Bearer …' }),
  expiresAt: z.iso.datetime(),
})
export type Session = z.infer<typeof Session>
