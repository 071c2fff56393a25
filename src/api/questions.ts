/** Questions that visitors ask without a name: asking, reading with a code, the published answers, and answering. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { limits } from '#shared/limits.ts'
import { rates } from '#shared/rate-limits.ts'
import { FormCheckHeader } from '#shared/shapes/form-check.ts'
import { IdempotencyKeyHeader } from '#shared/shapes/message.ts'
import {
  AskedQuestion,
  NewQuestion,
  NewReading,
  PublicQuestion,
  PublicQuestions,
  Question,
  QuestionChange,
  QuestionInbox,
  QuestionInboxQuery,
  QuestionReceipt,
  QuestionsQuery,
  SimilarQuestions,
} from '#shared/shapes/question.ts'
import { type AbsoluteUrl, type ApiEnv, answer, callsTagged, itemCalls, onItem } from './calls.ts'
import { signalsIn } from './form-check.ts'
import type { Rates } from './rate-limit.ts'

const call = callsTagged('Questions', 'nothing')
const inboxCall = callsTagged('Question inbox', 'questions.write')

const questionCalls = {
  ask: call('post', '/', {
    summary: 'Ask a question without a name; the code in the response is the only way to the answer',
    headers: IdempotencyKeyHeader.extend(FormCheckHeader.shape),
    takes: NewQuestion,
    gives: { 201: answer('The code of the question', QuestionReceipt) },
    also: [429],
  }),
  similar: call('post', '/similar', {
    summary: `Find at most ${limits.similarQuestions} published answers to a similar question; nothing is stored`,
    takes: NewQuestion,
    gives: { 200: answer('The questions, the most similar first', SimilarQuestions) },
    also: [429],
  }),
  byCode: call('get', '/codes/{code}', {
    summary: `Read a question and its answer with its code; after ${rates.questionCode.times} wrong codes in ${rates.questionCode.minutes} minutes the network has to wait`,
    by: z.object({
      code: z.string().max(64).meta({ description: 'The code, in any case, with or without spaces and hyphens' }),
    }),
    gives: { 200: answer('The question', z.object({ question: AskedQuestion })) },
    also: [422, 429],
  }),
  list: call('get', '/', {
    summary: 'List published questions, newest first, or those that contain the words of a search',
    query: QuestionsQuery,
    gives: { 200: answer('One page of questions', PublicQuestions) },
  }),
  find: call('get', '/{slug}', {
    summary: 'Read a published question with its answer',
    by: z.object({ slug: z.string().regex(/^[a-z0-9-]{3,80}$/) }),
    gives: { 200: answer('The question', z.object({ question: PublicQuestion })) },
    also: [422],
  }),
}

const OneQuestion = z.object({ question: Question })
const one = itemCalls(inboxCall, 'The question', OneQuestion)

const questionInboxCalls = {
  list: inboxCall('get', '/', {
    summary: 'List the questions in one state; those that wait come oldest first, possible emergencies before them',
    query: QuestionInboxQuery,
    gives: { 200: answer('The questions, and the number in each state', QuestionInbox) },
  }),
  recordCall: inboxCall('post', '/', {
    summary: 'Record a question that came by phone; only this response has the code, which the caller needs',
    headers: IdempotencyKeyHeader,
    takes: NewQuestion,
    gives: { 201: answer('The code of the question', QuestionReceipt.pick({ question: true })) },
  }),
  find: one('get', '/{id}', 'Read one question'),
  change: inboxCall('patch', '/{id}', {
    summary:
      'Save the public question and the answer. A change takes back the reading of the clinician and unpublishes the answer',
    takes: QuestionChange,
    gives: { 200: answer('The question', OneQuestion) },
    also: [409],
  }),
  recordReading: inboxCall('put', '/{id}/reading', {
    summary: 'Record that a clinician has read the question and the answer',
    takes: NewReading,
    gives: { 200: answer('The question', OneQuestion) },
    also: [409],
  }),
  publish: inboxCall('post', '/{id}/publish', {
    summary: 'Publish an answer that a clinician has read',
    gives: { 200: answer('The question', OneQuestion) },
    also: [422],
  }),
  unpublish: one('post', '/{id}/unpublish', 'Unpublish an answer; the code still opens it'),
  remove: one('delete', '/{id}', `Delete a question; it can be restored for ${limits.trashDays} days`),
  restore: one('post', '/{id}/restore', 'Restore a deleted question, or move a question out of spam'),
}

export const questionRoutes = (core: Core, rates: Rates, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    // Registered before the public calls, because /questions/inbox is no slug.
    .route('/inbox', answeringRoutes(core, addressOf))
    .route('/', visitorRoutes(core, rates, addressOf))

const visitorRoutes = ({ questions }: Core, rates: Rates, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(questionCalls.ask, async (c) => {
      await rates.take(rates.ofClient('question', c))
      const { 'idempotency-key': key, 'form-check': formCheck } = c.req.valid('header')
      const how = { key, signals: signalsIn(formCheck), addressOf }
      const question = await questions.ask(c.req.valid('json'), how)
      return c.json({ question, answerDays: await questions.answerDays() }, 201)
    })
    .openapi(questionCalls.similar, async (c) => {
      await rates.take(rates.ofClient('similarQuestions', c))
      return c.json(await questions.similar(c.req.valid('json').question), 200)
    })
    .openapi(questionCalls.byCode, async (c) => {
      const { code } = c.req.valid('param')
      const question = await rates.countFailures(rates.ofClient('questionCode', c), () => questions.byCode(code))
      return c.json({ question }, 200, { 'Cache-Control': 'no-store' })
    })
    .openapi(questionCalls.list, async (c) => {
      const { found, ...pages } = await questions.list(c.req.valid('query'))
      return c.json({ questions: found, ...pages, answerDays: await questions.answerDays() }, 200)
    })
    .openapi(questionCalls.find, async (c) =>
      c.json({ question: await questions.find(c.req.valid('param').slug) }, 200),
    )

const answeringRoutes = ({ questions: { ask, inbox } }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(questionInboxCalls.list, async (c) => {
      const { found, ...pages } = await inbox.list(c.req.valid('query'))
      return c.json({ questions: found, counts: await inbox.counts(), ...pages }, 200)
    })
    .openapi(questionInboxCalls.recordCall, async (c) => {
      const how = { key: c.req.valid('header')['idempotency-key'], addressOf, isByPhone: true }
      return c.json({ question: await ask(c.req.valid('json'), how) }, 201)
    })
    .openapi(questionInboxCalls.find, onItem('question', inbox.find))
    .openapi(questionInboxCalls.change, async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ question: await inbox.revise(id, c.req.valid('json'), c.get('user')) }, 200)
    })
    .openapi(questionInboxCalls.recordReading, async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ question: await inbox.recordReading(id, c.req.valid('json'), c.get('user')) }, 200)
    })
    .openapi(questionInboxCalls.publish, onItem('question', inbox.publish))
    .openapi(questionInboxCalls.unpublish, onItem('question', inbox.unpublish))
    .openapi(questionInboxCalls.remove, onItem('question', inbox.remove))
    .openapi(questionInboxCalls.restore, onItem('question', inbox.restore))
