import { useState } from 'react'
import type { Article, Status } from '#shared/shapes/article.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { momentInWords } from '../moment.tsx'
import { CheckBox } from './check-box.tsx'
import styles from './publish-panel.module.css'

type Props = { article: Article | undefined; error: string | undefined; isBusy: boolean }

/** What will become of it: readers see it now, later, or not yet. The button says the same. */
export const PublishPanel = ({ article, error, isBusy }: Props) => {
  const before = article?.status
  const [wish, choose] = useState<Status>(before ?? 'published')
  const [moment, setMoment] = useState(article?.publishAt?.slice(0, 16) ?? '')
  // Without a status, what is published stays so, and what is new is published at once.
  const isSaid = wish !== 'published' || (before && before !== 'published')
  return (
    <section className={styles.panel}>
      <fieldset className={styles.choices}>
        <legend>Who can read it?</legend>
        {choicesFor(before).map(([status, words]) => (
          <Choice key={status} words={words} isChosen={status === wish} onChoose={() => choose(status)} />
        ))}
      </fieldset>
      {isSaid && <input type="hidden" name="status" value={wish} />}
      {wish === 'scheduled' && (
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
      {before === 'published' && wish === 'published' && (
        <CheckBox name="keepDate">Small correction: keep the date</CheckBox>
      )}
      <p>{consequences[wish]}</p>
      <Button isBusy={isBusy} formNoValidate={wish === 'draft'}>
        {deedFor(before, wish, moment)}
      </Button>
    </section>
  )
}

const choicesFor = (before: Status | undefined): [Status, string][] =>
  before === 'published'
    ? [
        ['published', 'Everyone'],
        ['draft', 'Nobody any more'],
      ]
    : [
        ['published', 'Everyone, now'],
        ['scheduled', 'Everyone, from a chosen time'],
        ['draft', 'Nobody yet: keep a draft'],
      ]

const consequences: Record<Status, string> = {
  published: 'Everyone can read it at once.',
  scheduled: 'The site publishes it by itself.',
  draft: 'Only people who write here see it.',
}

const deedFor = (before: Status | undefined, wish: Status, moment: string) => {
  if (wish === 'draft') return before === 'published' ? 'Unpublish' : 'Save draft'
  if (wish === 'scheduled') return moment ? `Publish at ${momentInWords(`${moment}:00Z`)}` : 'Publish later'
  return before === 'published' ? 'Save' : 'Publish'
}

const Choice = ({ words, isChosen, onChoose }: { words: string; isChosen: boolean; onChoose: () => void }) => (
  <label className={styles.choice}>
    <input type="radio" checked={isChosen} onChange={onChoose} />
    <span>{words}</span>
  </label>
)
