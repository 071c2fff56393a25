import { z } from 'zod'
import { emailText } from './text.ts'

export const NewSubscriber = z.object({ email: emailText })
export type NewSubscriber = z.infer<typeof NewSubscriber>

export const Subscriber = z
  .object({ _id: z.string(), email: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'Subscriber' })
export type Subscriber = z.infer<typeof Subscriber>
