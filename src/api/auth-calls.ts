/** Describes the calls (endpoints) on signing in and on one's own account; `auth.ts` answers them. */
import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#shared/limits.ts'
import {
  Account,
  AppCode,
  ChoiceByLink,
  NewRecoveryCodes,
  OpenedLink,
  OwnName,
  OwnSession,
  PasswordChange,
  PasswordProof,
  PasswordResetRequest,
  SecondFactorSetUp,
} from '#shared/shapes/account.ts'
import { Credentials, LeftSession, PasswordConfirmation, Session } from '#shared/shapes/session.ts'
import { Invitation } from '#shared/shapes/user.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'

const tags = ['Sign-in']
const own = { tags: ['Your account'], ...signedIn }
const done = (description: string) => ({ 204: { description } })

/** The response to signing in. */
export const NewSession = z.object({ ...Session.shape, account: Account }).meta({ id: 'SignedIn' })

export const signingCalls = {
  login: createRoute({
    method: 'post',
    path: '/login',
    tags,
    summary: 'Sign in with email and password, and with a code if two-step sign-in is on',
    request: jsonBody(Credentials),
    responses: {
      200: answer('The token of the new session, and its user', NewSession),
      ...refusals(400, 401, 413, 415, 422, 429),
    },
  }),
  logout: createRoute({
    method: 'post',
    path: '/logout',
    tags,
    summary: 'Sign out; the token is no longer valid',
    ...signedIn,
    responses: { ...done('Signed out'), ...refusals(401) },
  }),
  /** For devices that were signed out without a network: `page/left-sessions.ts`. */
  logoutByHash: createRoute({
    method: 'post',
    path: '/logout-by-hash',
    tags,
    summary:
      'Sign out with the SHA-256 of the token, in hexadecimal digits; the response to an unknown one is the same',
    request: jsonBody(LeftSession),
    responses: { ...done('No session has this token'), ...refusals(400, 413, 415, 422, 429) },
  }),
}

/** For links in emails. The token travels in the body, because URLs end up in logs. */
export const linkCalls = {
  askForPassword: createRoute({
    method: 'post',
    path: '/password-reset',
    tags,
    summary: 'Request a link to choose a new password; the response does not reveal whether the address is known',
    request: jsonBody(PasswordResetRequest),
    responses: {
      202: { description: 'If there is an account with this address, an email was sent' },
      ...refusals(400, 413, 415, 422, 429),
    },
  }),
  resetPassword: createRoute({
    method: 'put',
    path: '/password-reset',
    tags,
    summary: 'Choose a new password with the token of the link, once; every session ends',
    request: jsonBody(ChoiceByLink),
    responses: { ...done('The password is changed'), ...refusals(400, 404, 413, 415, 422, 429) },
  }),
  readInvitation: createRoute({
    method: 'post',
    path: '/invitation',
    tags,
    summary: 'Read the invitation that belongs to a token',
    request: jsonBody(OpenedLink),
    responses: {
      200: answer('The invitation', z.object({ invitation: Invitation })),
      ...refusals(400, 404, 413, 415, 422, 429),
    },
  }),
  join: createRoute({
    method: 'post',
    path: '/join',
    tags,
    summary: 'Accept an invitation by choosing a password, once',
    request: jsonBody(ChoiceByLink),
    responses: { ...done('The account was created'), ...refusals(400, 404, 413, 415, 422, 429) },
  }),
}

export const accountCalls = {
  account: createRoute({
    method: 'get',
    path: '/account',
    ...own,
    summary: 'Read your own account',
    responses: { 200: answer('The account', z.object({ account: Account })), ...refusals(401) },
  }),
  changeName: createRoute({
    method: 'put',
    path: '/name',
    ...own,
    summary: 'Change your name; without one, colleagues see the part of your email address before the @',
    request: jsonBody(OwnName),
    responses: { 200: answer('Your name', OwnName), ...refusals(400, 401, 403, 413, 415, 422) },
  }),
  confirm: createRoute({
    method: 'post',
    path: '/confirmation',
    ...own,
    summary: 'Enter your password again; calls that could give others access require this',
    description: `For ${limits.confirmationMinutes} minutes, this session may invite an administrator, make a user an administrator, make two-step sign-in optional, create a token for a program, change the mail account, read the emails that give access to an account, and download backups.`,
    request: jsonBody(PasswordConfirmation),
    responses: {
      200: answer('Confirmed', z.object({ endsAt: z.iso.datetime() })),
      ...refusals(400, 401, 403, 413, 415, 422, 429),
    },
  }),
  changePassword: createRoute({
    method: 'put',
    path: '/password',
    ...own,
    summary: 'Change your password; every other session ends',
    request: jsonBody(PasswordChange),
    responses: { ...done('The password is changed'), ...refusals(400, 401, 403, 413, 415, 422, 429) },
  }),
  sessions: createRoute({
    method: 'get',
    path: '/sessions',
    ...own,
    summary: 'List your sessions, most recently used first',
    responses: { 200: answer('The sessions', z.object({ sessions: z.array(OwnSession) })), ...refusals(401, 403) },
  }),
  endSession: createRoute({
    method: 'delete',
    path: '/sessions/{id}',
    ...own,
    summary: 'End one of your sessions',
    request: idParam,
    responses: { ...done('Ended'), ...refusals(401, 403, 404) },
  }),
  endOtherSessions: createRoute({
    method: 'delete',
    path: '/sessions',
    ...own,
    summary: 'End all your sessions except this one',
    responses: { ...done('Ended'), ...refusals(401, 403) },
  }),
}

const proof = jsonBody(PasswordProof)
const refusedProof = refusals(400, 401, 403, 413, 415, 422, 429)

export const secondFactorCalls = {
  begin: createRoute({
    method: 'post',
    path: '/second-factor',
    ...own,
    summary: 'Start to set up an authenticator app; sign-in asks for no code until it is confirmed',
    request: proof,
    responses: { 200: answer('The secret for the app', SecondFactorSetUp), ...refusedProof },
  }),
  confirm: createRoute({
    method: 'put',
    path: '/second-factor',
    ...own,
    summary: 'Turn on two-step sign-in with a code from the app',
    request: jsonBody(AppCode),
    responses: { 200: answer('The recovery codes', NewRecoveryCodes), ...refusedProof },
  }),
  end: createRoute({
    method: 'post',
    path: '/second-factor/off',
    ...own,
    summary: 'Turn off two-step sign-in',
    request: proof,
    responses: { ...done('Two-step sign-in is off'), ...refusedProof },
  }),
  renewCodes: createRoute({
    method: 'post',
    path: '/recovery-codes',
    ...own,
    summary: 'Create new recovery codes; the old ones are no longer valid',
    request: proof,
    responses: { 200: answer('The recovery codes', NewRecoveryCodes), ...refusedProof },
  }),
}
