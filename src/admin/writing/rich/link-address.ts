/** Where a link leads that somebody typed, as readers' browsers understand it; nothing where it cannot lead anywhere. */
export const addressOf = (typed: string) => {
  const address = withProtocol(typed)
  const url = read(address)
  // Some browsers take a host with spaces, and write them like this.
  const isPossible = url && protocols.includes(url.protocol) && !url.hostname.includes('%')
  return isPossible ? address.replace(/\s/g, '%20') : undefined
}

// Older phones do not know URL.parse.
const read = (address: string) => {
  try {
    return new URL(address, 'https://voima.example')
  } catch {
    return undefined
  }
}

const protocols = ['https:', 'http:', 'mailto:', 'tel:']

const withProtocol = (typed: string) => {
  if (/^[a-z][a-z\d+.-]*:|^[/#]/i.test(typed)) return typed
  return typed.includes('@') ? `mailto:${typed}` : `https://${typed}`
}
