/** Describes the calls (endpoints) on subscribers; `subscribe.ts` answers them. */
import { createRoute, z } from '@hono/zod-openapi'
import { bodyBytes, limits } from '#shared/limits.ts'
import { LanguageTag } from '#shared/shapes/languages.ts'
import { MaybePageQuery, pageFields } from '#shared/shapes/page.ts'
import {
  BouncedChoice,
  Confirmation,
  FormOf,
  GroupName,
  HandConfirmation,
  Leaving,
  NewSubscriber,
  Subscriber,
  SubscriberGroups,
  SubscriberImport,
  SubscriberImportResult,
  SubscriberStateField,
} from '#shared/shapes/subscriber.ts'
import { optionalText } from '#shared/shapes/text.ts'
import { subscriberSources } from '#shared/subscriber-states.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'
import { orTheNewest } from './paging.ts'

const tags = ['Newsletter']
const OneSubscriber = z.object({ subscriber: Subscriber })
const JustAddress = z.object({ subscriber: Subscriber.pick({ email: true }) })

export const subscribeCalls = {
  add: createRoute({
    method: 'post',
    path: '/',
    tags,
    summary: 'Subscribe to the newsletter; idempotent',
    description:
      'The subscriber gets an email to confirm, at most one a day. The response is the same for every address.',
    request: { ...jsonBody(NewSubscriber), headers: FormOf },
    responses: { 201: answer('The email address that was sent', JustAddress), ...refusals(400, 413, 415, 422, 429) },
  }),
  confirm: createRoute({
    method: 'post',
    path: '/confirm',
    tags,
    summary: 'Confirm a subscription with the token from the link in the email; idempotent',
    request: jsonBody(Confirmation),
    responses: {
      200: answer('The confirmed address', JustAddress),
      ...refusals(400, 404, 413, 415, 422),
    },
  }),
  unsubscribe: createRoute({
    method: 'post',
    path: '/unsubscribe',
    tags,
    summary: 'Unsubscribe with the token from the link in the email, and optionally a reason; idempotent',
    request: jsonBody(Leaving),
    responses: {
      200: answer('Unsubscribed', z.object({ isUnsubscribed: z.literal(true) })),
      ...refusals(400, 404, 413, 415, 422),
    },
  }),
  list: createRoute({
    method: 'get',
    path: '/',
    tags,
    summary: `List subscribers, newest first; ${orTheNewest}`,
    description: 'Without a state: everyone except those who unsubscribed.',
    ...signedIn,
    request: {
      query: MaybePageQuery.extend({
        state: SubscriberStateField.optional(),
        search: optionalText('search', limits.searchQuery).meta({ description: 'Part of the address' }),
        source: z.enum(subscriberSources).optional(),
        language: LanguageTag.optional(),
        group: GroupName.optional(),
      }),
    },
    responses: {
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
      ...refusals(401, 403, 422),
    },
  }),
  listGroups: createRoute({
    method: 'get',
    path: '/groups',
    tags,
    summary: 'List the groups of subscribers, with the number of subscribers in each',
    ...signedIn,
    responses: {
      200: answer('The groups', z.object({ groups: z.array(z.object({ name: z.string(), subscribers: z.int() })) })),
      ...refusals(401, 403),
    },
  }),
  setGroups: createRoute({
    method: 'put',
    path: '/{id}/groups',
    tags,
    summary: 'Set the groups of a subscriber',
    ...signedIn,
    request: { ...idParam, ...jsonBody(SubscriberGroups) },
    responses: { 200: answer('The subscriber', OneSubscriber), ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
  restoreBounced: createRoute({
    method: 'post',
    path: '/restore',
    tags,
    summary:
      'Restore subscribers who bounced: all, or those about whom the mail server did not say that the mailbox is closed',
    ...signedIn,
    request: jsonBody(BouncedChoice),
    responses: {
      200: answer('How many', z.object({ restored: z.int() })),
      ...refusals(400, 401, 403, 413, 415, 422),
    },
  }),
  confirmByHand: createRoute({
    method: 'post',
    path: '/{id}/confirm',
    tags,
    summary: 'Confirm a subscriber who agreed in another way; stores who confirmed, and why',
    ...signedIn,
    request: { ...idParam, ...jsonBody(HandConfirmation) },
    responses: { 200: answer('The subscriber', OneSubscriber), ...refusals(400, 401, 403, 404, 413, 415, 422) },
  }),
  sendConfirmation: createRoute({
    method: 'post',
    path: '/{id}/confirmation-email',
    tags,
    summary: 'Resend the confirmation email, at most once a day',
    ...signedIn,
    request: idParam,
    responses: {
      200: answer('Whether it was sent', z.object({ isSent: z.boolean() })),
      ...refusals(401, 403, 404),
    },
  }),
  importSubscribers: createRoute({
    method: 'post',
    path: '/import',
    tags,
    summary: 'Import addresses, each with the consent that was given',
    ...signedIn,
    request: jsonBody(SubscriberImport),
    responses: {
      200: answer('The result, in numbers', SubscriberImportResult),
      ...refusals(400, 401, 403, 413, 415, 422),
    },
  }),
  readTable: createRoute({
    method: 'post',
    path: '/import/table',
    tags,
    summary: `Read a CSV file for an import; at most ${bodyBytes.csv / 1024 / 1024} MB, and nothing is saved`,
    description:
      'Cells are separated by commas, semicolons or tabs. The encoding is UTF-8, UTF-16 with a byte order mark, or Windows-1252.',
    ...signedIn,
    request: {
      body: { required: true, content: { 'text/csv': { schema: { type: 'string', format: 'binary' } as const } } },
    },
    responses: {
      200: answer('The rows that are not empty', z.object({ rows: z.array(z.array(z.string())) })),
      ...refusals(401, 403, 413, 415, 422),
    },
  }),
  exportSubscribers: createRoute({
    method: 'get',
    path: '/export',
    tags,
    summary: 'Download all subscribers as CSV, without formulas',
    ...signedIn,
    responses: {
      200: { description: 'The CSV file', content: { 'text/csv': { schema: { type: 'string' } as const } } },
      ...refusals(401, 403),
    },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    tags,
    summary: 'Delete one subscriber permanently',
    ...signedIn,
    request: idParam,
    responses: { 200: answer('The deleted subscriber', OneSubscriber), ...refusals(401, 403, 404) },
  }),
}
