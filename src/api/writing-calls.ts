/** The descriptions of what is kept beside an article for whoever writes it, once for each feed. */
import { createRoute, z } from '@hono/zod-openapi'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { KeptDraft, othersField, TypedDraft } from '#shared/shapes/draft.ts'
import { BulkAnswer, BulkDeed } from '#shared/shapes/editors-list.ts'
import { PageQuery, pageFields } from '#shared/shapes/page.ts'
import { ListedRevision, Revision } from '#shared/shapes/revision.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { OneArticle } from './article-calls.ts'
import { answer, jsonBody, refusals, signedIn, withId } from './calls.ts'

const callsOf = ({ kind }: Feed) => ({
  one: adminWording[kind].one,
  shared: { tags: [adminWording[kind].manageTitle], ...signedIn },
})

const Done = z.object({})

export const draftCalls = (feed: Feed) => {
  const { one, shared } = callsOf(feed)
  const path = '/{id}/draft' as const
  return {
    keep: createRoute({
      method: 'put',
      path,
      ...shared,
      summary: `Keep what you are writing beside a ${one}: readers see nothing of it`,
      description: 'One for each article and person; saving the article ends it. Also a sign that you are there.',
      request: { ...withId, ...jsonBody(TypedDraft) },
      responses: {
        200: answer('What is kept', z.object({ draft: KeptDraft, ...othersField })),
        ...refusals(400, 401, 403, 404, 413, 415, 422),
      },
    }),
    find: createRoute({
      method: 'get',
      path,
      ...shared,
      summary: `Read what you were writing beside a ${one}`,
      request: withId,
      responses: {
        200: answer('What is kept, if anything', z.object({ draft: KeptDraft.nullable(), ...othersField })),
        ...refusals(401, 403, 404),
      },
    }),
    drop: createRoute({
      method: 'delete',
      path,
      ...shared,
      summary: `Forget what you were writing beside a ${one}, and leave it`,
      request: withId,
      responses: { 200: answer('It is forgotten', Done), ...refusals(401, 403, 404) },
    }),
    appear: createRoute({
      method: 'post',
      path: '/{id}/presence',
      ...shared,
      summary: `Say that you are in a ${one}, and hear who else is`,
      request: withId,
      responses: { 200: answer('Who else is there', z.object(othersField)), ...refusals(401, 403, 404) },
    }),
  }
}

const withNumber = {
  params: withId.params.extend({
    number: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  }),
}

export const revisionCalls = <F extends Feed>(feed: F) => {
  const { one, shared } = callsOf(feed)
  return {
    list: createRoute({
      method: 'get',
      path: '/{id}/revisions',
      ...shared,
      summary: `List what a ${one} said each time it was saved, newest first`,
      request: { ...withId, query: PageQuery },
      responses: {
        200: answer('One page', z.object({ revisions: z.array(ListedRevision), ...pageFields })),
        ...refusals(401, 403, 404, 422),
      },
    }),
    find: createRoute({
      method: 'get',
      path: '/{id}/revisions/{number}',
      ...shared,
      summary: `Read what a ${one} said then`,
      request: withNumber,
      responses: { 200: answer('The revision', z.object({ revision: Revision })), ...refusals(401, 403, 404) },
    }),
    restore: createRoute({
      method: 'post',
      path: '/{id}/revisions/{number}/restore',
      ...shared,
      summary: `Let a ${one} say again what it said then, as a new revision; how it stands does not change`,
      request: withNumber,
      responses: { 200: answer(`The ${one}, changed`, OneArticle(feed)), ...refusals(401, 403, 404, 422) },
    }),
  }
}

export const previewLinkCalls = (feed: Feed) => {
  const { one, shared } = callsOf(feed)
  const path = '/{id}/preview-link' as const
  return {
    make: createRoute({
      method: 'post',
      path,
      ...shared,
      summary: `Make a secret link to a ${one} as you are writing it; it ends after ${limits.previewLinkDays} days`,
      request: withId,
      responses: {
        201: answer('The link, which is shown once', z.object({ address: z.url(), endsAt: z.iso.datetime() })),
        ...refusals(401, 403, 404),
      },
    }),
    end: createRoute({
      method: 'delete',
      path,
      ...shared,
      summary: `End every secret link to a ${one}`,
      request: withId,
      responses: { 200: answer('They lead nowhere now', Done), ...refusals(401, 403, 404) },
    }),
  }
}

export const bulkCall = (feed: Feed) =>
  createRoute({
    method: 'post',
    path: '/bulk',
    ...callsOf(feed).shared,
    summary: 'Publish, take back, remove or bring back many at once',
    request: jsonBody(BulkDeed),
    responses: {
      200: answer('What was done, and what was not and why', BulkAnswer),
      ...refusals(400, 401, 403, 413, 415, 422),
    },
  })
