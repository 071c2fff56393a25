/** The schemas of newsletters: drafts, states, checks and results. */
import { z } from 'zod'
import { limits } from '../limits.ts'
import { LanguageTag, namedShape, plainText } from './fields.ts'
import { GroupName } from './subscriber.ts'

export const NewsletterState = z.enum(['draft', 'scheduled', 'sending', 'paused', 'stopped', 'sent'])
export type NewsletterState = z.infer<typeof NewsletterState>

const text = (name: string, max: number) =>
  plainText(name, max).refine((value) => name === 'content' || !value.includes('\n'), {
    error: `The ${name} must be one line.`,
  })

/** A newsletter while an editor writes it; fields may be empty. */
const fields = {
  subject: text('subject', limits.emailSubject).meta({ description: 'One line' }),
  preview: text('preview text', limits.newsletterPreview).meta({
    description: 'What email programs show after the subject',
  }),
  content: text('content', limits.content).meta({ description: 'Markdown' }),
  language: LanguageTag,
  readers: LanguageTag.nullable().meta({ description: 'Only subscribers of this language; null: all' }),
  group: GroupName.nullable().meta({ description: 'Only subscribers of this group; null: all' }),
}

const Chosen = z.object({ kind: z.enum(['news', 'blog']), id: z.string().regex(/^[\w-]{1,80}$/) })

export const NewNewsletter = z
  .object(fields)
  .partial()
  .extend({
    articles: z.array(Chosen).max(limits.newsletterArticles).optional().meta({
      description: 'Start with these articles, each with its first words and a link',
    }),
  })
export type NewNewsletter = z.infer<typeof NewNewsletter>

export const NewsletterChange = z
  .object(fields)
  .partial()
  .extend({ version: z.int().meta({ description: 'The version that was edited' }) })
export type NewsletterChange = z.infer<typeof NewsletterChange>

export const NewsletterResult = z.object({ waiting: z.int(), sent: z.int(), failed: z.int(), unknown: z.int() }).meta({
  id: 'NewsletterResult',
  description: 'unknown: the site stopped before it learned whether the email arrived; a user decides',
})
export type NewsletterResult = z.infer<typeof NewsletterResult>

const sendingHours = z
  .int()
  .meta({ description: 'About how many hours it takes with the quota of the mail account; 0: minutes' })

/** Only for a newsletter that is being sent or paused. */
const Remaining = z.object({ emails: z.int(), hours: sendingHours })

const moment = z.iso.datetime().optional()

export const Newsletter = namedShape('Newsletter', {
  _id: z.string(),
  ...fields,
  version: z.int(),
  state: NewsletterState,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  sendAt: moment,
  startedAt: moment,
  finishedAt: moment,
  pauseReason: z.string().optional().meta({ description: 'Why it is paused; while sending: why no email can be sent' }),
  result: NewsletterResult.optional(),
  unreached: z.int().optional().meta({ description: 'Failed emails whose recipients still want the newsletter' }),
  remaining: Remaining.optional(),
})
export type Newsletter = z.infer<typeof Newsletter>

export const Issue = z.object({
  kind: z.enum(['subject', 'content', 'link', 'picture', 'alt', 'size', 'unsubscribe', 'postal', 'test']),
  isBlocking: z.boolean().meta({ description: 'true: sending is refused. false: a warning' }),
  text: z.string(),
})
export type Issue = z.infer<typeof Issue>

/** The newsletter as one subscriber gets it, and its issues. */
export const NewsletterChecks = namedShape('NewsletterChecks', {
  issues: z.array(Issue),
  previewToken: z.string().meta({ description: 'Opens the page of the newsletter without sign-in, for one hour' }),
  text: z.string(),
  bytes: z.int(),
  readers: z.int().meta({ description: 'How many subscribers would get it now' }),
  hours: sendingHours,
  perHour: z.int().meta({ description: 'How many emails the mail account may send in an hour' }),
})
export type NewsletterChecks = z.infer<typeof NewsletterChecks>

export const Sending = z.object({
  at: z.iso.datetime().optional().meta({ description: 'When sending starts; absent: now' }),
  isChecked: z.boolean().optional().meta({ description: 'The user has read the warnings and sends it anyway' }),
})
export type Sending = z.infer<typeof Sending>

/** A sent newsletter as visitors read it on the site. */
export const PublicNewsletter = namedShape('PublicNewsletter', {
  _id: z.string(),
  subject: z.string(),
  preview: z.string(),
  language: LanguageTag,
  sentAt: z.iso.datetime(),
})
export type PublicNewsletter = z.infer<typeof PublicNewsletter>

export const FullNewsletter = PublicNewsletter.extend({
  contentHtml: z.string(),
  text: z.string().meta({ description: 'The same newsletter as plain text' }),
}).meta({ id: 'FullNewsletter' })
export type FullNewsletter = z.infer<typeof FullNewsletter>
