/**
 * The rate limits: how many messages, sign-ins and subscriptions one client network, or one account, may send in how
 * many minutes; `api/rate-limit.ts` enforces them, and `api/sign-in.ts` those of login attempts. Reading is never limited. The privacy page promises that a count by
 * network is deleted within half an hour: none lasts longer than 20 minutes.
 */
const question = { times: 30, minutes: 10 } as const

export const rates = {
  contact: { times: 30, minutes: 10 },
  subscribe: { times: 30, minutes: 10 },
  question,
  /** Suggestions while a question is written. */
  similarQuestions: { ...question, times: 10 * question.times },
  /** Wrong codes of questions: with 40 bits, guessing one would take longer than its page exists. */
  questionCode: { times: 30, minutes: 10 },
  volunteer: { times: 10, minutes: 10 },
  /** Emails with a link to one's own entry: to one address, and to all addresses together. */
  ownLinkPerAddress: { times: 1, minutes: 20 },
  ownLinks: { times: 33, minutes: 20 },
  gift: { times: 30, minutes: 10 },
  /** Thank-you emails to one address, because a stranger may enter somebody else's. */
  giftPerEmail: { times: 3, minutes: 20 },
  /** Wrong references of gifts. */
  giftReference: { times: 30, minutes: 10 },
  /** For all clients together: more than that is a flood of addresses, and its emails are sent gradually. */
  confirming: { times: 33, minutes: 20 },
  /** Phones on one network may share an address, such as those at a school. */
  signup: { times: 60, minutes: 10 },
  /** So that nobody can flood another person's mailbox. */
  signupPerEmail: { times: 6, minutes: 20 },
  /** Wrong codes of sign-ups. */
  signupCode: { times: 30, minutes: 10 },
  loginPerAccount: { times: 10, minutes: 15 },
  loginPerAddress: { times: 50, minutes: 15 },
  /** At this rate, a client that has the password would need lifetimes to guess one of a million codes. */
  codePerAccount: { times: 20, minutes: 24 * 60 },
  passwordResetPerAccount: { times: 2, minutes: 20 },
  passwordResetPerAddress: { times: 5, minutes: 20 },
  passkeyPerAddress: { times: 50, minutes: 15 },
  linkPerAddress: { times: 50, minutes: 15 },
} as const
