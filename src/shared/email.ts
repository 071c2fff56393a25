/** Validates email addresses, and normalises them for comparison. */
import { withoutHidden } from './hidden-characters.ts'
import { limits } from './limits.ts'

// The HTML standard's own pattern for an email input, so that the browser and the server agree on every address.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

export const isEmail = (text: string) => text.length <= limits.email && pattern.test(text)

/**
 * The address alone, from what people type and paste: `Esi Mensah <esi@mail.example>`, `mailto:…`, a comma or full stop
 * at the end, and a domain with letters beyond ASCII. Anything else is returned as it is, for a sentence about it.
 */
export const parseEmail = (typed: string) => {
  const text = withoutHidden(typed).trim()
  const address = (/<([^<>]*)>[\s.,;]*$/.exec(text)?.[1] ?? text)
    .trim()
    .replace(/^mailto:\s*([^?]*).*$/is, '$1')
    .replace(/[\s.,;]+$/, '')
  const [, name, domain] = /^(.*)@([^@\s/?#]*[^\p{ASCII}][^@\s/?#]*)$/u.exec(address) ?? []
  return domain && name ? `${name}@${URL.parse(`http://${domain}`)?.hostname ?? domain}` : address
}

/** Why no email can ever arrive at an address of the right form, as a sentence; undefined if one may. */
export const unreachable = (email: string) => {
  const fault = faultOf(email)
  return fault && `No email can arrive at "${email}": ${fault}. Check the address.`
}

const faultOf = (email: string) => {
  if (email.includes('..')) return 'it has two full stops in a row'
  if (/^\.|\.@/.test(email)) return 'the part before the @ begins or ends with a full stop'
  return domainOf(email).includes('.') ? undefined : 'the part after the @ needs an ending like .com'
}

/** The part behind the `@`. */
export const domainOf = (email: string) => email.split('@').at(-1) ?? ''

/** In lower case, the form in which addresses are compared, so that capitals make no second account or subscription. */
export const foldEmail = (email: string) => email.toLowerCase()
