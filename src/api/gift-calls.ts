/** The descriptions of the calls on gifts and on the giving details; `gifts.ts` answers them. */
import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#shared/limits.ts'
import { rates } from '#shared/rate-limits.ts'
import { FormCheckHeader } from '#shared/shapes/form-check.ts'
import { Gift, GiftChange, GiftPage, Gifts, GiftsQuery, NewGift } from '#shared/shapes/gift.ts'
import { GivingDetails, GivingVersions } from '#shared/shapes/giving.ts'
import { IdempotencyKeyHeader } from '#shared/shapes/message.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'

const tags = ['Giving']
const hidden = 'Until an administrator has entered the details and they are in effect, the answer is 404.'

export const givingCalls = {
  details: createRoute({
    method: 'get',
    path: '/',
    tags,
    summary: 'Read how to give money: the mobile money number, the name that the phone must show, the bank account',
    description: hidden,
    responses: {
      200: answer(
        'The details, and whether the site can send email: false until a mail server is set',
        z.object({ details: GivingDetails, sendsEmail: z.boolean() }),
      ),
      ...refusals(404),
    },
  }),
  versions: createRoute({
    method: 'get',
    path: '/versions',
    tags,
    ...signedIn,
    summary: 'List all versions of the details, the newest first, with what is proposed',
    responses: { 200: answer('The versions', GivingVersions), ...refusals(401, 403) },
  }),
  propose: createRoute({
    method: 'put',
    path: '/',
    tags,
    ...signedIn,
    summary: 'Propose new details',
    description: `They are shown when another administrator approves them, or after ${limits.givingWaitHours} hours. All administrators get an email at once. Requires \`POST /auth/confirmation\` first.`,
    request: jsonBody(GivingDetails),
    responses: { 200: answer('All versions', GivingVersions), ...refusals(400, 401, 403, 409, 413, 415, 422) },
  }),
  approve: createRoute({
    method: 'post',
    path: '/versions/{id}/approve',
    tags,
    ...signedIn,
    summary: 'Approve a proposal of another administrator; the details are shown at once',
    description:
      'Only for those who were administrators when it was proposed, and never for the proposer. Requires `POST /auth/confirmation` first.',
    request: idParam,
    responses: { 200: answer('All versions', GivingVersions), ...refusals(401, 403, 404, 409) },
  }),
  withdraw: createRoute({
    method: 'post',
    path: '/versions/{id}/withdraw',
    tags,
    ...signedIn,
    summary: 'Withdraw a proposal, or stop showing the details; any administrator may',
    request: idParam,
    responses: { 200: answer('All versions', GivingVersions), ...refusals(401, 403, 404, 409) },
  }),
}

const OneGift = z.object({ gift: Gift })
const shared = { tags, ...signedIn }

export const giftCalls = {
  promise: createRoute({
    method: 'post',
    path: '/',
    tags,
    summary: 'Say that money was sent; name and email are not needed',
    description: `The reference in the response opens the page of the gift. ${hidden}`,
    request: { ...jsonBody(NewGift), headers: IdempotencyKeyHeader.extend(FormCheckHeader.shape) },
    responses: {
      201: answer('The gift, promised', z.object({ gift: GiftPage })),
      ...refusals(400, 404, 413, 415, 422, 429),
    },
  }),
  page: createRoute({
    method: 'get',
    path: '/references/{reference}',
    tags,
    summary: `Read one gift and its receipts with its reference; after ${rates.giftReference.times} wrong references in ${rates.giftReference.minutes} minutes the network has to wait`,
    request: { params: z.object({ reference: z.string().max(64) }) },
    responses: { 200: answer('The gift', z.object({ gift: GiftPage })), ...refusals(404, 422, 429) },
  }),
  list: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'List gifts, the newest first',
    request: { query: GiftsQuery },
    responses: { 200: answer('One page', Gifts), ...refusals(401, 403, 422) },
  }),
  csv: createRoute({
    method: 'get',
    path: '/csv',
    ...shared,
    summary: 'Download all gifts as CSV, safe for spreadsheets; amounts are in cedis',
    responses: {
      200: { description: 'The CSV file', content: { 'text/csv': { schema: { type: 'string' } as const } } },
      ...refusals(401, 403),
    },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    ...shared,
    summary: 'Read one gift',
    request: idParam,
    responses: { 200: answer('The gift', OneGift), ...refusals(401, 403, 404) },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    ...shared,
    summary: 'Change a gift; what its receipt says is fixed once it is received',
    request: { ...idParam, ...jsonBody(GiftChange) },
    responses: { 200: answer('The gift', OneGift), ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
  receive: createRoute({
    method: 'post',
    path: '/{id}/receive',
    ...shared,
    summary: 'Record a gift as received: one numbered receipt is issued, and emailed where there is an address',
    request: idParam,
    responses: { 200: answer('The gift', OneGift), ...refusals(401, 403, 404, 409) },
  }),
  cancel: createRoute({
    method: 'post',
    path: '/{id}/cancel',
    ...shared,
    summary: 'Cancel a gift; a second receipt cancels the first one, if there is one',
    request: idParam,
    responses: { 200: answer('The gift', OneGift), ...refusals(401, 403, 404) },
  }),
}
