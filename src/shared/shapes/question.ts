/** The schemas of questions that visitors ask without a name: as asked, as answered, and as the public reads them. */
import { z } from 'zod'
import { spamReasons } from '../inbox.ts'
import { limits } from '../limits.ts'
import { questionStates } from '../question-states.ts'
import { Danger } from './danger.ts'
import {
  countsOf,
  forChanging,
  LanguageTag,
  namedShape,
  optionalText,
  PageQuery,
  pageFields,
  plainText,
  requiredText,
} from './fields.ts'
import { ArticleSource } from './review.ts'

/** The request of a visitor: no name and no address. */
export const NewQuestion = z.object({ question: requiredText('question', limits.message, 'your') })
export type NewQuestion = z.infer<typeof NewQuestion>

const Clinician = namedShape('Clinician', {
  name: z.string(),
  role: z.string(),
  readOn: z.iso.date().meta({ description: 'The day on which the clinician read the question and its answer' }),
})
export type Clinician = z.infer<typeof Clinician>

/** A published question in a list. */
export const QuestionSummary = namedShape('QuestionSummary', {
  slug: z.string().meta({ description: 'The last part of its address, /questions/{slug}' }),
  question: z.string(),
  excerpt: z.string().meta({ description: 'The beginning of the answer as plain text' }),
  language: LanguageTag,
  publishedAt: z.iso.datetime(),
  clinician: Clinician,
})
export type QuestionSummary = z.infer<typeof QuestionSummary>

const answerFields = {
  answer: z.string().meta({ description: 'Markdown' }),
  answerHtml: z.string().meta({ description: 'The answer as HTML, rendered by the server' }),
  sources: z.array(ArticleSource),
}

export const PublicQuestion = QuestionSummary.extend(answerFields).meta({ id: 'PublicQuestion' })
export type PublicQuestion = z.infer<typeof PublicQuestion>

const answerDays = z
  .int()
  .min(1)
  .optional()
  .meta({
    description: `Most answers came within so many days (the median, in whole days); absent with fewer than ${limits.answersForMedian} answers`,
  })

export const QuestionsQuery = PageQuery.extend({
  q: optionalText('search', limits.searchQuery).meta({ description: 'Words to search for; best matches first' }),
})
export type QuestionsQuery = z.infer<typeof QuestionsQuery>

export const PublicQuestions = z.object({
  questions: z.array(QuestionSummary),
  total: z.int().min(0),
  isTotalExact: z.boolean().meta({ description: 'false: there may be more than `total`' }),
  answerDays,
  ...pageFields,
})
export type PublicQuestions = z.infer<typeof PublicQuestions>

export const SimilarQuestions = z.object({
  questions: z.array(QuestionSummary),
  isUrgent: z.boolean().meta({ description: 'Its words suggest an emergency' }),
})

/** Only this response ever contains the code: the site stores a keyed hash of it. */
export const QuestionReceipt = z.object({
  question: z.object({
    code: z.string().meta({
      description: `Opens the page of the answer; ${limits.questionCode} letters and digits`,
      example: 'K7WM3PXD',
    }),
    isUrgent: z.boolean(),
    danger: Danger.optional(),
  }),
  answerDays,
})
export type QuestionReceipt = z.infer<typeof QuestionReceipt>

/** The question for the visitor who has the code. */
export const AskedQuestion = namedShape('AskedQuestion', {
  asked: z.string(),
  askedAt: z.iso.datetime(),
  isUrgent: z.boolean(),
  danger: Danger.optional(),
  answeredAt: z.iso.datetime().optional(),
  question: z.string().optional().meta({ description: 'The question in the words that the public reads' }),
  answerHtml: z.string().optional(),
  sources: z.array(ArticleSource),
  clinician: Clinician.optional().meta({ description: 'Absent: no clinician has read the answer yet' }),
  path: z.string().optional().meta({ description: 'Where everybody can read it, if it is published' }),
  deletedOn: z.iso.date().meta({ description: 'The day on which this page is deleted, unless the state changes' }),
})
export type AskedQuestion = z.infer<typeof AskedQuestion>

const date = z.iso.datetime().optional()

/** A question for the users who answer. */
export const Question = namedShape('Question', {
  _id: z.string(),
  state: z.enum(questionStates),
  asked: z.string().meta({ description: 'The words of the visitor; empty when they have expired' }),
  question: z.string(),
  answer: z.string(),
  sources: z.array(ArticleSource),
  language: LanguageTag,
  isUrgent: z.boolean(),
  spamReason: z.enum(spamReasons).optional(),
  cameBy: z.enum(['phone']).optional().meta({ description: 'phone: a user typed it in for a caller' }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  answeredAt: date,
  answeredBy: z.string().optional().meta({ description: 'The name of the user who answered' }),
  clinician: Clinician.optional(),
  publishedAt: date,
  removedAt: date,
  slug: z.string().optional(),
  version: z.int(),
})
export type Question = z.infer<typeof Question>

const QuestionCounts = countsOf(questionStates)
export type QuestionCounts = z.infer<typeof QuestionCounts>

export const QuestionInboxQuery = PageQuery.extend({
  state: z.enum(questionStates).optional().default('waiting'),
  search: optionalText('search', limits.inboxSearch).meta({
    description: 'A part of the question, as asked or as published',
  }),
})
export type QuestionInboxQuery = z.infer<typeof QuestionInboxQuery>

export const QuestionInbox = z.object({ questions: z.array(Question), counts: QuestionCounts, ...pageFields })

export const QuestionChange = forChanging({
  question: plainText('public question', limits.publicQuestion),
  answer: plainText('answer', limits.answerText),
  sources: z
    .array(ArticleSource, { error: 'sources must be a list of objects with a name, and optionally a year and a url.' })
    .max(limits.sourceCount, `Name at most ${limits.sourceCount} sources.`),
  language: LanguageTag,
  isAnswered: z.boolean().meta({ description: 'true: the visitor reads the answer with the code from now on' }),
})
export type QuestionChange = z.infer<typeof QuestionChange>

export const NewReading = z.object({
  name: optionalText('name of the clinician', limits.name).meta({
    description: 'Left out by a user with the role clinician: the name of the account is taken',
  }),
  role: requiredText('role of the clinician', limits.clinicianRole),
  readOn: z.iso.date().optional().meta({ description: 'The day of the reading; today when it is left out' }),
  version: z.int().meta({ description: 'The version that was read' }),
})
export type NewReading = z.infer<typeof NewReading>
