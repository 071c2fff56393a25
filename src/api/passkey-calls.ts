/** Describes the calls (endpoints) on passkeys (WebAuthn); `auth.ts` answers them. */
import { createRoute, z } from '@hono/zod-openapi'
import { NewPasskey, Passkey, PasskeyOptions, PasskeyProof } from '#shared/shapes/passkey.ts'
import { NewSession } from './auth-calls.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'

const tags = ['Sign-in']
const own = { tags: ['Your account'], ...signedIn }
const done = (description: string) => ({ 204: { description } })

const refusedPasskey = refusals(400, 401, 403, 413, 415, 422, 429)
const optionsOf = (description: string) => answer(description, PasskeyOptions)

export const passkeyCalls = {
  list: createRoute({
    method: 'get',
    path: '/passkeys',
    ...own,
    summary: 'List your passkeys',
    responses: { 200: answer('The passkeys', z.object({ passkeys: z.array(Passkey) })), ...refusals(401, 403) },
  }),
  begin: createRoute({
    method: 'post',
    path: '/passkeys/options',
    ...own,
    summary: 'Start to add a passkey: the options for navigator.credentials.create()',
    description: 'Needs POST /auth/confirmation first.',
    responses: { 200: optionsOf('The options'), ...refusals(401, 403, 422) },
  }),
  add: createRoute({
    method: 'post',
    path: '/passkeys',
    ...own,
    summary: 'Add the passkey that the browser has created; you get an email about it',
    description: 'Needs POST /auth/confirmation first.',
    request: jsonBody(NewPasskey),
    responses: { 201: answer('The passkey', z.object({ passkey: Passkey })), ...refusedPasskey },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/passkeys/{id}',
    ...own,
    summary: 'Remove one of your passkeys',
    request: idParam,
    responses: { ...done('Removed'), ...refusals(401, 403, 404) },
  }),
  confirm: createRoute({
    method: 'post',
    path: '/confirmation/passkey',
    ...own,
    summary: 'Confirm with a passkey that it is you, instead of the password',
    request: jsonBody(PasskeyProof),
    responses: { 200: answer('Confirmed', z.object({ endsAt: z.iso.datetime() })), ...refusedPasskey },
  }),
}

export const passkeyLoginCalls = {
  begin: createRoute({
    method: 'post',
    path: '/passkey-login/options',
    tags,
    summary: 'Start to sign in or to confirm with a passkey: the options for navigator.credentials.get()',
    responses: { 200: optionsOf('The options'), ...refusals(429) },
  }),
  finish: createRoute({
    method: 'post',
    path: '/passkey-login',
    tags,
    summary: 'Sign in with a passkey; it replaces the password and the code',
    request: jsonBody(PasskeyProof),
    responses: {
      200: answer('The token of the new session, and its user', NewSession),
      ...refusals(400, 401, 413, 415, 422, 429),
    },
  }),
}
