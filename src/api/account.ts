/** One's own account: name, password, sessions, two-step sign-in, and the confirmation that protected calls need. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { foldEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import {
  Account,
  AddressChange,
  AppCode,
  NewRecoveryCodes,
  OwnName,
  OwnSession,
  PasswordChange,
  PasswordProof,
  SecondFactorSetUp,
  WeeklyEmail,
} from '#shared/shapes/account.ts'
import { PasswordConfirmation } from '#shared/shapes/session.ts'
import { type AbsoluteUrl, type ApiEnv, answer, callsTagged, done } from './calls.ts'
import { mustBeConfirmed, tokenOf } from './guard.ts'
import { ownGuess, proofOf, type Rates } from './rate-limit.ts'
import { accountOf, countGuess, undoLink } from './sign-in.ts'

const ownCall = callsTagged('Your account', 'sign-in')

const accountCalls = {
  account: ownCall('get', '/account', {
    summary: 'Read your own account',
    gives: { 200: answer('The account', z.object({ account: Account })) },
  }),
  changeName: ownCall('put', '/name', {
    summary: 'Change your name; without one, colleagues see the part of your email address before the @',
    takes: OwnName,
    gives: { 200: answer('Your name', OwnName) },
  }),
  chooseWeeklyEmail: ownCall('put', '/weekly-email', {
    summary: 'Choose whether you get the weekly email about what is open in articles',
    takes: WeeklyEmail,
    gives: { 200: answer('Your choice', WeeklyEmail) },
  }),
  changeAddress: ownCall('put', '/address', {
    summary: 'Change the email address with which you sign in; both addresses get an email',
    description: `Requires \`POST /auth/confirmation\` first. The old address can undo it for ${limits.addressUndoDays} days.`,
    takes: AddressChange,
    gives: { 200: answer('Your address', AddressChange) },
  }),
  confirm: ownCall('post', '/confirmation', {
    summary: 'Enter your password again; calls that could give others access require this',
    description: `For ${limits.confirmationMinutes} minutes, this session may invite an administrator, make a user an administrator, make two-step sign-in optional, change the address of an account, create a token for a program, change the mail account, read the emails that give access to an account, and download backups.`,
    takes: PasswordConfirmation,
    gives: { 200: answer('Confirmed', z.object({ endsAt: z.iso.datetime() })) },
    also: [429],
  }),
  changePassword: ownCall('put', '/password', {
    summary: 'Change your password; every other session ends',
    takes: PasswordChange,
    gives: { 204: { description: 'The password is changed' } },
    also: [429],
  }),
  sessions: ownCall('get', '/sessions', {
    summary: 'List your sessions, most recently used first',
    gives: { 200: answer('The sessions', z.object({ sessions: z.array(OwnSession) })) },
  }),
  endSession: ownCall('delete', '/sessions/{id}', {
    summary: 'End one of your sessions',
    gives: { 204: { description: 'Ended' } },
  }),
  endOtherSessions: ownCall('delete', '/sessions', {
    summary: 'End all your sessions except this one',
    gives: { 204: { description: 'Ended' } },
  }),
}

const secondFactorCalls = {
  begin: ownCall('post', '/second-factor', {
    summary: 'Start to set up an authenticator app; sign-in asks for no code until it is confirmed',
    takes: PasswordProof,
    gives: { 200: answer('The secret for the app', SecondFactorSetUp) },
    also: [429],
  }),
  confirm: ownCall('put', '/second-factor', {
    summary: 'Turn on two-step sign-in with a code from the app',
    takes: AppCode,
    gives: { 200: answer('The recovery codes', NewRecoveryCodes) },
    also: [429],
  }),
  end: ownCall('post', '/second-factor/off', {
    summary: 'Turn off two-step sign-in',
    takes: PasswordProof,
    gives: { 204: { description: 'Two-step sign-in is off' } },
    also: [429],
  }),
  renewCodes: ownCall('post', '/recovery-codes', {
    summary: 'Create new recovery codes; the old ones are no longer valid',
    takes: PasswordProof,
    gives: { 200: answer('The recovery codes', NewRecoveryCodes) },
    also: [429],
  }),
}

export const accountRoutes = (core: Core, rates: Rates, addressOf: AbsoluteUrl) => {
  const { sessions, passwords } = core
  const withProof = proofOf(core, rates)
  return new OpenAPIHono<ApiEnv>()
    .openapi(accountCalls.account, async (c) => c.json({ account: await accountOf(core, c.get('user')) }, 200))
    .openapi(accountCalls.changeName, async (c) => {
      const own = c.req.valid('json')
      await core.users.rename(c.get('user'), own.name)
      return c.json(own, 200)
    })
    .openapi(accountCalls.chooseWeeklyEmail, async (c) => {
      const choice = c.req.valid('json')
      await core.articles.openPointEmails.choose(c.get('user'), choice.isWanted)
      return c.json(choice, 200)
    })
    .openapi(accountCalls.changeAddress, async (c) => {
      mustBeConfirmed(c)
      const { email } = c.req.valid('json')
      await core.addressChanges.change(c.get('user').id, email, undoLink(addressOf))
      return c.json({ email }, 200)
    })
    .openapi(accountCalls.confirm, async (c) => {
      const proof = c.req.valid('json')
      const account = foldEmail(c.get('user').email)
      const codes = proof.code ? [rates.of('codePerAccount', account)] : []
      const guess = { tries: [ownGuess(rates, c.get('user'))], codes }
      return c.json(await countGuess(rates, guess, () => sessions.confirm(c.get('user'), tokenOf(c), proof)), 200)
    })
    .openapi(accountCalls.changePassword, async (c) => {
      const change = c.req.valid('json')
      await withProof(c.get('user'), change.password)
      return done(c, passwords.change(c.get('user'), change.newPassword, tokenOf(c)))
    })
}

export const sessionRoutes = ({ sessions }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(accountCalls.sessions, async (c) =>
      c.json({ sessions: await sessions.list(c.get('user'), tokenOf(c)) }, 200),
    )
    .openapi(accountCalls.endSession, (c) => done(c, sessions.end(c.get('user'), c.req.valid('param').id)))
    .openapi(accountCalls.endOtherSessions, (c) => done(c, sessions.endOthers(c.get('user'), tokenOf(c))))

export const secondFactorRoutes = (core: Core, rates: Rates) => {
  const { secondFactor } = core
  const withProof = proofOf(core, rates)
  return new OpenAPIHono<ApiEnv>()
    .openapi(secondFactorCalls.begin, async (c) => {
      await withProof(c.get('user'), c.req.valid('json').password)
      return c.json(await secondFactor.begin(c.get('user')), 200)
    })
    .openapi(secondFactorCalls.confirm, async (c) => {
      const guess = rates.of('codePerAccount', foldEmail(c.get('user').email))
      const confirm = () => secondFactor.confirm(c.get('user'), c.req.valid('json').code)
      return c.json({ recoveryCodes: await rates.countFailures(guess, confirm) }, 200)
    })
    .openapi(secondFactorCalls.end, async (c) => {
      await withProof(c.get('user'), c.req.valid('json').password)
      return done(c, secondFactor.end(c.get('user')))
    })
    .openapi(secondFactorCalls.renewCodes, async (c) => {
      await withProof(c.get('user'), c.req.valid('json').password)
      return c.json({ recoveryCodes: await secondFactor.renewRecoveryCodes(c.get('user')) }, 200)
    })
}
