/** The email to a colleague to whom a message was assigned. It never contains the message or its sender. */
import { organisationName } from '#shared/organisation-name.ts'
import { plainEmail } from '../email/template.ts'

/** `link` opens the message. */
export const assignmentEmail = (to: string, by: string, link: string) => ({
  ...plainEmail({
    to,
    subject: 'A message was assigned to you',
    lines: [
      `${by} asks you to answer a message to ${organisationName()}.`,
      { text: 'Open the message', link },
      'This email does not show the message, because it may be about someone’s health.',
    ],
  }),
  purpose: 'notice of an assignment',
})
