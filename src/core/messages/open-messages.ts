/** Everything about messages, put together. */

import type { Config } from '#config.ts'
import type { createQueue } from '../email/queue.ts'
import { monthsAgo } from '../lib/clock.ts'
import { createAnswers } from './answer.ts'
import { type AnsweringParts, createAnswering } from './answering.ts'
import type { createBotCheck } from './bot-check.ts'
import { deleteExpiredMessages } from './forgetting.ts'
import { createInbox } from './inbox.ts'
import { createMessages } from './messages.ts'
import { createNotices } from './notices.ts'
import { createThreads } from './threads.ts'

type Parts = AnsweringParts & {
  config: Pick<Config, 'mailFrom' | 'mailAccount' | 'messageMonths'>
  outbox: ReturnType<typeof createQueue>
  botCheck: ReturnType<typeof createBotCheck>
}

export const openMessages = (parts: Parts) => {
  const { db, clock, outbox, config } = parts
  const threads = createThreads(db, clock)
  return {
    ...createMessages({ ...parts, notices: createNotices({ clock, outbox }) }),
    inbox: createInbox(db, clock),
    threads,
    answering: createAnswering(parts),
    ...createAnswers(parts),
    /** Ends the time of messages, and of all that was said about them. */
    tidy: async () => {
      await threads.tidy()
      await deleteExpiredMessages(db, monthsAgo(clock, config.messageMonths))
    },
  }
}
