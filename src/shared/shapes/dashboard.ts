/** The schemas of the dashboard: its tasks, the launch list and the figures. */
import { z } from 'zod'
import { Opened } from './article-views.ts'
import { Backups } from './backup.ts'
import { ArticleCounts } from './editors-list.ts'
import { Event } from './event.ts'
import { namedShape } from './fields.ts'
import { IncompleteArticles } from './open-points.ts'
import { EmailCounts, MailHealth } from './outbox.ts'
import { ArticleSource } from './review.ts'

/** The steps to take once, before the site is announced. */
const launchSteps = [
  'examples',
  'organisation',
  'look',
  'mail',
  'notices',
  'reply-to',
  'backups',
  'second-factor',
  'address',
] as const

const LaunchStep = z.object({
  step: z.enum(launchSteps),
  isDone: z.boolean(),
  left: z.int().optional().meta({ description: 'How many are left to do' }),
})

const CitedText = z.object({ title: z.string(), content: z.string(), sources: z.array(ArticleSource).readonly() })

const StarterCorrection = z.object({
  kind: z.enum(['news', 'blog']),
  _id: z.string(),
  version: z.int(),
  own: CitedText.meta({ description: 'The article as it is now' }),
  offer: CitedText.optional().meta({
    description: 'The same article with its uncorrected sentences replaced; absent if it has none of them',
  }),
  corrected: CitedText.meta({ description: 'The corrected text' }),
})
export type StarterCorrection = z.infer<typeof StarterCorrection>

const NumberToCheck = z.object({
  kind: z.enum(['news', 'blog', 'event', 'question', 'newsletter']),
  _id: z.string(),
  title: z.string(),
})
export type NumberToCheck = z.infer<typeof NumberToCheck>

const count = z.int().min(0)

const oldestAt = z.iso.datetime().optional().meta({ description: 'Since when the oldest of them waits' })

const recordId = z.string().optional().meta({ description: 'The record with which to begin' })

export const RowCounts = z.record(z.string(), count).meta({ description: 'By table' })
export type RowCounts = z.infer<typeof RowCounts>

export const LostRows = z.object({
  countedAt: z.iso.datetime().meta({ description: 'When the site last counted its rows' }),
  foundAt: z.iso.datetime().meta({ description: 'When a start found fewer' }),
  lost: z.array(z.object({ what: z.string().meta({ description: 'The table' }), known: count, found: count })),
})
export type LostRows = z.infer<typeof LostRows>

const RestoredCopy = z.object({
  madeAt: z.iso.datetime().meta({ description: 'When the backup was made' }),
  restoredAt: z.iso.datetime(),
  emails: count.meta({ description: 'Waiting emails, which the release sets aside as unknown' }),
  newsletters: count.meta({ description: 'Scheduled or being sent, which the release pauses' }),
})
export type RestoredCopy = z.infer<typeof RestoredCopy>

const StartWarnings = z.object({
  clock: z
    .object({
      newestRowAt: z.iso.datetime(),
      now: z.iso.datetime().meta({ description: 'What the clock of the server says' }),
    })
    .optional()
    .meta({ description: 'Nothing is deleted until an administrator confirms the date: POST /start-checks/date' }),
  lostRows: LostRows.optional().meta({ description: 'Shown until it is dismissed: DELETE /start-checks/lost-rows' }),
  machine: z.array(z.string()).optional().meta({ description: 'What is wrong with the server now, in sentences' }),
})
export type StartWarnings = z.infer<typeof StartWarnings>

/** Each part is present only for users with its permission. */
export const Dashboard = namedShape('Dashboard', {
  news: ArticleCounts.optional(),
  blog: ArticleCounts.optional(),
  incomplete: z.object({ news: IncompleteArticles, blog: IncompleteArticles }).optional(),
  messages: z
    .object({
      all: count,
      recent: count.meta({ description: 'Of the last seven days' }),
      unread: count,
      urgent: count.meta({ description: 'Possible emergencies that have no reply' }),
      mine: count.meta({ description: 'Assigned to you, and open' }),
      oldestUnreadAt: oldestAt,
      oldestMineAt: oldestAt,
    })
    .optional(),
  subscribers: count.optional(),
  unasked: z
    .object({
      waiting: count.meta({
        description: 'Subscribers whose confirmation email is not sent yet, because too many subscribed at once',
      }),
      recent: count.meta({ description: 'How many subscribed within the last hour' }),
    })
    .optional(),
  mail: z.object({ counts: EmailCounts, health: MailHealth }).optional(),
  backups: Backups.optional(),
  warnings: StartWarnings.optional().meta({ description: 'What was wrong at the last start, or is wrong now' }),
  restoredCopy: RestoredCopy.optional().meta({
    description: 'Present while the site sends nothing: until DELETE /start-checks/sending-hold releases the copy',
  }),
  version: z.string().optional().meta({ description: 'Of the running program, with its commit' }),
  launch: z.array(LaunchStep).optional(),
  tasks: z
    .array(z.object({ task: z.string(), count: z.int().min(1), oldestAt, id: recordId }))
    .optional()
    .meta({ description: 'What else waits for somebody, by the name of the task' }),
  nextEvents: z
    .array(Event.pick({ _id: true, title: true, startsAt: true, town: true, state: true, seats: true }))
    .optional()
    .meta({ description: 'The events of the next 7 days that are not cancelled; if there is none, the next 3' }),
  readers: Opened.optional(),
  numbersToCheck: z
    .array(NumberToCheck)
    .optional()
    .meta({ description: 'Texts in which an earlier version took signs beside numbers as formatting' }),
  corrections: z.array(StarterCorrection).optional().meta({
    description: 'Articles that came with the site, were changed by somebody, and have been corrected since',
  }),
})
export type Dashboard = z.infer<typeof Dashboard>
