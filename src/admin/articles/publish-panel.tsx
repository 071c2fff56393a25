/** Chooses the publication status of an article, and publishes or saves it. */

import { useState } from 'react'
import type { Article, Status } from '#shared/shapes/article.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { momentInWords } from '../moment.tsx'
import styles from './article-editor.module.css'

type Props = { article: Article | undefined; error: string | undefined; isBusy: boolean }

/** The publication status: readers see the article now, later, or not yet. The button's label says the same. */
export const PublishPanel = ({ article, error, isBusy }: Props) => {
  const before = article?.status
  const [status, setStatus] = useState<Status>(before ?? 'published')
  const [moment, setMoment] = useState(article?.publishAt?.slice(0, 16) ?? '')
  // Without a status, a published article stays published, and a new one is published at once.
  const isSent = status !== 'published' || (before && before !== 'published')
  return (
    <section className={styles.publish}>
      <fieldset className={styles.choices}>
        <legend>Who can read it?</legend>
        {choicesFor(before).map(([choice, label]) => (
          <Choice key={choice} label={label} isChosen={choice === status} onChoose={() => setStatus(choice)} />
        ))}
      </fieldset>
      {isSent && <input type="hidden" name="status" value={status} />}
      {status === 'scheduled' && (
        <Field
          label="Day and time"
          type="datetime-local"
          name="moment"
          required
          min={new Date().toISOString().slice(0, 16)}
          defaultValue={moment}
          onChange={({ target }) => setMoment(target.value)}
          hint="Accra time"
          error={error}
        />
      )}
      {before === 'published' && status === 'published' && <DateChoice />}
      <p>{consequences[status]}</p>
      <Button isBusy={isBusy} formNoValidate={status === 'draft'}>
        {buttonText(before, status, moment)}
      </Button>
    </section>
  )
}

/** A correction keeps the date of a published article, and with it the article's place in the list. */
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

const choicesFor = (before: Status | undefined): [Status, string][] =>
  before === 'published'
    ? [
        ['published', 'Everyone'],
        ['draft', 'Nobody: unpublish'],
      ]
    : [
        ['published', 'Everyone, now'],
        ['scheduled', 'Everyone, at a scheduled time'],
        ['draft', 'Nobody yet: save as a draft'],
      ]

const consequences: Record<Status, string> = {
  published: 'Readers can see it at once.',
  scheduled: 'It will be published automatically.',
  draft: 'Only people who write here can see it.',
}

const buttonText = (before: Status | undefined, status: Status, moment: string) => {
  if (status === 'draft') return before === 'published' ? 'Unpublish' : 'Save draft'
  if (status === 'scheduled') return moment ? `Schedule for ${momentInWords(`${moment}:00Z`)}` : 'Schedule'
  return before === 'published' ? 'Save' : 'Publish'
}

const Choice = ({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) => (
  <label className={styles.choice}>
    <input type="radio" checked={isChosen} onChange={onChoose} />
    <span>{label}</span>
  </label>
)
