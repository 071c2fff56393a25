/**
 * The idempotency key of a filled form (against double submission): every attempt to send the same words from the same
 * visit has the same one, whether a script, the browser or the service worker sends them, because an attempt that seems
 * to fail may have arrived.
 */
type Field = (name: string) => string

/**
 * `shownAt` tells visits apart. Without scripts there is none: then the signed time at which the server rendered the
 * form tells pages apart, and on a page that many visitors share, the day in UTC. A `nameless` form then has no key,
 * because two visitors may send the same words. Without https, browsers compute no hash.
 */
export const formKeyOf = async (field: Field, body: object, { nameless = false } = {}): Promise<string | undefined> => {
  const visit = field('shownAt') || (nameless ? '' : field('stamp') || new Date().toISOString().slice(0, 10))
  if (!visit || !globalThis.crypto?.subtle) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify([visit, body])))
  return asUuid(Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''))
}

/** Version 8 of RFC 9562: its digits are the sender's own. */
const asUuid = (hex: string) => hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
