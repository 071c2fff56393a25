import { z } from 'zod'
import { namedShape } from './fields.ts'

const base64url = (length: number) =>
  z
    .string({ error: 'This key is missing.' })
    .regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), 'This key is not one that a browser makes.')

/** The result of a browser's `PushSubscription.toJSON()`. */
export const NewPushSubscription = z.object({
  endpoint: z
    .string({ error: 'The endpoint is missing.' })
    .max(1000, 'The endpoint is too long.')
    .meta({ description: 'An https address of a push service' }),
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
})
export type NewPushSubscription = z.infer<typeof NewPushSubscription>

export const PushSubscription = namedShape('PushSubscription', {
  _id: z.string().meta({ description: 'SHA-256 of the endpoint, in hexadecimal' }),
  device: z.string().meta({ description: 'For example Chrome on Android' }),
  createdAt: z.iso.datetime(),
})
export type PushSubscription = z.infer<typeof PushSubscription>

export const OwnPush = z.object({
  key: z.string().meta({ description: "The site's public key (VAPID), in base64url, for PushManager.subscribe()" }),
  subscriptions: z.array(PushSubscription),
})
export type OwnPush = z.infer<typeof OwnPush>
