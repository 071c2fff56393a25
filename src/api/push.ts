/** Push notifications to the user's own devices. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { limits } from '#shared/limits.ts'
import { NewPushSubscription, OwnPush, PushSubscription } from '#shared/shapes/push.ts'
import { type ApiEnv, answer, callsTagged, done } from './calls.ts'
import { deviceOf } from './device.ts'
import { tokenOf } from './guard.ts'

const ownCall = callsTagged('Your account', 'sign-in')

const path = '/push-subscriptions'

const pushCalls = {
  list: ownCall('get', path, {
    summary: 'List your devices that get push notifications, and the key with which a browser subscribes',
    gives: { 200: answer('The key and the devices', OwnPush) },
  }),
  add: ownCall('post', path, {
    summary: 'Send push notifications to this device',
    description: `For everything about which you get an email: a message or question that may be urgent, a new one, an assignment, a review. A notification says what kind of thing it is, and no more. At most ${limits.pushSubscriptions} devices: one more replaces the oldest. Signing out on the device ends it.`,
    takes: NewPushSubscription,
    gives: { 201: answer('The device', z.object({ subscription: PushSubscription })) },
  }),
  remove: ownCall('delete', `${path}/{id}`, {
    summary: 'Send no more push notifications to one of your devices',
    gives: { 204: { description: 'Removed' } },
  }),
}

export const pushRoutes = ({ push }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(pushCalls.list, async (c) => c.json(await push.list(c.get('user')), 200))
    .openapi(pushCalls.add, async (c) => {
      const device = { token: tokenOf(c), device: deviceOf(c.req.header('User-Agent')) }
      return c.json({ subscription: await push.add(c.get('user'), device, c.req.valid('json')) }, 201)
    })
    .openapi(pushCalls.remove, (c) => done(c, push.remove(c.get('user'), c.req.valid('param').id)))
