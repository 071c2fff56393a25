/** Questions that visitors ask without a name: asking, reading with a code, the published answers, and answering. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './calls.ts'
import { signalsIn } from './form-check.ts'
import { mustBeAllowed } from './guard.ts'
import { questionCalls, questionInboxCalls } from './question-calls.ts'
import { clientNetworkOf, type Rates } from './rate-limit.ts'

export const questionRoutes = (core: Core, rates: Rates, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    // Registered before the public calls, because /questions/inbox is no slug.
    .route('/inbox', answeringRoutes(core))
    .route('/', visitorRoutes(core, rates, addressOf))

const visitorRoutes = ({ questions }: Core, rates: Rates, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(questionCalls.ask, async (c) => {
      await rates.take(rates.of('question', clientNetworkOf(c.env.visitor)))
      const { 'idempotency-key': key, 'form-check': formCheck } = c.req.valid('header')
      const how = { key, signals: signalsIn(formCheck), addressOf }
      const question = await questions.ask(c.req.valid('json'), how)
      return c.json({ question, answerDays: await questions.answerDays() }, 201)
    })
    .openapi(questionCalls.similar, async (c) => {
      await rates.take(rates.of('similarQuestions', clientNetworkOf(c.env.visitor)))
      return c.json(await questions.similar(c.req.valid('json').question), 200, { 'Cache-Control': 'no-store' })
    })
    .openapi(questionCalls.byCode, async (c) => {
      const guess = rates.of('questionCode', clientNetworkOf(c.env.visitor))
      await rates.take(guess)
      const question = await questions.byCode(c.req.valid('param').code)
      // Only wrong codes count.
      await rates.giveBack(guess)
      return c.json({ question }, 200, { 'Cache-Control': 'no-store' })
    })
    .openapi(questionCalls.list, async (c) => {
      const { found, ...pages } = await questions.list(c.req.valid('query'))
      return c.json({ questions: found, ...pages, answerDays: await questions.answerDays() }, 200)
    })
    .openapi(questionCalls.find, async (c) =>
      c.json({ question: await questions.find(c.req.valid('param').slug) }, 200),
    )

const answeringRoutes = (core: Core) =>
  new OpenAPIHono<ApiEnv>().route('/', writingRoutes(core)).route('/', publishingRoutes(core))

const writingRoutes = ({ questions: { inbox } }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(questionInboxCalls.list, async (c) => {
      mustBeAllowed(c, 'questions.write')
      const { found, ...pages } = await inbox.list(c.req.valid('query'))
      return c.json({ questions: found, counts: await inbox.counts(), ...pages }, 200)
    })
    .openapi(questionInboxCalls.find, async (c) => {
      mustBeAllowed(c, 'questions.write')
      return c.json({ question: await inbox.find(c.req.valid('param').id) }, 200)
    })
    .openapi(questionInboxCalls.change, async (c) => {
      mustBeAllowed(c, 'questions.write')
      const { id } = c.req.valid('param')
      return c.json({ question: await inbox.revise(id, c.req.valid('json'), c.get('user')) }, 200)
    })
    .openapi(questionInboxCalls.recordReading, async (c) => {
      mustBeAllowed(c, 'questions.write')
      const { id } = c.req.valid('param')
      return c.json({ question: await inbox.recordReading(id, c.req.valid('json'), c.get('user')) }, 200)
    })

const publishingRoutes = ({ questions: { inbox } }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(questionInboxCalls.publish, async (c) => {
      mustBeAllowed(c, 'questions.write')
      return c.json({ question: await inbox.publish(c.req.valid('param').id) }, 200)
    })
    .openapi(questionInboxCalls.unpublish, async (c) => {
      mustBeAllowed(c, 'questions.write')
      return c.json({ question: await inbox.unpublish(c.req.valid('param').id) }, 200)
    })
    .openapi(questionInboxCalls.remove, async (c) => {
      mustBeAllowed(c, 'questions.write')
      return c.json({ question: await inbox.remove(c.req.valid('param').id) }, 200)
    })
    .openapi(questionInboxCalls.restore, async (c) => {
      mustBeAllowed(c, 'questions.write')
      return c.json({ question: await inbox.restore(c.req.valid('param').id) }, 200)
    })
