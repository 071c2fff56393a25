import { z } from 'zod'
import { limits } from '../limits.ts'
import { namedShape, requiredText } from './fields.ts'

export const Passkey = namedShape('Passkey', {
  _id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().optional().meta({ description: 'When it was last used to sign in or to confirm' }),
})
export type Passkey = z.infer<typeof Passkey>

/** The library checks the rest: see core/users/passkeys.ts. */
const Credential = z
  .looseObject({ id: z.string().max(2_000), rawId: z.string().max(2_000), type: z.literal('public-key') })
  .meta({ description: 'PublicKeyCredential.toJSON() of the browser' })

/** What WebAuthn calls PublicKeyCredentialCreationOptionsJSON and PublicKeyCredentialRequestOptionsJSON. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

export const NewPasskey = z.object({ name: requiredText('name', limits.passkeyName), credential: Credential })

export const PasskeyProof = z.object({ credential: Credential })
