/** Shows an address that was refused, without what may be a password or a key: the complaint ends up in a log. */

const harmless = /^(?:endpoint|region|public)=/

export const withoutSecrets = (address: string) => {
  const [place = '', ...query] = address.split(/[?&]/)
  if (/@|%40/i.test(address) || isAccount.test(place)) return '…'
  const shown = query.map((part) => (harmless.test(part) ? part : part.replace(/^([a-z]{1,20}=)?.*$/s, '$1…')))
  return shown.length === 0 ? place : `${place}?${shown.join('&')}`
}

/** A colon before something that is neither the rest of an address nor a port. */
const isAccount = /:(?!\/\/|\d{1,5}(?:\/|$))/
