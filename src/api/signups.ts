/**
 * Sign-ups for events with limited seats: visitors sign up and cancel by a code; users with the permission
 * `signups.read` see the names, and check people in at the door.
 */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Core } from '#core/organisation/core.ts'
import { foldEmail } from '#shared/email.ts'
import { eventsPath, signupPath } from '#shared/paths.ts'
import { FormCheckHeader } from '#shared/shapes/form-check.ts'
import { IdempotencyKeyHeader } from '#shared/shapes/message.ts'
import {
  DoorList,
  DoorMarks,
  EmailToSignups,
  EventCountChange,
  EventCounts,
  FewerPeople,
  NewSignup,
  Signup,
  SignupsOfDay,
  SignupTimes,
  ToldChange,
} from '#shared/shapes/signup.ts'
import { type AbsoluteUrl, type ApiEnv, answer, byId, callsTagged, idOrSlug, idParam } from './calls.ts'
import { signalsIn } from './form-check.ts'
import type { Rates } from './rate-limit.ts'

const call = callsTagged('Sign-ups', 'signups.read')

const OneSignup = z.object({ signup: Signup })

const codeParam = z.object({
  code: z.string().max(40).meta({ description: 'The code of the sign-up, in any case, with or without a hyphen' }),
})

const signupParam = byId.extend({ signup: idParam('the sign-up') })

/** Of one event. */
const eventSignupCalls = {
  times: call('get', '/{id}/times', {
    needs: 'nothing',
    summary:
      'List the times of an event that takes sign-ups, with the seats left; and the next events when all are full',
    by: idOrSlug('event'),
    gives: { 200: answer('The times', SignupTimes) },
    also: [422],
  }),
  take: call('post', '/{id}/signups', {
    needs: 'nothing',
    summary: 'Sign up for an event; only a name to be called by is needed',
    description:
      'The seats are taken at once. The code is in this response only: the person who has it can see the sign-up and cancel it. With an email address, the code is also sent there.',
    headers: IdempotencyKeyHeader.extend(FormCheckHeader.shape),
    takes: NewSignup,
    gives: { 201: answer('The code, and the sign-up', OneSignup.extend({ code: z.string() })) },
    also: [409, 429],
  }),
  list: call('get', '/{id}/signups', {
    summary: 'List who signed up; needs the permission signups.read, which comes with the job Door',
    gives: { 200: answer('The sign-ups, by time', SignupsOfDay) },
  }),
  email: call('post', '/{id}/signups/emails', {
    summary: 'Send the same text to everyone who signed up with an email address',
    description: 'Repeated with the same idempotency key and text, it sends nothing again.',
    headers: IdempotencyKeyHeader,
    takes: EmailToSignups,
    gives: { 200: answer('How many people it goes to', z.object({ emails: z.int() })) },
  }),
  saveTold: call('put', '/{id}/signups/{signup}/told', {
    summary: 'Record that a person has been told of a change of the event, for example by phone, or has not',
    by: signupParam,
    takes: ToldChange,
    gives: { 200: answer('Recorded', ToldChange) },
  }),
  remove: call('delete', '/{id}/signups/{signup}', {
    summary: 'Remove a sign-up: its seats are free, and its name, phone and email are deleted',
    by: signupParam,
    gives: { 200: answer('Removed', z.object({ isRemoved: z.literal(true) })) },
  }),
}

/** For the volunteers at the door. */
const doorCalls = {
  list: call('get', '/{id}/door', {
    summary: 'Get the list for the door, to be stored on a phone that will have no network',
    gives: { 200: answer('The list', DoorList) },
  }),
  mark: call('post', '/{id}/door', {
    summary:
      'Save marks of the door; each counts once, by its id; the response is the list with the marks of all phones',
    takes: DoorMarks,
    gives: { 200: answer('The list', DoorList) },
  }),
  counts: call('get', '/{id}/counts', {
    summary: 'Get the counts of an event: signed up, came, walked in, tested, sent on',
    gives: { 200: answer('The counts', EventCounts) },
  }),
  changeCounts: call('patch', '/{id}/counts', {
    summary: 'Replace counts with those of the paper list',
    takes: EventCountChange,
    gives: { 200: answer('The counts', EventCounts) },
    also: [409],
  }),
}

/** For the person who has the code. */
const codeCalls = {
  find: call('get', '/{code}', {
    needs: 'nothing',
    summary: 'Read a sign-up by its code',
    by: codeParam,
    gives: { 200: answer('The sign-up', OneSignup) },
    also: [422, 429],
  }),
  change: call('patch', '/{code}', {
    needs: 'nothing',
    summary: 'Change a sign-up to fewer people; the other seats are free',
    by: codeParam,
    takes: FewerPeople,
    gives: { 200: answer('The sign-up', OneSignup) },
    also: [429],
  }),
  cancel: call('delete', '/{code}', {
    needs: 'nothing',
    summary: 'Cancel a sign-up by its code; its name, phone and email are deleted; idempotent',
    by: codeParam,
    gives: { 200: answer('The sign-up', OneSignup) },
    also: [422, 429],
  }),
}

type Signups = Pick<Core, 'signups'>

/** The calls below /events/{id}. */
export const eventSignupRoutes = ({ signups }: Signups, rates: Rates, addressOf: AbsoluteUrl) => {
  const links = { signup: (code: string) => addressOf(signupPath(code)), events: addressOf(eventsPath) }
  return new OpenAPIHono<ApiEnv>()
    .openapi(eventSignupCalls.times, async (c) => c.json(await signups.times(c.req.valid('param').id), 200))
    .openapi(eventSignupCalls.take, async (c) => {
      const wanted = c.req.valid('json')
      await rates.take(
        rates.ofClient('signup', c),
        ...(wanted.email ? [rates.of('signupPerEmail', foldEmail(wanted.email))] : []),
      )
      const { 'idempotency-key': key, 'form-check': formCheck } = c.req.valid('header')
      const how = { links, key, signals: signalsIn(formCheck) }
      const { code } = await signups.take(c.req.valid('param').id, wanted, how)
      return c.json({ code, signup: await signups.find(code) }, 201)
    })
    .openapi(eventSignupCalls.list, async (c) => c.json(await signups.list(c.req.valid('param').id), 200))
    .openapi(eventSignupCalls.email, async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const message = { ...c.req.valid('json'), links, key }
      return c.json({ emails: await signups.emailEverybody(c.req.valid('param').id, message) }, 200)
    })
    .openapi(eventSignupCalls.saveTold, async (c) => {
      const { id, signup } = c.req.valid('param')
      const change = c.req.valid('json')
      await signups.saveTold(id, signup, change)
      return c.json(change, 200)
    })
    .openapi(eventSignupCalls.remove, async (c) => {
      const { id, signup } = c.req.valid('param')
      await signups.remove(id, signup, links)
      return c.json({ isRemoved: true as const }, 200)
    })
    .openapi(doorCalls.list, async (c) => c.json(await signups.door(c.req.valid('param').id), 200))
    .openapi(doorCalls.mark, async (c) => {
      const { id } = c.req.valid('param')
      const cancelled = await signups.mark(id, c.req.valid('json'))
      return c.json({ ...(await signups.door(id)), cancelled }, 200)
    })
    .openapi(doorCalls.counts, async (c) => c.json(await signups.counts(c.req.valid('param').id), 200))
    .openapi(doorCalls.changeCounts, async (c) => {
      const { id } = c.req.valid('param')
      await signups.changeCounts(id, c.req.valid('json'))
      return c.json(await signups.counts(id), 200)
    })
}

/** The calls below /signups. Wrong codes are counted by client network, so that nobody can find a code by trying. */
export const signupRoutes = ({ signups }: Signups, rates: Rates) => {
  const byCode = <Answer>(c: Context<ApiEnv>, work: () => Promise<Answer>) =>
    rates.countFailures(rates.ofClient('signupCode', c), work)
  return new OpenAPIHono<ApiEnv>()
    .openapi(codeCalls.find, async (c) => {
      const { code } = c.req.valid('param')
      return c.json({ signup: await byCode(c, () => signups.find(code)) }, 200, { 'Cache-Control': 'no-store' })
    })
    .openapi(codeCalls.change, async (c) => {
      const { code } = c.req.valid('param')
      await byCode(c, () => signups.changePeople(code, c.req.valid('json').people))
      return c.json({ signup: await signups.find(code) }, 200)
    })
    .openapi(codeCalls.cancel, async (c) => {
      const { code } = c.req.valid('param')
      await byCode(c, () => signups.cancel(code))
      return c.json({ signup: await signups.find(code) }, 200)
    })
}
