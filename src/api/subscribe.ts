/**
 * Subscriptions to the newsletter (sign-up, confirmation, unsubscribing), and the list of subscribers for its managers.
 * `core/subscribers/confirm.ts` holds the double opt-in.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { bodyBytes } from '#shared/limits.ts'
import { confirmPath } from '#shared/paths.ts'
import { MaybePageQuery, pageFields } from '#shared/shapes/fields.ts'
import {
  BouncedChoice,
  Confirmation,
  FormOf,
  GroupMembers,
  HandConfirmation,
  Leaving,
  NewSubscriber,
  Subscriber,
  SubscriberFilter,
  SubscriberGroups,
  SubscriberImport,
  SubscriberImportResult,
  SubscriberStateField,
} from '#shared/shapes/subscriber.ts'
import { type AbsoluteUrl, type ApiEnv, answer, callsTagged, fileAnswer, onChange, onItem, sendFile } from './calls.ts'
import { signalsIn } from './form-check.ts'
import { orTheNewest, pageOrNewest } from './paging.ts'
import { problem, stopWith } from './problems.ts'
import { clientNetworkOf, type Rates } from './rate-limit.ts'

const call = callsTagged('Newsletter', 'subscribers.write')

const OneSubscriber = z.object({ subscriber: Subscriber })
const JustAddress = z.object({ subscriber: Subscriber.pick({ email: true }) })
const Subscribed = JustAddress.extend({
  sendsEmail: z.boolean().meta({ description: 'Whether the site can send email: false until a mail server is set' }),
})

const subscribeCalls = {
  add: call('post', '/', {
    needs: 'nothing',
    summary: 'Subscribe to the newsletter; idempotent',
    description:
      'The subscriber gets an email to confirm, at most one a day. The response is the same for every address.',
    headers: FormOf,
    takes: NewSubscriber,
    gives: { 201: answer('The email address that was sent', Subscribed) },
    also: [409, 429],
  }),
  confirm: call('post', '/confirm', {
    needs: 'nothing',
    summary: 'Confirm a subscription with the token from the link in the email; idempotent',
    takes: Confirmation,
    gives: { 200: answer('The confirmed address', JustAddress) },
    also: [404],
  }),
  unsubscribe: call('post', '/unsubscribe', {
    needs: 'nothing',
    summary: 'Unsubscribe with the token from the link in the email, and optionally a reason; idempotent',
    takes: Leaving,
    gives: { 200: answer('Unsubscribed', z.object({ isUnsubscribed: z.literal(true) })) },
    also: [404],
  }),
  list: call('get', '/', {
    needs: 'subscribers.read',
    summary: `List subscribers, newest first; ${orTheNewest}`,
    description: 'Without a state: everyone except those who unsubscribed.',
    query: MaybePageQuery.extend(SubscriberFilter.shape),
    gives: {
      200: answer(
        'The subscribers, and the number in each state',
        z.object({
          subscriptions: z.array(Subscriber),
          counts: z.record(SubscriberStateField, z.int()),
          misjudged: z
            .int()
            .meta({ description: 'Bounced, but the mail server did not say that the mailbox is closed' }),
          ...pageFields,
        }),
      ),
    },
  }),
  listGroups: call('get', '/groups', {
    needs: 'subscribers.read',
    summary: 'List the groups of subscribers, with the number of subscribers in each',
    gives: {
      200: answer('The groups', z.object({ groups: z.array(z.object({ name: z.string(), subscribers: z.int() })) })),
    },
  }),
  addToGroup: call('post', '/groups', {
    summary: 'Put several subscribers into a group, by their ids or all that match a filter; a new name is a new group',
    description: 'Those who unsubscribed are left out.',
    takes: GroupMembers,
    gives: { 200: answer('How many joined the group', z.object({ added: z.int() })) },
  }),
  setGroups: call('put', '/{id}/groups', {
    summary: 'Set the groups of a subscriber',
    takes: SubscriberGroups,
    gives: { 200: answer('The subscriber', OneSubscriber) },
    also: [409],
  }),
  restoreBounced: call('post', '/restore', {
    summary:
      'Restore subscribers who bounced: all, or those about whom the mail server did not say that the mailbox is closed',
    takes: BouncedChoice,
    gives: { 200: answer('How many', z.object({ restored: z.int() })) },
  }),
  confirmByHand: call('post', '/{id}/confirm', {
    summary: 'Confirm a subscriber who agreed in another way; stores who confirmed, and why',
    takes: HandConfirmation,
    gives: { 200: answer('The subscriber', OneSubscriber) },
  }),
  sendConfirmation: call('post', '/{id}/confirmation-email', {
    summary: 'Resend the confirmation email, at most once a day',
    gives: { 200: answer('Whether it was sent', z.object({ isSent: z.boolean() })) },
  }),
  importSubscribers: call('post', '/import', {
    summary: 'Import addresses, each with the consent that was given',
    takes: SubscriberImport,
    gives: { 200: answer('The result, in numbers', SubscriberImportResult) },
  }),
  readTable: call('post', '/import/table', {
    summary: `Read a CSV file for an import; at most ${bodyBytes.csv / 1024 / 1024} MB, and nothing is saved`,
    description:
      'Cells are separated by commas, semicolons, tabs or bars. The encoding is UTF-8, UTF-16, Windows-1252 or Mac Roman.',
    takesBytes: 'text/csv',
    gives: {
      200: answer(
        'The rows that are not empty, and in which line of the file each begins',
        z.object({ rows: z.array(z.array(z.string())), lines: z.array(z.int()) }),
      ),
    },
  }),
  exportSubscribers: call('get', '/export', {
    needs: 'subscribers.read',
    summary: 'Download all subscribers as CSV, without formulas',
    gives: { 200: fileAnswer('The CSV file', 'text/csv') },
  }),
  remove: call('delete', '/{id}', {
    summary: 'Delete one subscriber permanently',
    gives: { 200: answer('The deleted subscriber', OneSubscriber) },
  }),
}

// An unknown address takes longer than a known one, and the time must not reveal which it was.
const evenMilliseconds = 100

export const subscribeRoutes = ({ subscribers, botCheck, outbox }: Core, rates: Rates, addressOf: AbsoluteUrl) => {
  const linkOf = (token: string) => addressOf(confirmPath(token))
  return new OpenAPIHono<ApiEnv>()
    .openapi(subscribeCalls.add, async (c) => {
      await rates.take(rates.ofClient('subscribe', c))
      const fields = c.req.valid('json')
      const { 'form-check': signs, 'form-page': page } = c.req.valid('header')
      const suspicion = await botCheck.suspicion(signalsIn(signs))
      const network = clientNetworkOf(c.env.visitor)
      const sendsEmail = await outbox.sends()
      await Promise.all([
        subscribers.add(fields, { page, sendsEmail, suspicion, linkOf, network }),
        pause(evenMilliseconds),
      ])
      // Echoes the request: the stored address would reveal whether it had subscribed before.
      return c.json({ subscriber: { email: fields.email }, sendsEmail }, 201)
    })
    .openapi(subscribeCalls.confirm, async (c) => {
      const { email } = await subscribers.confirm(c.req.valid('json').token)
      return c.json({ subscriber: { email } }, 200)
    })
    .openapi(subscribeCalls.unsubscribe, async (c) => {
      const { token, reason } = c.req.valid('json')
      await subscribers.unsubscribe(token, reason)
      return c.json({ isUnsubscribed: true as const }, 200)
    })
    .openapi(subscribeCalls.list, async (c) => {
      const { page, limit, ...filters } = c.req.valid('query')
      const listed = { ...subscribers, list: (at: number, most: number) => subscribers.list(at, most, filters) }
      const isFiltered = Object.values(filters).some(Boolean)
      const { found, ...pages } = await pageOrNewest(listed, { page: page ?? (isFiltered ? 1 : undefined), limit })
      const [counts, misjudged] = [await subscribers.counts(), await subscribers.countMisjudged()]
      return c.json({ subscriptions: found, counts, misjudged, ...pages }, 200)
    })
    .openapi(subscribeCalls.listGroups, async (c) => c.json({ groups: await subscribers.groups() }, 200))
    .openapi(subscribeCalls.addToGroup, async (c) =>
      c.json({ added: await subscribers.addToGroup(c.req.valid('json')) }, 200),
    )
    .openapi(subscribeCalls.setGroups, onChange('subscriber', subscribers.setGroups))
    .openapi(subscribeCalls.restoreBounced, async (c) =>
      c.json({ restored: await subscribers.restoreBounced(c.req.valid('json').which) }, 200),
    )
    .openapi(subscribeCalls.confirmByHand, async (c) => {
      const { reason } = c.req.valid('json')
      return c.json({ subscriber: await subscribers.confirmByHand(c.req.valid('param').id, reason) }, 200)
    })
    .openapi(subscribeCalls.sendConfirmation, async (c) =>
      c.json({ isSent: await subscribers.sendConfirmation(c.req.valid('param').id, linkOf) }, 200),
    )
    .openapi(subscribeCalls.remove, onItem('subscriber', subscribers.remove))
    .openapi(subscribeCalls.importSubscribers, async (c) =>
      c.json(await subscribers.importSubscribers(c.req.valid('json')), 200),
    )
    .openapi(subscribeCalls.readTable, async (c) => {
      if (!/^text\/csv\b/i.test(c.req.header('Content-Type') ?? ''))
        throw stopWith(problem(415, 'Send the file as text/csv.'))
      return c.json(await subscribers.parseCsv(new Uint8Array(await c.req.arrayBuffer())), 200)
    })
    .openapi(subscribeCalls.exportSubscribers, async (c) =>
      sendFile(c, 'subscribers.csv', 'text/csv', await subscribers.exportSubscribers()),
    )
}
