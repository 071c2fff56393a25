/** Describes the calls (endpoints) on sign-ups, the door and the counts of an event; `signups.ts` answers them. */
import { createRoute, z } from '@hono/zod-openapi'
import { FormCheckHeader } from '#shared/shapes/form-check.ts'
import { IdempotencyKeyHeader } from '#shared/shapes/message.ts'
import {
  DoorList,
  DoorMarks,
  EmailToSignups,
  EventCountChange,
  EventCounts,
  NewSignup,
  Signup,
  SignupsOfDay,
  SignupTimes,
} from '#shared/shapes/signup.ts'
import { answer, idOrSlugParam, idParam, jsonBody, refusals, signedIn } from './calls.ts'

const tags = ['Sign-ups']
const OneSignup = z.object({ signup: Signup })

const dayParam = idOrSlugParam('event')

const codeParam = {
  params: z.object({
    code: z.string().max(40).meta({ description: 'The code of the sign-up, in any case, with or without a hyphen' }),
  }),
}

const signupParam = {
  params: idParam.params.extend({
    signup: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .meta({ description: 'The _id of the sign-up' }),
  }),
}

/** Of one event. */
export const eventSignupCalls = {
  times: createRoute({
    method: 'get',
    path: '/{id}/times',
    tags,
    summary:
      'List the times of an event that takes sign-ups, with the places left; and the next events when all are full',
    request: dayParam,
    responses: { 200: answer('The times', SignupTimes), ...refusals(404, 422) },
  }),
  take: createRoute({
    method: 'post',
    path: '/{id}/signups',
    tags,
    summary: 'Sign up for an event; only a name to be called by is needed',
    description:
      'The place is taken at once. The code is in this response only: the person who has it can see the sign-up and cancel it. With an email address, the code is also sent there.',
    request: { ...idParam, ...jsonBody(NewSignup), headers: IdempotencyKeyHeader.extend(FormCheckHeader.shape) },
    responses: {
      201: answer('The code, and the sign-up', OneSignup.extend({ code: z.string() })),
      ...refusals(400, 404, 409, 413, 415, 422, 429),
    },
  }),
  list: createRoute({
    method: 'get',
    path: '/{id}/signups',
    tags,
    ...signedIn,
    summary: 'List who signed up; needs the permission signups.read, which an editor has only if it was granted',
    request: idParam,
    responses: {
      200: answer('The sign-ups, by time', SignupsOfDay),
      ...refusals(401, 403, 404),
    },
  }),
  email: createRoute({
    method: 'post',
    path: '/{id}/signups/emails',
    tags,
    ...signedIn,
    summary: 'Send the same text to everyone who signed up with an email address',
    description: 'Repeated with the same idempotency key and text, it sends nothing again.',
    request: { ...idParam, ...jsonBody(EmailToSignups), headers: IdempotencyKeyHeader },
    responses: {
      200: answer('How many people it goes to', z.object({ emails: z.int() })),
      ...refusals(400, 401, 403, 404, 413, 415, 422),
    },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}/signups/{signup}',
    tags,
    ...signedIn,
    summary: 'Remove a sign-up: its places are free, and its name, phone and email are deleted',
    request: signupParam,
    responses: { 200: answer('Removed', z.object({ isRemoved: z.literal(true) })), ...refusals(401, 403, 404) },
  }),
}

/** For the volunteers at the door. */
export const doorCalls = {
  list: createRoute({
    method: 'get',
    path: '/{id}/door',
    tags,
    ...signedIn,
    summary: 'Get the list for the door, to be stored on a phone that will have no network',
    request: idParam,
    responses: { 200: answer('The list', DoorList), ...refusals(401, 403, 404) },
  }),
  mark: createRoute({
    method: 'post',
    path: '/{id}/door',
    tags,
    ...signedIn,
    summary:
      'Save marks of the door; each counts once, by its id; the response is the list with the marks of all phones',
    request: { ...idParam, ...jsonBody(DoorMarks) },
    responses: { 200: answer('The list', DoorList), ...refusals(400, 401, 403, 404, 413, 415, 422) },
  }),
  counts: createRoute({
    method: 'get',
    path: '/{id}/counts',
    tags,
    ...signedIn,
    summary: 'Get the counts of an event: signed up, came, walked in, tested, sent on',
    request: idParam,
    responses: { 200: answer('The counts', EventCounts), ...refusals(401, 403, 404) },
  }),
  changeCounts: createRoute({
    method: 'patch',
    path: '/{id}/counts',
    tags,
    ...signedIn,
    summary: 'Replace counts with those of the paper list',
    request: { ...idParam, ...jsonBody(EventCountChange) },
    responses: { 200: answer('The counts', EventCounts), ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
}

/** For the person who has the code. */
export const codeCalls = {
  find: createRoute({
    method: 'get',
    path: '/{code}',
    tags,
    summary: 'Read a sign-up by its code',
    request: codeParam,
    responses: { 200: answer('The sign-up', OneSignup), ...refusals(404, 422, 429) },
  }),
  giveBack: createRoute({
    method: 'delete',
    path: '/{code}',
    tags,
    summary: 'Cancel a sign-up by its code; its name, phone and email are deleted; idempotent',
    request: codeParam,
    responses: { 200: answer('The sign-up', OneSignup), ...refusals(404, 422, 429) },
  }),
}
