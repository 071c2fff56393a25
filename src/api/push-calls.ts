/** Describes the calls (endpoints) on push notifications to the user's own devices; `auth.ts` answers them. */
import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#shared/limits.ts'
import { NewPushSubscription, OwnPush, PushSubscription } from '#shared/shapes/push.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'

const own = { tags: ['Your account'], ...signedIn }
const path = '/push-subscriptions'

export const pushCalls = {
  list: createRoute({
    method: 'get',
    path,
    ...own,
    summary: 'List your devices that get push notifications, and the key with which a browser subscribes',
    responses: { 200: answer('The key and the devices', OwnPush), ...refusals(401, 403) },
  }),
  add: createRoute({
    method: 'post',
    path,
    ...own,
    summary: 'Send push notifications to this device',
    description: `For everything about which you get an email: a message or question that may be urgent, a new one, an assignment, a review. A notification says what kind of thing it is, and no more. At most ${limits.pushSubscriptions} devices: one more replaces the oldest. Signing out on the device ends it.`,
    request: jsonBody(NewPushSubscription),
    responses: {
      201: answer('The device', z.object({ subscription: PushSubscription })),
      ...refusals(400, 401, 403, 413, 415, 422),
    },
  }),
  remove: createRoute({
    method: 'delete',
    path: `${path}/{id}`,
    ...own,
    summary: 'Send no more push notifications to one of your devices',
    request: idParam,
    responses: { 204: { description: 'Removed' }, ...refusals(401, 403, 404) },
  }),
}
