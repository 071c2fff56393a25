/** Passkeys (WebAuthn): those of the user, and signing in with one. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import { NotAllowed } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { NewPasskey, Passkey, PasskeyOptions, PasskeyProof } from '#shared/shapes/passkey.ts'
import { type AbsoluteUrl, type ApiEnv, answer, callsTagged, done } from './calls.ts'
import { deviceOf } from './device.ts'
import { tokenOf } from './guard.ts'
import { notSignedIn, stopWith } from './problems.ts'
import type { Rates } from './rate-limit.ts'
import { countGuess, NewSession, withAccount } from './sign-in.ts'

const ownCall = callsTagged('Your account', 'sign-in')
const call = callsTagged('Sign-in', 'nothing')

const optionsOf = (description: string) => answer(description, PasskeyOptions)

const passkeyCalls = {
  list: ownCall('get', '/passkeys', {
    summary: 'List your passkeys',
    gives: { 200: answer('The passkeys', z.object({ passkeys: z.array(Passkey) })) },
  }),
  begin: ownCall('post', '/passkeys/options', {
    needsConfirmation: true,
    summary: 'Start to add a passkey: the options for navigator.credentials.create()',
    description: 'Needs POST /auth/confirmation first.',
    gives: { 200: optionsOf('The options') },
    also: [422],
  }),
  add: ownCall('post', '/passkeys', {
    needsConfirmation: true,
    summary: 'Add the passkey that the browser has created; you get an email about it',
    description: 'Needs POST /auth/confirmation first.',
    takes: NewPasskey,
    gives: { 201: answer('The passkey', z.object({ passkey: Passkey })) },
    also: [429],
  }),
  remove: ownCall('delete', '/passkeys/{id}', {
    summary: 'Remove one of your passkeys',
    gives: { 204: { description: 'Removed' } },
  }),
  confirm: ownCall('post', '/confirmation/passkey', {
    summary: 'Confirm with a passkey that it is you, instead of the password',
    takes: PasskeyProof,
    gives: { 200: answer('Confirmed', z.object({ endsAt: z.iso.datetime() })) },
    also: [429],
  }),
}

const passkeyLoginCalls = {
  begin: call('post', '/passkey-login/options', {
    summary: 'Start to sign in or to confirm with a passkey: the options for navigator.credentials.get()',
    gives: { 200: optionsOf('The options') },
    also: [429],
  }),
  finish: call('post', '/passkey-login', {
    summary: 'Sign in with a passkey; it replaces the password and the code',
    takes: PasskeyProof,
    gives: { 200: answer('The token of the new session, and its user', NewSession) },
    also: [429],
  }),
}

export const passkeyRoutes = ({ passkeys }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(passkeyCalls.list, async (c) => c.json({ passkeys: await passkeys.list(c.get('user')) }, 200))
    .openapi(passkeyCalls.begin, async (c) =>
      c.json({ ...(await passkeys.creationOptions(c.get('user'), addressOf('/'))) }, 200),
    )
    .openapi(passkeyCalls.add, async (c) =>
      c.json({ passkey: await passkeys.add(c.get('user'), c.req.valid('json'), addressOf('/')) }, 201),
    )
    .openapi(passkeyCalls.remove, (c) => done(c, passkeys.remove(c.get('user'), c.req.valid('param').id)))
    .openapi(passkeyCalls.confirm, async (c) => {
      const { credential } = c.req.valid('json')
      return c.json(await passkeys.confirm(c.get('user'), tokenOf(c), credential, addressOf('/')), 200)
    })

export const passkeyLoginRoutes = (core: Core, rates: Rates, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(passkeyLoginCalls.begin, async (c) => {
      await rates.take(rates.ofClient('passkeyPerAddress', c))
      return c.json({ ...(await core.passkeys.requestOptions(addressOf('/'))) }, 200)
    })
    .openapi(passkeyLoginCalls.finish, async (c) => {
      const { credential } = c.req.valid('json')
      const tries = [rates.ofClient('loginPerAddress', c)]
      const device = deviceOf(c.req.header('User-Agent'))
      const session = await countGuess(rates, { tries, codes: [] }, () =>
        core.passkeys.signIn(credential, addressOf('/'), device),
      ).catch((error) => {
        throw error instanceof NotAllowed ? stopWith(notSignedIn(unknownPasskey)) : error
      })
      return c.json(await withAccount(core, session), 200)
    })

const unknownPasskey = 'This site does not know this passkey. Sign in with your password.'
