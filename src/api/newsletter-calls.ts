/** Describes the calls (endpoints) on newsletters; `newsletters.ts` answers them. */
import { createRoute, z } from '@hono/zod-openapi'
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
import { PageQuery, pageFields } from '#shared/shapes/page.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'

const tags = ['Newsletters']
const shared = { tags, ...signedIn }
const OneNewsletter = z.object({ newsletter: Newsletter })

export const sentNewsletterCalls = {
  preview: createRoute({
    method: 'get',
    path: '/preview/{token}',
    tags,
    summary: 'Preview an unsent newsletter, with the token from its checks',
    request: { params: z.object({ token: z.string().regex(/^[\w.-]{10,120}$/) }) },
    responses: { 200: answer('The page', z.object({ html: z.string() })), ...refusals(404) },
  }),
  list: createRoute({
    method: 'get',
    path: '/sent',
    tags,
    summary: 'List sent newsletters, newest first',
    request: { query: PageQuery },
    responses: {
      200: answer('The newsletters', z.object({ newsletters: z.array(PublicNewsletter), ...pageFields })),
      ...refusals(422),
    },
  }),
  find: createRoute({
    method: 'get',
    path: '/sent/{id}',
    tags,
    summary: 'Read one sent newsletter',
    request: idParam,
    responses: { 200: answer('The newsletter', z.object({ newsletter: FullNewsletter })), ...refusals(404) },
  }),
}

const decision = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'post',
    path,
    ...shared,
    summary,
    request: idParam,
    responses: { 200: answer('The newsletter', OneNewsletter), ...refusals(401, 403, 404, 422) },
  })

export const newsletterCalls = {
  list: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'List all newsletters, including drafts, newest first',
    request: { query: PageQuery },
    responses: {
      200: answer('The newsletters', z.object({ newsletters: z.array(Newsletter), ...pageFields })),
      ...refusals(401, 403, 422),
    },
  }),
  draft: createRoute({
    method: 'post',
    path: '/',
    ...shared,
    summary: 'Create a newsletter, empty or from articles',
    description: 'Requests with the same Idempotency-Key create one newsletter.',
    request: { ...jsonBody(NewNewsletter), headers: IdempotencyKeyHeader },
    responses: { 201: answer('The draft', OneNewsletter), ...refusals(400, 401, 403, 404, 413, 415, 422) },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    ...shared,
    summary: 'Read one newsletter, with its sending progress',
    request: idParam,
    responses: { 200: answer('The newsletter', OneNewsletter), ...refusals(401, 403, 404) },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    ...shared,
    summary: 'Change a newsletter that is not being sent yet',
    request: { ...idParam, ...jsonBody(NewsletterChange) },
    responses: {
      200: answer('The newsletter, changed', OneNewsletter),
      ...refusals(400, 401, 403, 404, 409, 413, 415, 422),
    },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    ...shared,
    summary: 'Permanently delete a newsletter that is not being sent yet',
    request: idParam,
    responses: { 200: answer('The deleted newsletter', OneNewsletter), ...refusals(401, 403, 404, 422) },
  }),
  checks: createRoute({
    method: 'get',
    path: '/{id}/checks',
    ...shared,
    summary: 'Check a newsletter before sending: its preview, and what should be fixed',
    request: idParam,
    responses: { 200: answer('The newsletter, with its issues', NewsletterChecks), ...refusals(401, 403, 404) },
  }),
  sendTestEmail: createRoute({
    method: 'post',
    path: '/{id}/test-email',
    ...shared,
    summary: 'Send yourself a test email of a newsletter',
    request: idParam,
    responses: { 200: answer('The recipient', z.object({ to: z.string() })), ...refusals(401, 403, 404) },
  }),
  send: createRoute({
    method: 'post',
    path: '/{id}/send',
    ...shared,
    summary: 'Send a newsletter to all confirmed subscribers, now or at a given time',
    request: { ...idParam, ...jsonBody(Sending) },
    responses: {
      200: answer('The newsletter', OneNewsletter),
      ...refusals(400, 401, 403, 404, 413, 415, 422),
    },
  }),
  pause: decision('/{id}/pause', 'Pause sending, or turn a scheduled newsletter back into a draft'),
  resume: decision('/{id}/resume', 'Resume sending'),
  resend: decision('/{id}/resend', 'Send again to those who did not get it; nobody gets a second copy'),
  stop: decision('/{id}/stop', 'Stop permanently: emails in the queue are not sent'),
}
