import { z } from 'zod'
import { limits } from '../limits.ts'
import { emailText, plainText, requiredText } from './text.ts'

export const NewCannedAnswer = z.object({
  title: requiredText('title', limits.cannedTitle),
  text: requiredText('text', limits.answerText),
})
export type NewCannedAnswer = z.infer<typeof NewCannedAnswer>

export const CannedAnswer = z
  .object({ _id: z.string(), title: z.string(), text: z.string(), changedAt: z.iso.datetime() })
  .meta({ id: 'CannedAnswer' })
export type CannedAnswer = z.infer<typeof CannedAnswer>

const signature = plainText('signature', limits.signature)

/** The organisation's settings for answers. */
export const Answering = z.object({
  signature,
  replyTo: z.union([z.literal(''), emailText]).meta({
    description: 'Where answers to our emails go; empty: to the address on the contact page',
  }),
})
export type Answering = z.infer<typeof Answering>

/** One user's settings for answers and notices. */
export const OwnAnswering = z.object({
  signature,
  wantsNotices: z.boolean({ error: 'wantsNotices must be true or false.' }),
})
export type OwnAnswering = z.infer<typeof OwnAnswering>

export const AnsweringSettings = z
  .object({
    organisation: Answering,
    own: OwnAnswering,
    goesTo: z.string().optional().meta({ description: 'Where an answer to our email goes; absent: nobody reads it' }),
    signature: z.string().meta({ description: 'What stands under your answers' }),
    sendsMail: z.boolean(),
  })
  .meta({ id: 'AnsweringSettings' })
export type AnsweringSettings = z.infer<typeof AnsweringSettings>
