/** Texts that all public forms share. */
export const formWording = {
  checkFields: 'Please check the marked fields.',
  isBot: 'The form looked as if a program had filled it in. If you are a person, please send it again.',
  unreachable: 'We could not reach this site. Check your connection and try again.',
} as const

export const privacyLinkText = 'How we use your data'

export const daysInWords = (count: number) => (count === 1 ? 'one day' : `${count} days`)

export const emailNeeded = 'Enter an email address like name@mail.com'

/** What the contact form says at an empty field, by its name; so does the API. */
export const messageNeeded = { name: 'Enter your name.', email: emailNeeded, subject: 'Enter your message.' } as const

/** With a space, because another sentence follows; empty if the organisation promises no time. */
export const replyTime = (days: number | undefined) => (days ? `You get a reply within ${daysInWords(days)}. ` : '')

/** The form for the code of a question or a sign-up, and its page. */
export const codeWording = {
  have: 'Do you have a code?',
  label: 'Your code',
  open: 'Open',
  needed: 'Enter your code.',
  failed: 'We could not open your page.',
  tooMany: 'Too many wrong codes',
  tooManyLead: 'Please wait ten minutes. Then try again.',
} as const
