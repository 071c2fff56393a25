/** Normalizes and validates a typed link to the URL that browsers open; undefined if the link is invalid. */
export const normalizeUrl = (typed: string) => {
  const address = withProtocol(typed)
  const url = urlIn(address, 'https://voima.example')
  // Some browsers accept a host with spaces, and encode the spaces like this.
  const isPossible = url && protocols.includes(url.protocol) && !url.hostname.includes('%')
  return isPossible ? address.replace(/\s/g, '%20') : undefined
}

/** Older browsers do not have URL.parse. */
export const urlIn = (address: string, base: string) => {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

const protocols = ['https:', 'http:', 'mailto:', 'tel:']

const withProtocol = (typed: string) => {
  if (/^[a-z][a-z\d+.-]*:|^[/#]/i.test(typed)) return typed
  return typed.includes('@') ? `mailto:${typed}` : `https://${typed}`
}
