/** Where a link leads that somebody typed, as readers' browsers understand it; nothing where it cannot lead anywhere. */
export const normalizeUrl = (typed: string) => {
  const address = withProtocol(typed)
  const url = urlIn(address, 'https://voima.example')
  // Some browsers take a host with spaces, and write them like this.
  const isPossible = url && protocols.includes(url.protocol) && !url.hostname.includes('%')
  return isPossible ? address.replace(/\s/g, '%20') : undefined
}

/** Older phones do not know URL.parse. */
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
