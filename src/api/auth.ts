/**
 * Authentication: signing in (login), two-step sign-in, sessions, password reset, links in emails, and one's own
 * account. `guard.ts` checks the token of every other call.
 */

import { OpenAPIHono } from '@hono/zod-openapi'
import { NotAllowed, Refused } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import type { Share } from '#core/settings/rate-limit.ts'
import type { SignedIn } from '#core/users/sessions.ts'
import { foldEmail } from '#shared/email.ts'
import { newPasswordPath } from '#shared/paths.ts'
import { grantable } from '#shared/permissions.ts'
import type { Account } from '#shared/shapes/account.ts'
import type { Session } from '#shared/shapes/session.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { accountCalls, secondFactorCalls as calls, linkCalls, signingCalls } from './auth-calls.ts'
import type { ApiEnv } from './calls.ts'
import { deviceOf } from './device.ts'
import { mustBeConfirmed, tokenOf } from './guard.ts'
import { passkeyCalls, passkeyLoginCalls } from './passkey-calls.ts'
import { notSignedIn, stopWith } from './problems.ts'
import { pushCalls } from './push-calls.ts'
import { clientNetworkOf, proofOf, type Rates } from './rate-limit.ts'

/**
 * Makes the absolute URL of a page of the site, for links in emails. It never comes from the Host header, which a
 * client can forge.
 */
export type AbsoluteUrl = (path: string) => string

export const authRoutes = (core: Core, rates: Rates, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .route('/', signingRoutes(core, rates))
    .route('/', linkRoutes(core, rates, addressOf))
    .route('/', accountRoutes(core, rates))
    .route('/', secondFactorRoutes(core, rates))
    .route('/', passkeyRoutes(core, addressOf))
    .route('/', passkeyLoginRoutes(core, rates, addressOf))
    .route('/', pushRoutes(core))

const signingRoutes = (core: Core, rates: Rates) => {
  const { sessions } = core
  return new OpenAPIHono<ApiEnv>()
    .openapi(signingCalls.login, async (c) => {
      const credentials = c.req.valid('json')
      const account = foldEmail(credentials.email)
      const tries = [rates.of('loginPerAccount', account), rates.of('loginPerAddress', clientNetworkOf(c.env.visitor))]
      const codes = credentials.code ? [rates.of('codePerAccount', account)] : []
      const session = await countGuess(rates, { tries, codes }, () =>
        sessions.open(credentials, deviceOf(c.req.header('User-Agent'))),
      ).catch((error) => {
        throw explained(error)
      })
      return c.json(await withAccount(core, session), 200)
    })
    .openapi(signingCalls.logout, async (c) => {
      await sessions.close(tokenOf(c))
      return c.body(null, 204)
    })
    .openapi(signingCalls.logoutByHash, async (c) => {
      await rates.take(rates.of('linkPerAddress', clientNetworkOf(c.env.visitor)))
      await sessions.closeByHash(c.req.valid('json').tokenHash)
      return c.body(null, 204)
    })
}

/**
 * The response includes the user, because a second request would double the time of signing in on a slow connection.
 */
const withAccount = async (core: Core, session: Session) => {
  const user = await core.sessions.userOf(session.token)
  if (!user) throw stopWith(notSignedIn())
  return { ...session, account: await accountOf(core, user) }
}

type Guess = { tries: Share[]; codes: Share[] }

/**
 * A wrong password counts as an attempt, and a wrong code as a guess of the code. Being asked for a code counts as
 * neither.
 */
const countGuess = async <Answer>(rates: Rates, { tries, codes }: Guess, check: () => Promise<Answer>) => {
  await rates.take(...tries, ...codes)
  const answer = await check().catch(async (error) => {
    const isCode = error instanceof Refused && 'code' in error.fields
    await rates.giveBack(...(isCode ? [] : codes), ...(isCode && codes.length === 0 ? tries : []))
    throw error
  })
  await rates.giveBack(...tries, ...codes)
  return answer
}

const accountOf = async ({ secondFactor }: Core, user: SignedIn): Promise<Account> => {
  const { id: _id, email, name, role, mustSetUpSecondFactor } = user
  const grants = grantable.filter((each) => user.grants?.includes(each))
  const own = { _id, email, name: name ?? undefined, role, grants, mustSetUpSecondFactor }
  return { ...own, ...(await secondFactor.status(user)) }
}

const explained = (error: unknown) => {
  if (error instanceof NotAllowed) return stopWith(notSignedIn(adminWording.login.failed))
  return error instanceof Refused ? stopWith(notSignedIn(error.message, error.fields)) : error
}

const linkRoutes = ({ passwordResets, invitations }: Core, rates: Rates, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(linkCalls.askForPassword, async (c) => {
      const { email } = c.req.valid('json')
      await rates.take(
        rates.of('passwordResetPerAccount', foldEmail(email)),
        rates.of('passwordResetPerAddress', clientNetworkOf(c.env.visitor)),
      )
      await passwordResets.request(email, (token) => addressOf(`${newPasswordPath}#${token}`))
      return c.body(null, 202)
    })
    .openapi(linkCalls.resetPassword, async (c) => {
      await rates.take(rates.of('linkPerAddress', clientNetworkOf(c.env.visitor)))
      const { token, password } = c.req.valid('json')
      await passwordResets.use(token, password)
      return c.body(null, 204)
    })
    .openapi(linkCalls.readInvitation, async (c) => {
      await rates.take(rates.of('linkPerAddress', clientNetworkOf(c.env.visitor)))
      return c.json({ invitation: await invitations.find(c.req.valid('json').token) }, 200)
    })
    .openapi(linkCalls.join, async (c) => {
      await rates.take(rates.of('linkPerAddress', clientNetworkOf(c.env.visitor)))
      const { token, password } = c.req.valid('json')
      await invitations.accept(token, password)
      return c.body(null, 204)
    })

const accountRoutes = (core: Core, rates: Rates) => {
  const { sessions, passwords } = core
  const withProof = proofOf(core, rates)
  return new OpenAPIHono<ApiEnv>()
    .openapi(accountCalls.account, async (c) => c.json({ account: await accountOf(core, c.get('user')) }, 200))
    .openapi(accountCalls.changeName, async (c) => {
      const own = c.req.valid('json')
      await core.users.rename(c.get('user'), own.name)
      return c.json(own, 200)
    })
    .openapi(accountCalls.confirm, async (c) => {
      const proof = c.req.valid('json')
      const account = foldEmail(c.get('user').email)
      const codes = proof.code ? [rates.of('codePerAccount', account)] : []
      const guess = { tries: [rates.of('loginPerAccount', account)], codes }
      return c.json(await countGuess(rates, guess, () => sessions.confirm(c.get('user'), tokenOf(c), proof)), 200)
    })
    .openapi(accountCalls.changePassword, async (c) => {
      const change = c.req.valid('json')
      await withProof(c.get('user'), change.password)
      await passwords.change(c.get('user'), change.newPassword, tokenOf(c))
      return c.body(null, 204)
    })
    .openapi(accountCalls.sessions, async (c) =>
      c.json({ sessions: await sessions.list(c.get('user'), tokenOf(c)) }, 200),
    )
    .openapi(accountCalls.endSession, async (c) => {
      await sessions.end(c.get('user'), c.req.valid('param').id)
      return c.body(null, 204)
    })
    .openapi(accountCalls.endOtherSessions, async (c) => {
      await sessions.endOthers(c.get('user'), tokenOf(c))
      return c.body(null, 204)
    })
}

const secondFactorRoutes = (core: Core, rates: Rates) => {
  const { secondFactor } = core
  const withProof = proofOf(core, rates)
  return new OpenAPIHono<ApiEnv>()
    .openapi(calls.begin, async (c) => {
      await withProof(c.get('user'), c.req.valid('json').password)
      return c.json(await secondFactor.begin(c.get('user')), 200)
    })
    .openapi(calls.confirm, async (c) => {
      const guess = rates.of('codePerAccount', foldEmail(c.get('user').email))
      await rates.take(guess)
      const recoveryCodes = await secondFactor.confirm(c.get('user'), c.req.valid('json').code)
      await rates.giveBack(guess)
      return c.json({ recoveryCodes }, 200)
    })
    .openapi(calls.end, async (c) => {
      await withProof(c.get('user'), c.req.valid('json').password)
      await secondFactor.end(c.get('user'))
      return c.body(null, 204)
    })
    .openapi(calls.renewCodes, async (c) => {
      await withProof(c.get('user'), c.req.valid('json').password)
      return c.json({ recoveryCodes: await secondFactor.renewRecoveryCodes(c.get('user')) }, 200)
    })
}

const passkeyRoutes = ({ passkeys }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(passkeyCalls.list, async (c) => c.json({ passkeys: await passkeys.list(c.get('user')) }, 200))
    .openapi(passkeyCalls.begin, async (c) => {
      mustBeConfirmed(c)
      return c.json({ ...(await passkeys.creationOptions(c.get('user'), addressOf('/'))) }, 200)
    })
    .openapi(passkeyCalls.add, async (c) => {
      mustBeConfirmed(c)
      return c.json({ passkey: await passkeys.add(c.get('user'), c.req.valid('json'), addressOf('/')) }, 201)
    })
    .openapi(passkeyCalls.remove, async (c) => {
      await passkeys.remove(c.get('user'), c.req.valid('param').id)
      return c.body(null, 204)
    })
    .openapi(passkeyCalls.confirm, async (c) => {
      const { credential } = c.req.valid('json')
      return c.json(await passkeys.confirm(c.get('user'), tokenOf(c), credential, addressOf('/')), 200)
    })

const passkeyLoginRoutes = (core: Core, rates: Rates, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(passkeyLoginCalls.begin, async (c) => {
      await rates.take(rates.of('passkeyPerAddress', clientNetworkOf(c.env.visitor)))
      return c.json({ ...(await core.passkeys.requestOptions(addressOf('/'))) }, 200)
    })
    .openapi(passkeyLoginCalls.finish, async (c) => {
      const { credential } = c.req.valid('json')
      const tries = [rates.of('loginPerAddress', clientNetworkOf(c.env.visitor))]
      const device = deviceOf(c.req.header('User-Agent'))
      const session = await countGuess(rates, { tries, codes: [] }, () =>
        core.passkeys.signIn(credential, addressOf('/'), device),
      ).catch((error) => {
        throw error instanceof NotAllowed ? stopWith(notSignedIn(unknownPasskey)) : error
      })
      return c.json(await withAccount(core, session), 200)
    })

const pushRoutes = ({ push }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(pushCalls.list, async (c) => c.json(await push.list(c.get('user')), 200))
    .openapi(pushCalls.add, async (c) => {
      const device = { token: tokenOf(c), device: deviceOf(c.req.header('User-Agent')) }
      return c.json({ subscription: await push.add(c.get('user'), device, c.req.valid('json')) }, 201)
    })
    .openapi(pushCalls.remove, async (c) => {
      await push.remove(c.get('user'), c.req.valid('param').id)
      return c.body(null, 204)
    })

const unknownPasskey = 'This site does not know this passkey. Sign in with your password.'
