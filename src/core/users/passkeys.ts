/**
 * Passkeys (WebAuthn): a device or a password manager signs a challenge with a private key that never leaves it. The
 * authenticator checks a fingerprint, a face or a PIN first (user verification), so that a passkey stands for both steps
 * of two-step sign-in. The site stores public keys only.
 */

import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { limits } from '#shared/limits.ts'
import { organisationName } from '#shared/organisation-name.ts'
import type { Passkey } from '#shared/shapes/passkey.ts'
import { actAs, record } from '../audit/audit-log.ts'
import { insertNew } from '../database/query.ts'
import type { Database, PasskeyRow } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { plainEmail } from '../email/template.ts'
import { type Clock, later, minutes } from '../lib/clock.ts'
import { NotAllowed, NotFound, Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { hashToken } from '../lib/tokens.ts'
import { confirmSession, openSession } from './sessions.ts'
import type { User } from './user-row.ts'

type PasskeyDeps = { db: Database; clock: Clock; outbox: Pick<EmailQueue, 'queue'> }

// Loaded at first use: most processes never need it.
const library = () => import('@simplewebauthn/server')

/** The site as browsers identify it: passkeys belong to its host, and work nowhere else. */
const siteAt = (publicUrl: string) => {
  const { origin, hostname } = new URL(publicUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

/** `publicUrl` is the address of the site in the browser. What browsers send is `credential`. */
export const createPasskeys = (deps: PasskeyDeps) => ({
  list: async ({ id }: User) => (await passkeysOf(deps.db, id)).map(toPasskey),
  /** What the browser needs to create a passkey. */
  creationOptions: (user: User, publicUrl: string) => creationOptions(deps, user, publicUrl),
  /** The user also gets an email. Throws Refused({ credential }). */
  add: (user: User, fields: { name: string; credential: object }, publicUrl: string) =>
    addPasskey(deps, user, fields, publicUrl),
  /** Throws NotFound. */
  remove: (user: User, id: string) => removePasskey(deps, user, id),
  /** What the browser needs to use a passkey; it does not reveal whose passkeys exist. */
  requestOptions: async (publicUrl: string) => {
    const { generateAuthenticationOptions } = await library()
    const options = await generateAuthenticationOptions({
      rpID: siteAt(publicUrl).expectedRPID,
      userVerification: 'required',
    })
    await saveChallenge(deps, options.challenge, null)
    return options
  },
  /** Opens a session of the user whose passkey it is. Throws NotAllowed. */
  signIn: async (credential: object, publicUrl: string, device: string) => {
    const { db, clock } = deps
    const row = await checkPasskey(deps, credential, publicUrl).catch(async (error) => {
      await record(db, clock, 'signing.refused')
      throw error
    })
    const user = await db.selectFrom('users').selectAll().where('id', '=', row.user_id).executeTakeFirstOrThrow()
    return actAs(user, () => openSession(db, clock, user, `${device} (passkey)`))
  },
  /** Re-authentication, instead of the password. Throws Refused({ credential }), also for the passkey of another user. */
  confirm: (user: User, token: string, credential: object, publicUrl: string) =>
    confirmOwnSession(deps, user, { token, credential }, publicUrl),
})

const lifetime = minutes(limits.passkeyMinutes)

const passkeysOf = (db: Database, userId: string) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()

const saveChallenge = async ({ db, clock }: PasskeyDeps, challenge: string, user_id: string | null) => {
  const row = { challenge_hash: hashToken(challenge), user_id, expires_at: later(clock, lifetime) }
  await db.insertInto('passkey_challenges').values(row).execute()
}

/** Each challenge can be used once. */
const takeChallenge = async ({ db, clock }: PasskeyDeps, challenge: string, userId: string | null) => {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .returning('expires_at')
    .executeTakeFirst()
  // A time far ahead was stored before the clock was set back.
  return row !== undefined && row.expires_at > clock().toISOString() && row.expires_at <= later(clock, 2 * lifetime)
}

/** The COSE identifiers of the algorithms that every browser supports. */
const es256AndRs256 = [-7, -257]

const creationOptions = async (deps: PasskeyDeps, user: User, publicUrl: string) => {
  const existing = await passkeysOf(deps.db, user.id)
  if (existing.length >= limits.passkeys)
    throw new Refused({ name: `You have ${limits.passkeys} passkeys already. Remove one first.` })
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: organisationName(),
    rpID: siteAt(publicUrl).expectedRPID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name ?? user.email,
    attestationType: 'none',
    supportedAlgorithmIDs: es256AndRs256,
    excludeCredentials: existing.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await saveChallenge(deps, options.challenge, user.id)
  return options
}

const addPasskey = async (
  deps: PasskeyDeps,
  user: User,
  { name, credential }: { name: string; credential: object },
  publicUrl: string,
) => {
  const { db, clock, outbox } = deps
  const {
    id: credential_id,
    publicKey,
    counter,
    transports,
  } = await verifiedRegistration(deps, user, credential, publicUrl)
  const row: PasskeyRow = {
    id: newId(),
    user_id: user.id,
    name,
    credential_id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports ?? []),
    created_at: clock().toISOString(),
    used_at: null,
  }
  await db.transaction().execute(async (trx) => {
    const added = await insertNew(trx, 'passkeys', row, 'credential_id').returning('id').executeTakeFirst()
    if (!added) throw new Refused({ credential: existsAlready })
    await outbox.queue(trx, emailAbout(user, name))
    await record(trx, clock, 'people.passkey-added', name)
  })
  return toPasskey(row)
}

const notYours = 'This passkey does not belong to your account. Enter your password instead.'
const existsAlready = 'This passkey exists already. Create another, or use this one.'
const notCreated = 'The passkey could not be created. Please try again.'

const verifiedRegistration = async (deps: PasskeyDeps, user: User, credential: object, publicUrl: string) => {
  const { verifyRegistrationResponse } = await library()
  const verified = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(deps, challenge, user.id),
    supportedAlgorithmIDs: es256AndRs256,
    ...siteAt(publicUrl),
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) throw new Refused({ credential: notCreated })
  return verified.registrationInfo.credential
}

/** Somebody who has taken over a session must not be able to add a passkey unnoticed. */
const emailAbout = ({ email: to }: User, name: string) => ({
  ...plainEmail({
    to,
    subject: `A passkey was added to your ${organisationName()} account`,
    lines: [
      `You can now sign in with the passkey “${name}”.`,
      'If you did not add it, remove it under “Your account”, and change your password.',
    ],
  }),
  purpose: 'passkey',
})

const removePasskey = ({ db, clock }: PasskeyDeps, user: User, id: string) =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returning('name')
      .executeTakeFirstOrThrow(() => new NotFound('There is no such passkey.'))
    await record(trx, clock, 'people.passkey-removed', row.name)
  })

type SessionProof = { token: string; credential: object }

const confirmOwnSession = async (deps: PasskeyDeps, user: User, proof: SessionProof, publicUrl: string) => {
  const row = await checkPasskey(deps, proof.credential, publicUrl).catch((error) => {
    if (!(error instanceof NotAllowed)) throw error
  })
  if (row?.user_id !== user.id) throw new Refused({ credential: notYours })
  return confirmSession(deps.db, deps.clock, proof.token)
}

/** Returns the row of the passkey that signed the challenge. Throws NotAllowed. */
const checkPasskey = async (deps: PasskeyDeps, credential: object, publicUrl: string) => {
  const { db, clock } = deps
  const response = credential as AuthenticationResponseJSON
  const row = await db.selectFrom('passkeys').selectAll().where('credential_id', '=', response.id).executeTakeFirst()
  if (!row) throw new NotAllowed()
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(deps, challenge, null),
    ...siteAt(publicUrl),
    requireUserVerification: true,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
      transports: JSON.parse(row.transports) as AuthenticatorTransport[],
    },
  }).catch(() => undefined)
  if (!verified?.verified) throw new NotAllowed()
  const used = { counter: verified.authenticationInfo.newCounter, used_at: clock().toISOString() }
  await db.updateTable('passkeys').set(used).where('id', '=', row.id).execute()
  return row
}

const toPasskey = ({ id: _id, name, created_at: createdAt, used_at }: PasskeyRow): Passkey => ({
  _id,
  name,
  createdAt,
  usedAt: used_at ?? undefined,
})
