/** Signing in (login), with limits for guessing (brute force), and out; links in emails: new passwords, invitations. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import { NotAllowed, Refused } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import type { Share } from '#core/settings/rate-limit.ts'
import type { SignedIn } from '#core/users/sessions.ts'
import { foldEmail } from '#shared/email.ts'
import { newPasswordPath, undoAddressPath } from '#shared/paths.ts'
import { Account, ChoiceByLink, Joining, OpenedLink, PasswordResetRequest } from '#shared/shapes/account.ts'
import { namedShape } from '#shared/shapes/fields.ts'
import { Credentials, LeftSession, Session } from '#shared/shapes/session.ts'
import { Invitation } from '#shared/shapes/user.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { type AbsoluteUrl, type ApiEnv, answer, callsTagged, done } from './calls.ts'
import { deviceOf } from './device.ts'
import { tokenOf } from './guard.ts'
import { notSignedIn, stopWith } from './problems.ts'
import { clientNetworkOf, type Rates } from './rate-limit.ts'

const call = callsTagged('Sign-in', 'nothing')

/** The response to signing in. */
export const NewSession = namedShape('SignedIn', { ...Session.shape, account: Account })

const signingCalls = {
  login: call('post', '/login', {
    summary: 'Sign in with email and password, and with a code if two-step sign-in is on',
    takes: Credentials,
    gives: { 200: answer('The token of the new session, and its user', NewSession) },
    also: [429],
  }),
  logout: call('post', '/logout', {
    needs: 'sign-in',
    summary: 'Sign out; the token is no longer valid',
    gives: { 204: { description: 'Signed out' } },
  }),
  /** For devices that were signed out without a network: `page/left-sessions.ts`. */
  logoutByHash: call('post', '/logout-by-hash', {
    summary:
      'Sign out with the SHA-256 of the token, in hexadecimal digits; the response to an unknown one is the same',
    takes: LeftSession,
    gives: { 204: { description: 'No session has this token' } },
    also: [429],
  }),
}

/** For links in emails. The token travels in the body, because URLs end up in logs. */
const linkCalls = {
  askForPassword: call('post', '/password-reset', {
    summary: 'Request a link to choose a new password; the response does not reveal whether the address is known',
    takes: PasswordResetRequest,
    gives: { 202: { description: 'If there is an account with this address, an email was sent' } },
    also: [429],
  }),
  resetPassword: call('put', '/password-reset', {
    summary: 'Choose a new password with the token of the link, once; every session ends',
    takes: ChoiceByLink,
    gives: { 204: { description: 'The password is changed' } },
    also: [404, 429],
  }),
  readInvitation: call('post', '/invitation', {
    summary: 'Read the invitation that belongs to a token',
    takes: OpenedLink,
    gives: { 200: answer('The invitation', z.object({ invitation: Invitation })) },
    also: [404, 429],
  }),
  undoAddress: call('post', '/address/undo', {
    summary: 'Set the old address of an account again, with the token of the link, once; every session ends',
    takes: OpenedLink,
    gives: { 204: { description: 'The account has its old address again' } },
    also: [404, 429],
  }),
  join: call('post', '/join', {
    summary: 'Accept an invitation by entering a name and choosing a password, once',
    takes: Joining,
    gives: { 204: { description: 'The account was created' } },
    also: [404, 429],
  }),
}

/** The link that undoes the change of an address. */
export const undoLink = (addressOf: AbsoluteUrl) => (token: string) => addressOf(`${undoAddressPath}#${token}`)

export const signingRoutes = (core: Core, rates: Rates) => {
  const { sessions, knownSignIns } = core
  return new OpenAPIHono<ApiEnv>()
    .openapi(signingCalls.login, async (c) => {
      const credentials = c.req.valid('json')
      const account = foldEmail(credentials.email)
      const client = { network: clientNetworkOf(c.env.visitor), device: credentials.device }
      const known = await knownSignIns.find(credentials.email, client)
      const tries = known
        ? [rates.of('loginPerAccount', `${account} ${known}`)]
        : [rates.of('loginPerAccount', account), rates.of('loginPerAddress', client.network)]
      const codes = credentials.code ? [rates.of('codePerAccount', account)] : []
      const session = await countGuess(rates, { tries, codes }, () =>
        sessions.open(credentials, deviceOf(c.req.header('User-Agent'))),
      ).catch((error) => {
        throw explained(error)
      })
      const answer = await withAccount(core, session)
      await knownSignIns.save(answer.account._id, client)
      return c.json(answer, 200)
    })
    .openapi(signingCalls.logout, (c) => done(c, sessions.close(tokenOf(c))))
    .openapi(signingCalls.logoutByHash, async (c) => {
      await rates.take(rates.ofClient('linkPerAddress', c))
      return done(c, sessions.closeByHash(c.req.valid('json').tokenHash))
    })
}

/**
 * The response includes the user, because a second request would double the time of signing in on a slow connection.
 */
export const withAccount = async (core: Core, session: Session) => {
  const user = await core.sessions.userOf(session.token)
  if (!user) throw stopWith(notSignedIn())
  return { ...session, account: await accountOf(core, user) }
}

type Guess = { tries: Share[]; codes: Share[] }

/**
 * A wrong password counts as an attempt, and a wrong code as a guess of the code. Being asked for a code counts as
 * neither.
 */
export const countGuess = async <Answer>(rates: Rates, { tries, codes }: Guess, check: () => Promise<Answer>) => {
  await rates.take(...tries, ...codes)
  const answer = await check().catch(async (error) => {
    const isCode = error instanceof Refused && 'code' in error.fields
    await rates.giveBack(...(isCode ? [] : codes), ...(isCode && codes.length === 0 ? tries : []))
    throw error
  })
  await rates.giveBack(...tries, ...codes)
  return answer
}

export const accountOf = async ({ secondFactor, articles }: Core, user: SignedIn): Promise<Account> => {
  const { id: _id, email, name, jobs = [], role, mustSetUpSecondFactor } = user
  const own = { _id, email, name: name ?? undefined, jobs, role, mustSetUpSecondFactor }
  const wantsWeeklyEmail = await articles.openPointEmails.isWanted(user)
  return { ...own, wantsWeeklyEmail, ...(await secondFactor.status(user)) }
}

const explained = (error: unknown) => {
  if (error instanceof NotAllowed) return stopWith(notSignedIn(adminWording.login.failed))
  return error instanceof Refused ? stopWith(notSignedIn(error.message, error.fields)) : error
}

export const linkRoutes = (
  { passwordResets, addressChanges, invitations, users, messages }: Core,
  rates: Rates,
  addressOf: AbsoluteUrl,
) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(linkCalls.askForPassword, async (c) => {
      const { email } = c.req.valid('json')
      await rates.take(
        rates.of('passwordResetPerAccount', foldEmail(email)),
        rates.ofClient('passwordResetPerAddress', c),
      )
      await passwordResets.request(email, (token) => addressOf(`${newPasswordPath}#${token}`))
      return c.body(null, 202)
    })
    .openapi(linkCalls.resetPassword, async (c) => {
      await rates.take(rates.ofClient('linkPerAddress', c))
      const { token, password } = c.req.valid('json')
      return done(c, passwordResets.use(token, password))
    })
    .openapi(linkCalls.readInvitation, async (c) => {
      await rates.take(rates.ofClient('linkPerAddress', c))
      return c.json({ invitation: await invitations.find(c.req.valid('json').token) }, 200)
    })
    .openapi(linkCalls.undoAddress, async (c) => {
      await rates.take(rates.ofClient('linkPerAddress', c))
      return done(c, addressChanges.undo(c.req.valid('json').token))
    })
    .openapi(linkCalls.join, async (c) => {
      await rates.take(rates.ofClient('linkPerAddress', c))
      const user = await invitations.accept(c.req.valid('json'))
      // The first person is told about messages, like a first administrator with a password from the settings.
      if ((await users.list()).length === 1) await messages.replySettings.turnOnNotices(user)
      return c.body(null, 204)
    })
