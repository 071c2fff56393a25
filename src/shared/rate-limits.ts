/**
 * The rate limits (throttling): how often one client network, or one account, may do something in how many minutes.
 * `api/rate-limit.ts` enforces them, `api/sign-in.ts` those of login attempts (brute force, lockout). Reading is never
 * limited. The privacy page promises that a count by network is deleted within half an hour: none lasts longer than 20
 * minutes.
 */

/** Of one form: forty people in a hall share one address, and some try twice. */
const formPerNetwork = { times: 60, minutes: 10 } as const

export const rates = {
  contact: formPerNetwork,
  subscribe: formPerNetwork,
  question: formPerNetwork,
  /** Suggestions while a question is written. */
  similarQuestions: { ...formPerNetwork, times: 10 * formPerNetwork.times },
  /** Wrong codes of questions: with 40 bits, guessing one would take longer than its page exists. */
  questionCode: { times: 30, minutes: 10 },
  volunteer: formPerNetwork,
  /** Emails with a link to one's own entry: to one address, and to all addresses together. */
  ownLinkPerAddress: { times: 1, minutes: 20 },
  ownLinks: { times: 33, minutes: 20 },
  gift: formPerNetwork,
  /** Thank-you emails to one address, because a stranger may enter somebody else's. */
  giftPerEmail: { times: 3, minutes: 20 },
  /** Wrong references of gifts. */
  giftReference: { times: 30, minutes: 10 },
  /**
   * Confirmation emails because of the first two people of each network, for all networks together: more than that is a
   * flood from many networks, and its emails are sent gradually. A third person on a network shows that it is a hall or
   * a school, whose emails never wait for a flood, up to the number for everybody.
   */
  confirming: { times: 100, minutes: 20 },
  confirmingPerNetwork: { times: 2, minutes: 20 },
  confirmingAll: { times: 400, minutes: 20 },
  signup: formPerNetwork,
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
