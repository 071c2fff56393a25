/** The descriptions of the calls on newsletters. */
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

const tags = ['Newsletters to readers']
const shared = { tags, ...signedIn }
const OneNewsletter = z.object({ newsletter: Newsletter })

export const sentNewsletterCalls = {
  preview: createRoute({
    method: 'get',
    path: '/preview/{token}',
    tags,
    summary: 'Preview a newsletter that is not sent yet, with the token from its checks',
    request: { params: z.object({ token: z.string().regex(/^[\w.-]{10,120}$/) }) },
    responses: { 200: answer('The page', z.object({ html: z.string() })), ...refusals(404) },
  }),
  list: createRoute({
    method: 'get',
    path: '/sent',
    tags,
    summary: 'List the newsletters that were sent, newest first',
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
    summary: 'Read one newsletter that was sent',
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
    responses: { 200: answer('The newsletter, as it is now', OneNewsletter), ...refusals(401, 403, 404, 422) },
  })

export const newsletterCalls = {
  list: createRoute({
    method: 'get',
    path: '/',
    ...shared,
    summary: 'List newsletters, drafts among them, newest first',
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
    summary: 'Begin a newsletter, empty or made of articles',
    description: 'Sent again under the same Idempotency-Key, it is created once.',
    request: { ...jsonBody(NewNewsletter), headers: IdempotencyKeyHeader },
    responses: { 201: answer('The draft', OneNewsletter), ...refusals(400, 401, 403, 404, 413, 415, 422) },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    ...shared,
    summary: 'Read one newsletter, with how far its sending has come',
    request: idParam,
    responses: { 200: answer('The newsletter', OneNewsletter), ...refusals(401, 403, 404) },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    ...shared,
    summary: 'Change a newsletter that is not on its way yet',
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
    summary: 'Delete a newsletter that is not on its way yet, for good',
    request: idParam,
    responses: { 200: answer('The newsletter, now deleted', OneNewsletter), ...refusals(401, 403, 404, 422) },
  }),
  checks: createRoute({
    method: 'get',
    path: '/{id}/checks',
    ...shared,
    summary: 'See a newsletter as readers get it, and what should be mended before',
    request: idParam,
    responses: { 200: answer('The newsletter and the issues', NewsletterChecks), ...refusals(401, 403, 404) },
  }),
  sendTestEmail: createRoute({
    method: 'post',
    path: '/{id}/test-email',
    ...shared,
    summary: 'Send a newsletter to oneself',
    request: idParam,
    responses: { 200: answer('To whom it goes', z.object({ to: z.string() })), ...refusals(401, 403, 404) },
  }),
  send: createRoute({
    method: 'post',
    path: '/{id}/send',
    ...shared,
    summary: 'Send a newsletter to all readers who confirmed, now or at an hour',
    request: { ...idParam, ...jsonBody(Sending) },
    responses: {
      200: answer('The newsletter, as it is now', OneNewsletter),
      ...refusals(400, 401, 403, 404, 413, 415, 422),
    },
  }),
  pause: decision('/{id}/pause', 'Pause the sending, or make a draft again of what waits for its hour'),
  resume: decision('/{id}/resume', 'Go on with the sending'),
  stop: decision('/{id}/stop', 'Stop for good: emails that still wait are never sent'),
}
