/**
 * Signed links: signs and verifies the tokens in unsubscribe links and newsletter previews. Also generates the random
 * secrets of this site, one for each use, and hashes with them. Signatures are compared in constant time
 * (timing attack).
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Settings, storedOnce } from './settings.ts'

/** Turns text into `text.signature`. `use` ensures that a link for one purpose is not valid for another. */
export const createLinkSignature = (settings: Settings) => {
  const hash = createKeyedHash(settings, 'links.secret')
  const sign = async (use: string, words: string) =>
    `${words}.${(await hash(`${use} ${words}`)).toString('base64url').slice(0, 22)}`
  return {
    sign,
    /** The signed text; undefined if the signature is not valid. */
    verify: async (use: string, signed: string) => {
      const words = signed.split('.').slice(0, -1).join('.')
      return isSame(signed, await sign(use, words)) ? words : undefined
    },
  }
}

export type LinkSignature = ReturnType<typeof createLinkSignature>

/** In the same time wherever the first difference is. */
export const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A keyed hash (HMAC-SHA-256), whose key is the secret with this name. */
export const createKeyedHash = (settings: Settings, name: string) => {
  const secret = createSecret(settings, name)
  return async (text: string) =>
    createHmac('sha256', await secret())
      .update(text)
      .digest()
}

/** A random secret, generated once and stored. */
export const createSecret = (settings: Settings, name: string) =>
  storedOnce(settings, name, () => randomBytes(32).toString('base64url'))
