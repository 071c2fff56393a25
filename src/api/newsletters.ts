/**
 * The calls on newsletters (campaigns): visitors read sent ones; permitted users write, check, send, schedule
 * and pause them. `core/newsletters/lifecycle.ts` decides what is possible when.
 */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { PageQuery, pageFields } from '#shared/shapes/fields.ts'
import { IdempotencyKeyHeader } from '#shared/shapes/message.ts'
import {
  FullNewsletter,
  NewNewsletter,
  Newsletter,
  NewsletterChange,
  NewsletterChecks,
  PublicNewsletter,
  Sending,
} from '#shared/shapes/newsletter.ts'
import { type AbsoluteUrl, type ApiEnv, answer, callsTagged, itemCalls, onChange, onItem } from './calls.ts'

const call = callsTagged('Newsletters', 'newsletters.write')

const OneNewsletter = z.object({ newsletter: Newsletter })

const sentNewsletterCalls = {
  preview: call('get', '/newsletter-previews/{token}', {
    needs: 'nothing',
    summary: 'Preview an unsent newsletter, with the token from its checks',
    by: z.object({ token: z.string().regex(/^[\w.-]{10,120}$/) }),
    gives: { 200: answer('The page', z.object({ html: z.string() })) },
  }),
  list: call('get', '/sent-newsletters', {
    needs: 'nothing',
    summary: 'List sent newsletters, newest first',
    query: PageQuery,
    gives: { 200: answer('The newsletters', z.object({ newsletters: z.array(PublicNewsletter), ...pageFields })) },
  }),
  find: call('get', '/sent-newsletters/{id}', {
    needs: 'nothing',
    summary: 'Read one sent newsletter',
    gives: { 200: answer('The newsletter', z.object({ newsletter: FullNewsletter })) },
  }),
}

const act = itemCalls(call, 'The newsletter', OneNewsletter, [422])

const newsletterCalls = {
  list: call('get', '/', {
    summary: 'List all newsletters, including drafts, newest first',
    query: PageQuery,
    gives: { 200: answer('The newsletters', z.object({ newsletters: z.array(Newsletter), ...pageFields })) },
  }),
  draft: call('post', '/', {
    summary: 'Create a newsletter, empty or from articles',
    description: 'Requests with the same Idempotency-Key create one newsletter.',
    headers: IdempotencyKeyHeader,
    takes: NewNewsletter,
    gives: { 201: answer('The draft', OneNewsletter) },
    also: [404],
  }),
  find: call('get', '/{id}', {
    summary: 'Read one newsletter, with its sending progress',
    gives: { 200: answer('The newsletter', OneNewsletter) },
  }),
  change: call('patch', '/{id}', {
    summary: 'Change a newsletter that is not being sent yet',
    takes: NewsletterChange,
    gives: { 200: answer('The newsletter, changed', OneNewsletter) },
    also: [409],
  }),
  remove: act(
    'delete',
    '/{id}',
    'Permanently delete a newsletter that is not being sent yet',
    'The deleted newsletter',
  ),
  checks: call('get', '/{id}/checks', {
    summary: 'Check a newsletter before sending: its preview, and what should be fixed',
    gives: { 200: answer('The newsletter, with its issues', NewsletterChecks) },
  }),
  sendTestEmail: call('post', '/{id}/test-email', {
    summary: 'Send yourself a test email of a newsletter',
    gives: { 200: answer('The recipient', z.object({ to: z.string() })) },
  }),
  send: call('post', '/{id}/send', {
    summary: 'Send a newsletter to all confirmed subscribers, now or at a given time',
    takes: Sending,
    gives: { 200: answer('The newsletter', OneNewsletter) },
  }),
  pause: act('post', '/{id}/pause', 'Pause sending, or turn a scheduled newsletter back into a draft'),
  resume: act('post', '/{id}/resume', 'Resume sending'),
  resend: act('post', '/{id}/resend', 'Send again to those who did not get it; nobody gets a second copy'),
  stop: act('post', '/{id}/stop', 'Stop permanently: emails in the queue are not sent'),
}

/** Public: sent newsletters, and previews with a token. */
export const sentNewsletterRoutes = ({ newsletters }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(sentNewsletterCalls.list, async (c) => {
      const { page, limit } = c.req.valid('query')
      const { found, ...pages } = await newsletters.listPublic(page, limit)
      return c.json({ newsletters: found, ...pages }, 200)
    })
    .openapi(sentNewsletterCalls.preview, async (c) =>
      c.json({ html: await newsletters.preview(c.req.valid('param').token, addressOf('')) }, 200),
    )
    .openapi(sentNewsletterCalls.find, async (c) =>
      c.json({ newsletter: await newsletters.findPublic(c.req.valid('param').id, addressOf('')) }, 200),
    )

export const newsletterRoutes = ({ newsletters }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(newsletterCalls.list, async (c) => {
      const { page, limit } = c.req.valid('query')
      const { found, ...pages } = await newsletters.list(page, limit)
      return c.json({ newsletters: found, ...pages }, 200)
    })
    .openapi(newsletterCalls.draft, async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      return c.json({ newsletter: await newsletters.draft(c.req.valid('json'), key) }, 201)
    })
    .openapi(newsletterCalls.find, onItem('newsletter', newsletters.find))
    .openapi(newsletterCalls.change, onChange('newsletter', newsletters.change))
    .openapi(newsletterCalls.remove, onItem('newsletter', newsletters.remove))
    .openapi(newsletterCalls.checks, async (c) =>
      c.json(await newsletters.check(c.req.valid('param').id, addressOf('')), 200),
    )
    .openapi(newsletterCalls.sendTestEmail, async (c) => {
      const { email: to } = c.get('user')
      await newsletters.sendTestEmail(to, c.req.valid('param').id, addressOf(''))
      return c.json({ to }, 200)
    })
    .openapi(newsletterCalls.send, async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ newsletter: await newsletters.send(id, c.req.valid('json'), addressOf('')) }, 200)
    })
    .openapi(newsletterCalls.pause, onItem('newsletter', newsletters.pause))
    .openapi(newsletterCalls.resume, onItem('newsletter', newsletters.resume))
    .openapi(newsletterCalls.resend, onItem('newsletter', newsletters.resend))
    .openapi(newsletterCalls.stop, onItem('newsletter', newsletters.stop))
