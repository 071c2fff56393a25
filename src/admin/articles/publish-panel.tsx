/**
 * Chooses the publication status of an article: publish, schedule, unpublish, save as a draft, or send for review.
 * `core/articles/publication.ts` derives it from two dates.
 */

import { useState } from 'react'
import { localTime, momentAt } from '#shared/country/local-time.ts'
import type { Feed } from '#shared/feeds.ts'
import { noRules } from '#shared/publishing-rules.ts'
import type { Article, Status } from '#shared/shapes/article.ts'
import type { PublishingRules } from '#shared/shapes/publishing-rules.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { momentInWords } from '../moment.tsx'
import styles from './article-editor.module.css'
import { ReviewRequestFields } from './review-request.tsx'

/** `review`: the article stays a draft, and a colleague gets a request to review it. */
type Choice = Status | 'review'

/** The effect of the form. `action` is the label of its button, which states the same. */
export const usePublishing = (article: Article | undefined) => {
  const before = article?.status
  const [chosen, setChosen] = useState({ before, status: firstChoice(article) })
  // A save or the clock has changed the status of a saved article, so the choice starts again.
  const isOutdated = chosen.before !== undefined && chosen.before !== before
  const status = isOutdated ? firstChoice(article) : chosen.status
  const setStatus = (next: Choice) => setChosen({ before, status: next })
  const [moment, setMoment] = useState(publishedAt(article))
  const until = status === 'scheduled' && moment ? momentInWords(momentAt(moment)) : undefined
  return { before, status, setStatus, moment, setMoment, until, action: buttonText(before, status, until) }
}

/** As the field contains it. */
const typedMoment = (moment: string) => localTime(moment).slice(0, 16)

const publishedAt = (article: Article | undefined) => typedMoment(article?.publishAt ?? '')

export type Publishing = ReturnType<typeof usePublishing>

/** The rules of the organisation block only Publish, not saving what is public or scheduled already. */
export const rulesFor = ({ before, status }: Publishing, rules: PublishingRules) =>
  status === before ? noRules : rules

/** Before anybody presses Publish, what it will wait for. */
export const RulesNote = ({ rules: { needsSource, needsConsent } }: { rules: PublishingRules }) =>
  (needsSource || needsConsent) && (
    <p className={styles.rules}>
      Before it is published, your organisation asks{' '}
      {[
        needsSource && 'for a source of health information, or the reason why it has none',
        needsConsent && 'who is in the picture',
      ]
        .filter(Boolean)
        .join(', and ')}
      .
    </p>
  )

/** Nearly every draft is published at once, so the other choices are under More. */
export const isUsual = ({ before }: Publishing) => before === undefined || before === 'draft'

/** The main button of every draft publishes it. */
const firstChoice = (article: Article | undefined): Choice =>
  article?.status === 'scheduled' ? 'scheduled' : 'published'

type Props = {
  feed: Feed
  article: Article | undefined
  publishing: Publishing
  error: string | undefined
}

/** The publication status: readers see the article now, later, or not yet. */
export const PublishPanel = ({ feed, article, publishing, error }: Props) => {
  const { before, status, setStatus, moment, setMoment } = publishing
  // Without a status, a published article stays published, and a new one is published at once.
  const isSent = status !== 'published' || (before && before !== 'published')
  return (
    <section className={`${styles.box} ${styles.publish}`}>
      <fieldset className={styles.choices}>
        <legend>Who can read it?</legend>
        {choicesFor(before).map(([choice, label]) => (
          <ChoiceField key={choice} label={label} isChosen={choice === status} onChoose={() => setStatus(choice)} />
        ))}
      </fieldset>
      {isSent && <input type="hidden" name="status" value={status === 'review' ? 'draft' : status} />}
      {status === 'review' && <ReviewRequestFields feed={feed} article={article} />}
      {status === 'scheduled' && (
        <Field
          label="Day and time"
          type="datetime-local"
          name="moment"
          data-error="publishAt"
          required
          // Not for the time that it has: the clock may have overtaken the form, and the words must still be saved.
          min={moment === publishedAt(article) ? undefined : typedMoment(new Date().toISOString())}
          defaultValue={moment}
          onChange={({ target }) => setMoment(target.value)}
          hint={adminWording.timeZone}
          error={error}
        />
      )}
      {before === 'published' && status === 'published' && <DateChoice />}
      <p>{consequences[status]}</p>
    </section>
  )
}

/** A correction keeps the date of a published article, and with it the article's position in the list. */
const DateChoice = () => {
  const [isMoved, setMoved] = useState(false)
  return (
    <>
      <input type="hidden" name="keepDate" value={String(!isMoved)} />
      <Checkbox checked={isMoved} onChange={({ target }) => setMoved(target.checked)}>
        Move to the top with today’s date
      </Checkbox>
    </>
  )
}

const choicesFor = (before: Status | undefined): [Choice, string][] =>
  before === 'published'
    ? [
        ['published', 'Everyone'],
        ['draft', 'Nobody: unpublish'],
      ]
    : [
        ['published', 'Everyone, now'],
        ['scheduled', 'Everyone, at a scheduled time'],
        ['review', 'Nobody yet: send for review'],
        // A draft saves itself for its writer; this saves it for colleagues.
        ['draft', 'Nobody yet: save as a draft'],
      ]

const consequences: Record<Choice, string> = {
  published: 'Readers can see it at once.',
  scheduled: 'It will be published automatically.',
  review: 'The reviewer gets an email, and can publish the draft or send it back.',
  draft: 'Only people who write here can see it.',
}

const buttonText = (before: Status | undefined, status: Choice, until: string | undefined) => {
  if (status === 'review') return 'Send for review'
  if (status === 'draft') return before === 'published' ? 'Unpublish' : 'Save draft'
  if (status === 'scheduled') return until ? `Schedule for ${until}` : 'Schedule'
  return before === 'published' ? 'Save' : 'Publish'
}

const ChoiceField = ({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) => (
  <label className={styles.choice}>
    <input type="radio" checked={isChosen} onChange={onChoose} />
    <span>{label}</span>
  </label>
)
