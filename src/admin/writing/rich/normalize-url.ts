import { telUrl } from '#shared/country/phone.ts'
import { withoutHiddenInAddress } from '#shared/hidden-characters.ts'

/** Normalizes and validates a typed link to the URL that browsers open; undefined if the link is invalid. */
export const normalizeUrl = (typed: string) => {
  const address = withProtocol(withoutHiddenInAddress(typed).trim())
  const url = urlIn(address, 'https://voima.example')
  return address && url && isPossible(url) ? address.replace(/\s/g, '%20') : undefined
}

/** Older browsers do not have URL.parse. */
export const urlIn = (address: string, base: string) => {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** Some browsers accept a host with spaces, and encode the spaces. */
const isPossible = ({ protocol, hostname, pathname }: URL) => {
  if (/^https?:$/.test(protocol)) return /^[^%]*[.:][^%]*[^.%]$|^localhost$/.test(hostname)
  return protocol === 'tel:' || (protocol === 'mailto:' && !/%20|\s/.test(pathname))
}

/** A phone number, or a code such as *170#. */
const isNumber = (typed: string) =>
  /^(?:tel:)?[+*#(\d][\d\s()*#+./-]+$/i.test(typed) && typed.replace(/\D/g, '').length > 2

const withProtocol = (typed: string) => {
  if (isNumber(typed)) return telUrl(typed)
  if (/^[a-z][a-z\d+.-]*:|^[/#]/i.test(typed)) return typed
  // A page of this site, such as events or news/a-walk.
  if (/^[a-z][a-z\d-]*(?:[/?#]\S*)?$/i.test(typed)) return `/${typed}`
  if (/^\d+$/.test(typed)) return ''
  return typed.includes('@') ? `mailto:${typed}` : `https://${typed}`
}
