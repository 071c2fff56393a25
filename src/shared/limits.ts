import * as limits from './limit-values.ts'

/** Taken one by one: a page brings only those that it speaks of. */
export { limits }

/**
 * How large a request may be. An upload is one picture with its article; beyond `drained` nothing is read at all. What is
 * `small` is waited for before it takes a place: the longest message in common letters is, and as many as there may be
 * connections fit into memory.
 */
export const bodyBytes = {
  small: 32 * 1024,
  json: 1024 * 1024,
  upload: limits.imageBytes + 2 * 1024 * 1024,
  drained: 64 * 1024 * 1024,
} as const

/** How often one visitor address, or one account, may do a thing. Reading is never limited. */
export const rates = {
  contact: { times: 30, minutes: 10 },
  subscribe: { times: 30, minutes: 10 },
  /** Of everybody together: more than that is a flood of addresses, and its emails are sent gradually. */
  confirming: { times: 100, minutes: 60 },
  loginPerAccount: { times: 10, minutes: 15 },
  loginPerAddress: { times: 50, minutes: 15 },
  /** Whoever has the password still guesses one of a million codes: at this pace, for lifetimes. */
  codePerAccount: { times: 20, minutes: 24 * 60 },
  passwordResetPerAccount: { times: 3, minutes: 60 },
  passwordResetPerAddress: { times: 10, minutes: 60 },
  linkPerAddress: { times: 50, minutes: 15 },
} as const

export const slideSeconds = 5
export const testimonialSeconds = 5
export const countUpSeconds = 2.5

/** The most that the service worker caches, and how long it waits for the network while it has a copy of the page. */
export const offlineCache = {
  pages: 50,
  pageBytes: 3 * 1024 * 1024,
  pictures: 100,
  pictureBytes: 7 * 1024 * 1024,
  timeoutSeconds: 4,
} as const
