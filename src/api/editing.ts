/**
 * The calls for editing an article: saved drafts (autosave), presence, revisions (version history), reviews, draft
 * links, and bulk actions on many articles.
 */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { draftLinkPath } from '#shared/paths.ts'
import { Article } from '#shared/shapes/article.ts'
import { DraftInput, othersField, SavedDraft } from '#shared/shapes/draft.ts'
import { BulkAction, BulkAnswer } from '#shared/shapes/editors-list.ts'
import { PageQuery, pageFields } from '#shared/shapes/fields.ts'
import { Person } from '#shared/shapes/message.ts'
import { NewReviewRequest, ReviewComment, SentBack } from '#shared/shapes/review-request.ts'
import { ListedRevision, Revision } from '#shared/shapes/revisions.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { type AbsoluteUrl, type ApiEnv, answer, byId, callsTagged, under } from './calls.ts'

export const callsOf = ({ kind }: Feed) => ({
  one: adminWording[kind].one,
  call: callsTagged(adminWording[kind].manageTitle, 'articles.write'),
})

export const OneArticle = <F extends Feed>(feed: F) =>
  z.object(under<F['itemKey'], typeof Article>(feed.itemKey, Article))

const Done = z.object({})

const withNumber = byId.extend({
  number: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})

const editingCalls = <F extends Feed>(feed: F) => {
  const { one, call } = callsOf(feed)
  return {
    saveDraft: call('put', '/{id}/draft', {
      summary: `Save your draft of a ${one}; readers do not see it`,
      description: 'Each user has one for each article; saving the article removes it. Also announces your presence.',
      takes: DraftInput,
      gives: { 200: answer('The draft', z.object({ draft: SavedDraft, ...othersField })) },
    }),
    findDraft: call('get', '/{id}/draft', {
      summary: `Read your draft of a ${one}`,
      gives: { 200: answer('The draft, or null', z.object({ draft: SavedDraft.nullable(), ...othersField })) },
    }),
    removeDraft: call('delete', '/{id}/draft', {
      summary: `Discard your draft of a ${one}, and end your presence`,
      gives: { 200: answer('The draft was discarded', Done) },
    }),
    announce: call('post', '/{id}/presence', {
      summary: `Announce that you have a ${one} open, and read who else has`,
      gives: { 200: answer('Who else has it open', z.object(othersField)) },
    }),
    listRevisions: call('get', '/{id}/revisions', {
      summary: `List the revisions of a ${one}, newest first`,
      query: PageQuery,
      gives: { 200: answer('One page', z.object({ revisions: z.array(ListedRevision), ...pageFields })) },
    }),
    findRevision: call('get', '/{id}/revisions/{number}', {
      summary: `Read one revision of a ${one}`,
      by: withNumber,
      gives: { 200: answer('The revision', z.object({ revision: Revision })) },
    }),
    restoreRevision: call('post', '/{id}/revisions/{number}/restore', {
      summary: `Save the text of an earlier revision of a ${one} as a new revision; its status does not change`,
      by: withNumber,
      gives: { 200: answer(`The ${one}, changed`, OneArticle(feed)) },
      also: [422],
    }),
    createDraftLink: call('post', '/{id}/draft-link', {
      summary: `Create a secret link to your draft of a ${one}; it expires after ${limits.draftLinkDays} days`,
      gives: { 201: answer('The link, which is shown once', z.object({ address: z.url(), endsAt: z.iso.datetime() })) },
    }),
    removeDraftLinks: call('delete', '/{id}/draft-link', {
      summary: `Remove all draft links to a ${one}`,
      gives: { 200: answer('The links were removed', Done) },
    }),
    requestReview: call('put', '/{id}/review', {
      summary: `Send a draft of a ${one} for review; the reviewers get an email`,
      description: 'Send it again to change the reviewer. Publishing or scheduling the article ends the review.',
      takes: NewReviewRequest,
      gives: { 200: answer('The draft is waiting for a review', Done) },
      also: [409],
    }),
    withdrawReview: call('delete', '/{id}/review', {
      summary: `Withdraw the request to review a ${one}`,
      gives: { 200: answer('The draft is no longer waiting', Done) },
      also: [409],
    }),
    sendBack: call('post', '/{id}/review/return', {
      summary: `Send a ${one} back to its writer, who gets an email with the comment`,
      takes: SentBack,
      gives: { 200: answer('It is with its writer again', Done) },
      also: [409],
    }),
    comments: call('get', '/{id}/review', {
      summary: `Read the comments on a ${one} that was reviewed, newest first, and who else may review it`,
      gives: {
        200: answer(
          'The comments, and the other users who may review it',
          z.object({ comments: z.array(ReviewComment), people: z.array(Person) }),
        ),
      },
    }),
    bulk: call('post', '/bulk', {
      summary: 'Publish, unpublish, remove or restore many articles at once',
      takes: BulkAction,
      gives: { 200: answer('The articles that were changed, and those that were not, with the reason', BulkAnswer) },
    }),
  }
}

export const editingRoutes = <F extends Feed>(feed: F, { articles }: Core, addressOf: AbsoluteUrl) => {
  const { drafts, draftLinks, reviewRequests } = articles
  const calls = editingCalls(feed)
  const linkTo = (id: string) => addressOf(`${feed.editPath}/${id}`)
  return new OpenAPIHono<ApiEnv>()
    .openapi(calls.saveDraft, async (c) =>
      c.json(await drafts.save(feed.kind, c.req.valid('param').id, c.get('user'), c.req.valid('json')), 200),
    )
    .openapi(calls.findDraft, async (c) =>
      c.json(await drafts.find(feed.kind, c.req.valid('param').id, c.get('user')), 200),
    )
    .openapi(calls.removeDraft, async (c) => {
      await drafts.remove(feed.kind, c.req.valid('param').id, c.get('user'))
      return c.json({}, 200)
    })
    .openapi(calls.announce, async (c) =>
      c.json({ others: await drafts.announce(feed.kind, c.req.valid('param').id, c.get('user')) }, 200),
    )
    .openapi(calls.listRevisions, async (c) => {
      const { page, limit } = c.req.valid('query')
      const { found, ...pages } = await articles.revisions.list(feed.kind, c.req.valid('param').id, page, limit)
      return c.json({ revisions: found, ...pages }, 200)
    })
    .openapi(calls.findRevision, async (c) => {
      const { id, number } = c.req.valid('param')
      return c.json({ revision: await articles.revisions.find(feed.kind, id, number) }, 200)
    })
    .openapi(calls.restoreRevision, async (c) => {
      const { id, number } = c.req.valid('param')
      // As in articles.ts: the key is a type parameter.
      return c.json(under(feed.itemKey, await articles.restoreRevision(feed.kind, id, number)) as never, 200)
    })
    .openapi(calls.createDraftLink, async (c) => {
      const { token, endsAt } = await draftLinks.create(feed.kind, c.req.valid('param').id, c.get('user'))
      return c.json({ address: addressOf(draftLinkPath(token)), endsAt }, 201)
    })
    .openapi(calls.removeDraftLinks, async (c) => {
      await draftLinks.remove(feed.kind, c.req.valid('param').id)
      return c.json({}, 200)
    })
    .openapi(calls.requestReview, async (c) => {
      const { id } = c.req.valid('param')
      await reviewRequests.request(feed.kind, id, c.get('user'), c.req.valid('json'), linkTo(id))
      return c.json({}, 200)
    })
    .openapi(calls.withdrawReview, async (c) => {
      await reviewRequests.withdraw(feed.kind, c.req.valid('param').id)
      return c.json({}, 200)
    })
    .openapi(calls.sendBack, async (c) => {
      const { id } = c.req.valid('param')
      await reviewRequests.sendBack(feed.kind, id, c.req.valid('json').comment, linkTo(id))
      return c.json({}, 200)
    })
    .openapi(calls.comments, async (c) => {
      const comments = await reviewRequests.comments(feed.kind, c.req.valid('param').id)
      return c.json({ comments, people: await reviewRequests.people(c.get('user')) }, 200)
    })
    .openapi(calls.bulk, async (c) => c.json(await articles.bulk(feed.kind, c.req.valid('json')), 200))
}
