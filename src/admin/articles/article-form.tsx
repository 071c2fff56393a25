import { type FormEvent, useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { isSignedIn } from '../session.ts'
import { WritingField } from '../writing/writing-field.tsx'
import type { NotSaved } from './actions.ts'
import styles from './article-form.module.css'
import { CheckBox } from './check-box.tsx'
import { CountedField } from './counted-field.tsx'
import { type Draft, draftOf, emptyDraft } from './drafts.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { PictureField } from './picture-field.tsx'
import { ReviewFields } from './review-fields.tsx'

type Props = {
  feed: Feed
  /** Left out when a new one is written. */
  article: Article | undefined
  texts: Draft | undefined
  onType: (form: FormData) => void
}

const noErrors: Record<string, string> = {}

export const ArticleForm = ({ feed, article, texts = emptyDraft, onType }: Props) => {
  const { Form, state, data: notSaved } = useFetcher<NotSaved>()
  const { isUnsaved, type } = useTyping(onType)
  const errors = notSaved?.errors ?? noErrors
  return (
    <Form method="post" encType="multipart/form-data" className={styles.form} onInput={type}>
      <LeaveDialog isUnsaved={isUnsaved} />
      <SaveFailed notSaved={notSaved} />
      <div className={styles.words}>
        <CountedField label="Title" name="title" max={limits.title} text={texts.title} error={errors.title} />
        <Field label="Author" name="author" required defaultValue={texts.author} error={errors.author} />
        <WritingField
          label="Content"
          name="content"
          isRequired
          max={limits.content}
          text={texts.content}
          error={errors.content}
          onChange={() => undefined}
        />
        <ReviewFields texts={texts} errors={errors} />
      </div>
      <div className={styles.side}>
        <PictureField feed={feed} article={article} texts={texts} errors={errors} />
        <section className={styles.panel}>
          {article && <CheckBox name="keepDate">Small correction: keep the date</CheckBox>}
          <p>Everyone can read it at once.</p>
          <Button isBusy={state !== 'idle'}>{article ? 'Save' : 'Publish'}</Button>
        </section>
      </div>
    </Form>
  )
}

/** Something is unsaved when it was typed on this visit and not sent since; the draft tells. */
const useTyping = (onType: (form: FormData) => void) => {
  const { pathname } = useLocation()
  const hasTyped = useRef(false)
  const type = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    hasTyped.current = true
    onType(new FormData(currentTarget))
  }
  return { type, isUnsaved: () => hasTyped.current && isSignedIn() && draftOf(pathname) !== undefined }
}

const SaveFailed = ({ notSaved }: { notSaved: NotSaved | undefined }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notSaved) place.current?.focus()
  }, [notSaved])
  const hasFieldErrors = Object.keys(notSaved?.errors ?? {}).length > 0
  return (
    <div ref={place} tabIndex={-1} className={styles.alert}>
      {notSaved && (
        <Alert kind="failure">
          <p>{notSaved.alert}</p>
          <p>{hasFieldErrors ? 'The marked fields say what to change. Nothing you typed is lost.' : notSaved.reason}</p>
        </Alert>
      )}
    </div>
  )
}
