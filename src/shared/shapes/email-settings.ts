/** The schemas of the email account that administrators enter. */
import { z } from 'zod'
import { limits } from '../limits.ts'
import { emailText, namedShape, plainText, requiredText } from './fields.ts'

const sender = z.object({
  name: plainText('name', limits.name).refine((name) => !/[<>"\n]/.test(name), {
    error: 'The name must not contain < > or quotation marks.',
  }),
  address: emailText,
})

const account = {
  host: requiredText('mail server', 253).refine((host) => /^[\w.:-]+$/.test(host), {
    error: 'Enter the name of the mail server, like smtp.mail.example.',
  }),
  port: z.int({ error: 'The port must be a whole number.' }).min(1).max(65_535),
  isSecure: z.boolean().meta({ description: 'true: TLS from the first byte (usually port 465); false: STARTTLS' }),
  user: plainText('user', limits.email),
}

export const EmailSettingsChange = z.object({
  ...account,
  password: plainText('password', 500)
    .optional()
    .meta({ description: 'Absent or empty: as it was, if server and user are the same' }),
  from: sender,
})
export type EmailSettingsChange = z.infer<typeof EmailSettingsChange>

/** Without the password, which is never shown again. */
export const EmailSettings = namedShape('EmailSettings', {
  isFixed: z.boolean().meta({ description: 'The setting SMTP_URL of the server is used' }),
  isSenderFixed: z.boolean().meta({ description: 'The setting MAIL_FROM of the server is used' }),
  host: z.string(),
  port: z.int(),
  isSecure: z.boolean(),
  user: z.string(),
  hasPassword: z.boolean(),
  from: z.object({ name: z.string(), address: z.string() }),
})
export type EmailSettings = z.infer<typeof EmailSettings>
