/**
 * Review requests (editorial workflow, approval): a writer asks colleagues to review a draft. A colleague publishes the
 * draft, or sends it back with a comment. Decides the recipients of the emails: the chosen reviewer, or everyone who
 * may publish; and the writer for the result. Comments stay with the article.
 */
import { displayNameOf } from '#shared/display-name.ts'
import type { Kind } from '#shared/feeds.ts'
import type { Person } from '#shared/shapes/message.ts'
import type { NewReviewRequest, ReviewComment, ReviewEvent, ReviewRequest } from '#shared/shapes/review-request.ts'
import { record, whoActs } from '../audit/audit-log.ts'
import { countWithOldest } from '../database/query.ts'
import type { Database, ReviewCommentRow } from '../database/tables.ts'
import { type Line, plainEmail } from '../email/template.ts'
import { Conflict, Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { queuePush } from '../push/push-queue.ts'
import { type User, usersWho } from '../users/user-row.ts'
import { type ArticleDeps, type ArticleRef, findArticleRow, lockArticle } from './article-row.ts'
import { publicationStatus } from './publication.ts'

/** Every call throws NotFound when there is no such article. `link` opens the article in the admin area. */
export const createReviewRequests = (deps: ArticleDeps) => ({
  /**
   * Asks for a review, or changes a request that waits. Throws Conflict for an article that is no draft, and
   * Refused({ assignedTo }) for a person who may not publish.
   */
  request: (kind: Kind, id: string, user: User, input: NewReviewRequest, link: string) =>
    requestReview(deps, { kind, id }, user, input, link),
  /** Sends the draft back to its writer. Throws Conflict for a draft that does not wait for a review. */
  sendBack: (kind: Kind, id: string, comment: string, link: string) =>
    endRequest(deps, { kind, id }, 'returned', { comment, link }),
  /** Withdraws the request, without an email. */
  withdraw: (kind: Kind, id: string) => endRequest(deps, { kind, id }, 'withdrawn'),
  /** The comments on an article, the newest first. */
  comments: async (kind: Kind, id: string) => {
    await findArticleRow(deps.db, { kind, id })
    const rows = await deps.db
      .selectFrom('review_comments')
      .selectAll()
      .where('article_id', '=', id)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.map(toComment)
  },
  /** The other people who may review this user's articles. */
  people: async (user: User): Promise<Person[]> =>
    (await usersWho(deps.db, 'articles.write'))
      .filter(({ id }) => id !== user.id)
      .map((person) => ({ _id: person.id, name: displayNameOf(person) })),
})

const toComment = ({ id: _id, at, who, event, text }: ReviewCommentRow): ReviewComment => ({
  _id,
  at,
  who,
  event,
  text,
})

const requestReview = async (
  deps: ArticleDeps,
  ref: ArticleRef,
  user: User,
  { comment, assignedTo }: NewReviewRequest,
  link: string,
) => {
  const { db, clock } = deps
  await db.transaction().execute(async (trx) => {
    const article = await lockArticle(trx, ref)
    if (publicationStatus(article) !== 'draft') throw new Conflict('Only a draft can be sent for review.')
    const reviewers = await reviewersFor(trx, assignedTo)
    const request = { requested_by: user.id, assigned_to: assignedTo || null, requested_at: clock().toISOString() }
    await trx
      .insertInto('review_requests')
      .values({ article_id: ref.id, ...request })
      .onConflict((conflict) => conflict.column('article_id').doUpdateSet(request))
      .execute()
    await addComment(trx, deps, ref.id, 'requested', comment)
    await record(trx, clock, 'articles.review-requested', { ...ref, title: article.title })
    for (const { id, email } of reviewers)
      if (id !== user.id) {
        await deps.outbox.queue(trx, requestEmail(email, article.title, comment, link))
        await queuePush(trx, clock, { kind: 'review', link, to: { userId: id } })
      }
  })
}

const reviewersFor = async (db: Database, assignedTo: string | undefined) => {
  const people = await usersWho(db, 'articles.write')
  if (!assignedTo) return people
  const reviewer = people.find(({ id }) => id === assignedTo)
  if (!reviewer) throw new Refused({ assignedTo: 'This person may not publish articles.' })
  return [reviewer]
}

type End = { comment?: string; link?: string }

const endRequest = ({ db, ...deps }: ArticleDeps, ref: ArticleRef, event: 'returned' | 'withdrawn', end: End = {}) =>
  db.transaction().execute(async (trx) => {
    const { title } = await lockArticle(trx, ref)
    const isEnded = await closeReviewRequest(trx, { ...deps, db }, { id: ref.id, title }, event, end)
    if (!isEnded) throw new Conflict('This draft is not waiting for a review.')
    await record(trx, deps.clock, event === 'returned' ? 'articles.sent-back' : 'articles.review-withdrawn', {
      ...ref,
      title,
    })
  })

/**
 * To be called in the transaction that publishes or returns the article. Returns false when no review was requested.
 * Nobody gets an email about what they did themselves.
 */
export const closeReviewRequest = async (
  db: Database,
  deps: ArticleDeps,
  { id, title }: { id: string; title: string },
  event: Exclude<ReviewEvent, 'requested'>,
  { comment = '', link }: End = {},
) => {
  const request = await db
    .deleteFrom('review_requests')
    .where('article_id', '=', id)
    .returning('requested_by')
    .executeTakeFirst()
  if (!request) return false
  await addComment(db, deps, id, event, comment)
  const writer = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', request.requested_by)
    .executeTakeFirst()
  if (writer && event !== 'withdrawn' && writer.id !== whoActs().id) {
    await deps.outbox.queue(db, resultEmail(writer.email, title, event, { comment, link }))
    await queuePush(db, deps.clock, { kind: 'review-result', link, to: { userId: writer.id } })
  }
  return true
}

const addComment = async (
  db: Database,
  { clock }: Pick<ArticleDeps, 'clock'>,
  article_id: string,
  event: ReviewEvent,
  text: string,
) => {
  const row = { id: newId(), article_id, at: clock().toISOString(), who: whoActs().name, event, text }
  await db.insertInto('review_comments').values(row).execute()
}

const named = (title: string) => (title ? `the article “${title}”` : 'an article without a title')

const requestEmail = (to: string, title: string, comment: string, link: string) => ({
  ...plainEmail({
    to,
    subject: 'An article is ready for review',
    lines: [
      `${whoActs().name} asks you to review ${named(title)}.`,
      ...(comment ? [{ quote: comment }] : []),
      { text: 'Open the draft', link },
      'You can publish it, or send it back with a comment.',
    ],
  }),
  purpose: 'review request',
})

const resultEmail = (to: string, title: string, event: 'returned' | 'approved', { comment, link }: End) => {
  const isReturned = event === 'returned'
  const lines: Line[] = [
    `${whoActs().name} ${isReturned ? 'sent back' : 'approved'} ${named(title)}.`,
    ...(comment ? [{ quote: comment }] : []),
    isReturned ? 'Change the draft, then send it for review again.' : 'It is published or scheduled now.',
    ...(link ? [{ text: 'Open the draft', link }] : []),
  ]
  const subject = isReturned ? 'Your article was sent back' : 'Your article was approved'
  return { ...plainEmail({ to, subject, lines }), purpose: 'review result' }
}

/** How many drafts wait for a review, and since when the oldest waits. */
export const countReviewRequests = (db: Database, kind: Kind) =>
  countWithOldest(
    db
      .selectFrom('review_requests')
      .innerJoin('articles', 'articles.id', 'review_requests.article_id')
      .where('kind', '=', kind)
      .where('published_at', 'is', null)
      .where('removed_at', 'is', null),
    'requested_at',
  )

/** The requests that wait, by the ids of their articles. */
export const reviewRequestsOf = async (db: Database, articleIds: string[], user: User) => {
  if (articleIds.length === 0) return new Map<string, ReviewRequest>()
  const rows = await db
    .selectFrom('review_requests')
    .innerJoin('users as writer', 'writer.id', 'requested_by')
    .leftJoin('users as reviewer', 'reviewer.id', 'assigned_to')
    .select(['article_id', 'requested_at', 'requested_by', 'writer.name', 'writer.email'])
    .select(['reviewer.name as reviewer_name', 'reviewer.email as reviewer_email'])
    .where('article_id', 'in', articleIds)
    .execute()
  return new Map(
    rows.map((row): [string, ReviewRequest] => [
      row.article_id,
      {
        requestedAt: row.requested_at,
        requestedBy: displayNameOf(row),
        isMine: row.requested_by === user.id,
        ...(row.reviewer_email && {
          assignedTo: displayNameOf({ name: row.reviewer_name, email: row.reviewer_email }),
        }),
      },
    ]),
  )
}
