/** Removes what may be a password or key from a refused address, because the error message ends up in a log. */

const harmless = /^(?:endpoint|region|public)=/

export const withoutSecrets = (address: string) => {
  const [place = '', ...query] = address.split(/[?&]/)
  if (/@|%40/i.test(address) || isAccount.test(place)) return '…'
  const shown = query.map((part) => (harmless.test(part) ? part : part.replace(/^([a-z]{1,20}=)?.*$/s, '$1…')))
  return shown.length === 0 ? place : `${place}?${shown.join('&')}`
}

/** Matches a colon that starts neither `//` nor a port, and so may separate a user name from a password. */
const isAccount = /:(?!\/\/|\d{1,5}(?:\/|$))/
