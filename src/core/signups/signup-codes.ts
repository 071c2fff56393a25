/**
 * The code of a sign-up, which a person shows at the door and uses to cancel. It is computed from the id of the sign-up
 * with a secret of this site (HMAC), so that a reminder can contain it again; the database stores its hash.
 */
import { createHmac } from 'node:crypto'
import { hashToken } from '../lib/tokens.ts'
import type { Settings } from '../settings/settings.ts'
import { createSecret } from '../settings/signed-links.ts'

/** Without 0, O, 1 and I, which people confuse: 32 signs, 5 bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const signs = 10

export const createSignupCodes = (settings: Settings) => {
  const secret = createSecret(settings, 'signups.secret')
  return {
    /** Two groups of five signs, 50 bits: K3WDX-9M2HA. */
    codeOf: async (id: string) => {
      const digest = createHmac('sha256', await secret())
        .update(id)
        .digest()
      const code = Array.from(digest.subarray(0, signs), (byte) => alphabet[byte & 31]).join('')
      return `${code.slice(0, 5)}-${code.slice(5)}`
    },
  }
}

export type SignupCodes = ReturnType<typeof createSignupCodes>

/** Capitals, spaces and hyphens do not matter, because people copy the code from a picture. */
export const hashCode = (code: string) => hashToken(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))
