/**
 * The code of a sign-up, which a person shows at the door and uses to cancel. It is computed from the id of the sign-up
 * with a secret of this site (HMAC), so that a reminder can contain it again; the database stores its hash.
 */
import { codeFrom } from '../lib/id.ts'
import { hashToken } from '../lib/tokens.ts'
import type { Settings } from '../settings/settings.ts'
import { createKeyedHash } from '../settings/signed-links.ts'

export const createSignupCodes = (settings: Settings) => {
  const hash = createKeyedHash(settings, 'signups.secret')
  return {
    /** Two groups of five signs, 50 bits: K3WDX-9M2HA. */
    codeOf: async (id: string) => {
      const code = codeFrom((await hash(id)).subarray(0, 10))
      return `${code.slice(0, 5)}-${code.slice(5)}`
    },
  }
}

export type SignupCodes = ReturnType<typeof createSignupCodes>

/** Capitals, spaces and hyphens do not matter, because people copy the code from a picture. */
export const hashCode = (code: string) => hashToken(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))
