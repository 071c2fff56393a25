import { z } from 'zod'
import { limits } from '../limits.ts'
import { Language } from './language.ts'
import { plainText, shown } from './text.ts'

export const CampaignState = z.enum(['draft', 'scheduled', 'sending', 'paused', 'stopped', 'sent'])
export type CampaignState = z.infer<typeof CampaignState>

const text = (name: string, max: number) =>
  plainText(name, max).refine((value) => name === 'content' || !value.includes('\n'), {
    error: `The ${name} must be one line.`,
  })

/** A letter to many, as somebody writes it. It may be half done. */
const fields = {
  subject: text('subject', limits.letterSubject).meta({ description: 'One line' }),
  preview: text('preview line', limits.letterPreview).meta({
    description: 'What mail programs show beside the subject',
  }),
  content: text('content', limits.content).meta({ description: 'Markdown' }),
  language: Language,
  readers: Language.nullable().meta({ description: 'Only readers of this language; null: everybody' }),
}

const Chosen = z.object({ kind: z.enum(['news', 'blog']), id: z.string().regex(/^[\w-]{1,80}$/) })

export const NewCampaign = z
  .object(fields)
  .partial()
  .extend({
    articles: z.array(Chosen).max(limits.letterArticles).optional().meta({
      description: 'Begin with these articles, each with its first words and a link',
    }),
  })
export type NewCampaign = z.infer<typeof NewCampaign>

export const CampaignChange = z
  .object(fields)
  .partial()
  .extend({ version: z.int().meta({ description: 'The version that was changed' }) })
export type CampaignChange = z.infer<typeof CampaignChange>

export const CampaignResult = z
  .object({ waiting: z.int(), sent: z.int(), failed: z.int(), unknown: z.int() })
  .meta({ id: 'CampaignResult', description: 'unknown: a crash left it open whether it arrived; a person decides' })
export type CampaignResult = z.infer<typeof CampaignResult>

const moment = z.iso.datetime().optional()

export const Campaign = z
  .object({
    _id: z.string(),
    ...fields,
    version: z.int(),
    state: CampaignState,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    sendAt: moment,
    startedAt: moment,
    finishedAt: moment,
    pauseReason: z.string().optional(),
    result: CampaignResult.optional(),
  })
  .meta({ id: 'Campaign' })
export type Campaign = z.infer<typeof Campaign>

export const Finding = z.object({
  kind: z.enum(['subject', 'content', 'link', 'picture', 'alt', 'size', 'leave', 'postal', 'try']),
  mustMend: z.boolean().meta({ description: 'Otherwise it may be sent all the same, knowingly' }),
  text: z.string(),
})
export type Finding = z.infer<typeof Finding>

/** The letter as one reader gets it, and what is wrong with it. */
export const CampaignProof = z
  .object({
    findings: z.array(Finding),
    look: z.string().meta({ description: 'Opens the page of the letter for an hour, without signing in' }),
    text: z.string(),
    bytes: z.int(),
    readers: z.int().meta({ description: 'How many would get it now' }),
  })
  .meta({ id: 'CampaignProof' })
export type CampaignProof = z.infer<typeof CampaignProof>

export const Sending = z.object({
  at: z.iso
    .datetime({ error: ({ input }) => `at is "${shown(input)}"; it must be a moment like 2026-06-19T08:00:00Z.` })
    .optional()
    .meta({ description: 'Not before then; without it, now' }),
  isChecked: z.boolean().optional().meta({ description: 'Somebody has read what is wrong and sends it all the same' }),
})
export type Sending = z.infer<typeof Sending>

/** A letter as everybody may read it on the site. */
export const PublicLetter = z
  .object({
    _id: z.string(),
    subject: z.string(),
    preview: z.string(),
    language: Language,
    sentAt: z.iso.datetime(),
  })
  .meta({ id: 'PublicLetter' })
export type PublicLetter = z.infer<typeof PublicLetter>

export const WholeLetter = PublicLetter.extend({
  contentHtml: z.string(),
  text: z.string().meta({ description: 'The same, as plain text' }),
}).meta({ id: 'WholeLetter' })
export type WholeLetter = z.infer<typeof WholeLetter>
