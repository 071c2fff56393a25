/** Describes the calls (endpoints) of `editing.ts`, once for each feed. */
import { createRoute, z } from '@hono/zod-openapi'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { DraftInput, othersField, SavedDraft } from '#shared/shapes/draft.ts'
import { BulkAction, BulkAnswer } from '#shared/shapes/editors-list.ts'
import { Person } from '#shared/shapes/message.ts'
import { PageQuery, pageFields } from '#shared/shapes/page.ts'
import { NewReviewRequest, ReviewComment, SentBack } from '#shared/shapes/review-request.ts'
import { ListedRevision, Revision } from '#shared/shapes/revisions.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { OneArticle } from './article-calls.ts'
import { answer, idParam, jsonBody, refusals, signedIn } from './calls.ts'

const callsOf = ({ kind }: Feed) => ({
  one: adminWording[kind].one,
  shared: { tags: [adminWording[kind].manageTitle], ...signedIn },
})

const Done = z.object({})

export const draftCalls = (feed: Feed) => ({ ...ownDraftCalls(feed), announce: presenceCall(feed) })

const ownDraftCalls = (feed: Feed) => {
  const { one, shared } = callsOf(feed)
  const path = '/{id}/draft' as const
  return {
    save: createRoute({
      method: 'put',
      path,
      ...shared,
      summary: `Save your draft of a ${one}; readers do not see it`,
      description: 'Each user has one for each article; saving the article removes it. Also announces your presence.',
      request: { ...idParam, ...jsonBody(DraftInput) },
      responses: {
        200: answer('The draft', z.object({ draft: SavedDraft, ...othersField })),
        ...refusals(400, 401, 403, 404, 413, 415, 422),
      },
    }),
    find: createRoute({
      method: 'get',
      path,
      ...shared,
      summary: `Read your draft of a ${one}`,
      request: idParam,
      responses: {
        200: answer('The draft, or null', z.object({ draft: SavedDraft.nullable(), ...othersField })),
        ...refusals(401, 403, 404),
      },
    }),
    remove: createRoute({
      method: 'delete',
      path,
      ...shared,
      summary: `Discard your draft of a ${one}, and end your presence`,
      request: idParam,
      responses: { 200: answer('The draft was discarded', Done), ...refusals(401, 403, 404) },
    }),
  }
}

const presenceCall = (feed: Feed) => {
  const { one, shared } = callsOf(feed)
  return createRoute({
    method: 'post',
    path: '/{id}/presence',
    ...shared,
    summary: `Announce that you have a ${one} open, and read who else has`,
    request: idParam,
    responses: { 200: answer('Who else has it open', z.object(othersField)), ...refusals(401, 403, 404) },
  })
}

const withNumber = {
  params: idParam.params.extend({
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
      summary: `List the revisions of a ${one}, newest first`,
      request: { ...idParam, query: PageQuery },
      responses: {
        200: answer('One page', z.object({ revisions: z.array(ListedRevision), ...pageFields })),
        ...refusals(401, 403, 404, 422),
      },
    }),
    find: createRoute({
      method: 'get',
      path: '/{id}/revisions/{number}',
      ...shared,
      summary: `Read one revision of a ${one}`,
      request: withNumber,
      responses: { 200: answer('The revision', z.object({ revision: Revision })), ...refusals(401, 403, 404) },
    }),
    restore: createRoute({
      method: 'post',
      path: '/{id}/revisions/{number}/restore',
      ...shared,
      summary: `Save the text of an earlier revision of a ${one} as a new revision; its status does not change`,
      request: withNumber,
      responses: { 200: answer(`The ${one}, changed`, OneArticle(feed)), ...refusals(401, 403, 404, 422) },
    }),
  }
}

export const draftLinkCalls = (feed: Feed) => {
  const { one, shared } = callsOf(feed)
  const path = '/{id}/draft-link' as const
  return {
    create: createRoute({
      method: 'post',
      path,
      ...shared,
      summary: `Create a secret link to your draft of a ${one}; it expires after ${limits.draftLinkDays} days`,
      request: idParam,
      responses: {
        201: answer('The link, which is shown once', z.object({ address: z.url(), endsAt: z.iso.datetime() })),
        ...refusals(401, 403, 404),
      },
    }),
    remove: createRoute({
      method: 'delete',
      path,
      ...shared,
      summary: `Remove all draft links to a ${one}`,
      request: idParam,
      responses: { 200: answer('The links were removed', Done), ...refusals(401, 403, 404) },
    }),
  }
}

export const bulkCall = (feed: Feed) =>
  createRoute({
    method: 'post',
    path: '/bulk',
    ...callsOf(feed).shared,
    summary: 'Publish, unpublish, remove or restore many articles at once',
    request: jsonBody(BulkAction),
    responses: {
      200: answer('The articles that were changed, and those that were not, with the reason', BulkAnswer),
      ...refusals(400, 401, 403, 413, 415, 422),
    },
  })

export const reviewCalls = (feed: Feed) => {
  const { one, shared } = callsOf(feed)
  const path = '/{id}/review' as const
  const refusedBody = refusals(400, 401, 403, 404, 409, 413, 415, 422)
  return {
    request: createRoute({
      method: 'put',
      path,
      ...shared,
      summary: `Send a draft of a ${one} for review; the reviewers get an email`,
      description: 'Send it again to change the reviewer. Publishing or scheduling the article ends the review.',
      request: { ...idParam, ...jsonBody(NewReviewRequest) },
      responses: { 200: answer('The draft is waiting for a review', Done), ...refusedBody },
    }),
    withdraw: createRoute({
      method: 'delete',
      path,
      ...shared,
      summary: `Withdraw the request to review a ${one}`,
      request: idParam,
      responses: { 200: answer('The draft is no longer waiting', Done), ...refusals(401, 403, 404, 409) },
    }),
    sendBack: createRoute({
      method: 'post',
      path: '/{id}/review/return',
      ...shared,
      summary: `Send a ${one} back to its writer, who gets an email with the comment`,
      request: { ...idParam, ...jsonBody(SentBack) },
      responses: { 200: answer('It is with its writer again', Done), ...refusedBody },
    }),
    comments: commentsCall(feed),
  }
}

const commentsCall = (feed: Feed) => {
  const { one, shared } = callsOf(feed)
  return createRoute({
    method: 'get',
    path: '/{id}/review',
    ...shared,
    summary: `Read the comments on a ${one} that was reviewed, newest first, and who else may review it`,
    request: idParam,
    responses: {
      200: answer(
        'The comments, and the other users who may review it',
        z.object({ comments: z.array(ReviewComment), people: z.array(Person) }),
      ),
      ...refusals(401, 403, 404),
    },
  })
}
