/**
 * The approval workflow of a draft: the fields that ask a colleague for a review, and the notice above the form while
 * the draft waits or was sent back. `core/articles/review-requests.ts` records each step.
 */

import { useFetcher } from 'react-router'
import { withId } from '#page/api-client.ts'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { Person } from '#shared/shapes/message.ts'
import type { ReviewComment, ReviewEvent } from '#shared/shapes/review-request.ts'
import { fieldsOf, Select, TextArea } from '#ui/field.tsx'
import { adminApi, bodyOf, here, isFailure } from '../api.ts'
import { Folded } from '../folded.tsx'
import { FailureAlert, IntentButton, IntentForm, SubmitButton } from '../intent-form.tsx'
import { Moment } from '../moment.tsx'
import { useLoaded } from '../use-loaded.ts'
import styles from './article-editor.module.css'
import type { ArticleFormResult } from './save-article.ts'

const noReview = { comments: [] as ReviewComment[], people: [] as Person[] }
export type Review = typeof noReview

/**
 * The comments on an article, and who may review it. Empty when they cannot be loaded, because the article can be
 * edited without them.
 */
export const loadReview = async (request: Request, feed: Feed, id: string): Promise<Review> => {
  const body = await bodyOf(async () => adminApi(request)[feed.kind][':id'].review.$get(withId(id)))
  return isFailure(body) ? noReview : body
}

/** The colleague who should review the draft, and the writer's comment for the reviewer. */
export const ReviewRequestFields = ({ feed, article }: { feed: Feed; article: Article | undefined }) => {
  const id = article?._id
  // Autosave creates the article.
  const { people } = useLoaded(async () => (id ? loadReview(here(), feed, id) : noReview), id) ?? noReview
  return (
    <>
      <input type="hidden" name="review" value="request" />
      <Select
        label="Who should review it?"
        name="assignedTo"
        key={people.length}
        none="Anyone who may publish"
        options={people.map(({ _id, name }) => [_id, name] as const)}
      />
      <TextArea label="Comment for the reviewer (optional)" name="comment" rows={3} maxLength={limits.reviewComment} />
    </>
  )
}

type NoticeProps = { feed: Feed; article: Article; comments: ReviewComment[] }

/** Shown for a draft that waits for a review, or was sent back. */
export const ReviewNotice = ({ feed, article, comments }: NoticeProps) => {
  const [latest] = comments
  if (article.status !== 'draft' || !latest || latest.event === 'withdrawn') return null
  const address = `${feed.editPath}/${article._id}`
  return (
    <section className={styles.review} aria-label="Review">
      <CommentText comment={latest} />
      {article.review && <p>{askedOf(article.review.assignedTo)}</p>}
      {comments.length > 1 && (
        <Folded name="Earlier comments">
          <ReviewComments comments={comments.slice(1)} />
        </Folded>
      )}
      {article.review?.isMine && (
        <IntentButton intent="withdrawReview" action={address}>
          Withdraw the request
        </IntentButton>
      )}
      {article.review && !article.review.isMine && <SendBack action={address} />}
    </section>
  )
}

const askedOf = (name: string | undefined) =>
  `Waiting for a review by ${name ?? 'anyone who may publish'}. To approve it, publish or schedule it.`

/** The reviewer's reply, if the draft cannot be published as it is. */
const SendBack = ({ action }: { action: string }) => {
  const fetcher = useFetcher<ArticleFormResult>()
  return (
    <Folded name="Send back with a comment">
      <IntentForm fetcher={fetcher} intent="sendBack" action={action}>
        <TextArea
          label="What should the writer change?"
          {...fieldsOf(fetcher.data?.failure?.errors)('comment')}
          rows={3}
          required
          maxLength={limits.reviewComment}
        />
        <FailureAlert failure={fetcher.data?.failure} fields={['comment']} />
        <SubmitButton fetcher={fetcher} variant="outline">
          Send back
        </SubmitButton>
      </IntentForm>
    </Folded>
  )
}

export const ReviewComments = ({ comments }: { comments: ReviewComment[] }) => (
  <ul className={styles.list}>
    {comments.map((comment) => (
      <li key={comment._id} className={styles.entry}>
        <CommentText comment={comment} />
      </li>
    ))}
  </ul>
)

const eventTexts: Record<ReviewEvent, string> = {
  requested: 'asked for a review',
  withdrawn: 'withdrew the request',
  returned: 'sent it back',
  approved: 'approved it',
}

const CommentText = ({ comment: { who, at, event, text } }: { comment: ReviewComment }) => (
  <div>
    <p>
      <strong>{who}</strong> {eventTexts[event]}, <Moment at={at} />
    </p>
    {text && <p className={styles.comment}>{text}</p>}
  </div>
)
