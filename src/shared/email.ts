/** Validates email addresses, and normalises them for comparison. */
import { limits } from './limits.ts'

// The HTML standard's own pattern for an email input, so that the browser and the server agree on every address.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

export const isEmail = (text: string) => text.length <= limits.email && pattern.test(text)

/** The part behind the `@`. */
export const domainOf = (email: string) => email.split('@').at(-1) ?? ''

/** In lower case, the form in which addresses are compared, so that capitals make no second account or subscription. */
export const foldEmail = (email: string) => email.toLowerCase()
