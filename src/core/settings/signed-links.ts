/** What proves that a link in a letter, or to a look at one, came from this site. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { createSettings } from './settings.ts'
import { createSecret } from './site-secret.ts'

/** Gives what makes `words.signature` of words; `use` keeps a link for one thing from being good for another. */
export const createLinkSignature = (settings: ReturnType<typeof createSettings>) => {
  const secret = createSecret(settings, 'letters.secret')
  const sign = async (use: string, words: string) =>
    `${words}.${createHmac('sha256', await secret())
      .update(`${use} ${words}`)
      .digest('base64url')
      .slice(0, 22)}`
  return {
    sign,
    /** The words, or undefined for what is not from here. */
    wordsIn: async (use: string, signed: string) => {
      const words = signed.split('.').slice(0, -1).join('.')
      return isSame(signed, await sign(use, words)) ? words : undefined
    },
  }
}

export type LinkSignature = ReturnType<typeof createLinkSignature>

const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
