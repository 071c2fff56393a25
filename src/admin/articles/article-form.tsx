/** The fields and buttons of the article form. */

import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker, useFetcher } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import { thousands } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { Failure } from '../api.ts'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { ReadabilityHints } from '../writing/readability-hints.tsx'
import { useTextPictures } from '../writing/use-text-pictures.tsx'
import { WritingField } from '../writing/writing-field.tsx'
import styles from './article-editor.module.css'
import { emptyTexts, type FormTexts, textsInForm } from './drafts.ts'
import { PictureField } from './picture-field.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { ReviewFields } from './review-fields.tsx'
import type { ArticleFormResult } from './save-article.ts'

type Props = {
  feed: Feed
  form: RefObject<HTMLFormElement | null>
  /** Uses the error messages of a new article, even after autosave has created the article. */
  isNew: boolean
  action: string
  /** Undefined until the article exists. */
  article: Article | undefined
  /** The idempotency key of a new article, which autosave and the button share. */
  idempotencyKey: string | undefined
  /** The version of the article that the form changes. */
  version: number | undefined
  texts: FormTexts | undefined
  onType: () => void
  onSubmit: () => void
  /** The server did not save what the button sent. */
  onNotSaved: () => void
  /** Saves the draft on the server at once, without publishing it. */
  onSync: () => void
  onOutdated: (current: Article) => void
  isUnsaved: () => boolean
}

const noErrors: Record<string, string> = {}

export const ArticleForm = ({ feed, form, isNew, action, article, texts = emptyTexts, ...rest }: Props) => {
  const { Form, state, data } = useFetcher<ArticleFormResult>()
  const failure = data?.failure
  const errors = failure?.errors ?? noErrors
  const { version, idempotencyKey, ...on } = rest
  useNotSaved(failure, on)
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      className={styles.form}
      onInput={on.onType}
      onSubmit={on.onSubmit}
      onKeyDown={(event) => saveOnCtrlS(event, article?.status === 'published' ? undefined : on.onSync)}
    >
      <LeaveDialog isUnsaved={on.isUnsaved} />
      <input type="hidden" name="intent" value={article ? 'save' : 'create'} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {!article && idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
      <SaveFailed failure={failure} alert={isNew ? adminWording[feed.kind].addFailed : adminWording.edit.saveFailed} />
      <div className={styles.words}>
        <CountedField label="Title" name="title" max={limits.title} text={texts.title} error={errors.title} />
        <Field label="Author" name="author" required defaultValue={texts.author} error={errors.author} />
        <Content text={texts.content} error={errors.content} />
        <ReadabilityHints form={form} ask={() => askedOf(form.current)} />
        <FindingFields texts={texts} errors={errors} />
        <ReviewFields texts={texts} errors={errors} />
      </div>
      <div className={styles.side}>
        <PictureField feed={feed} article={article} texts={texts} errors={errors} />
        <PublishPanel article={article} error={errors.publishAt} isBusy={state !== 'idle'} />
      </div>
    </Form>
  )
}

const Content = ({ text, error }: { text: string; error: string | undefined }) => {
  const { onPicture, dialog } = useTextPictures()
  return (
    <>
      <WritingField
        label="Content"
        name="content"
        isRequired
        max={limits.content}
        text={text}
        error={error}
        onPicture={onPicture}
      />
      {dialog}
    </>
  )
}

const askedOf = (form: HTMLFormElement | null) => {
  if (!form) return undefined
  const { content, language, sources } = textsInForm(new FormData(form))
  return { text: content, language, hasSources: sources !== '[]' }
}

/** The fields that search engines and readers use to find the article. */
const FindingFields = ({ texts, errors }: { texts: FormTexts; errors: Record<string, string> }) => (
  <>
    <Field
      label="Tags"
      name="tags"
      defaultValue={texts.tags}
      hint="Separate tags with commas, for example: Pain crisis, Schools."
      error={errors.tags}
    />
    <Field
      label="Address"
      name="slug"
      defaultValue={texts.slug}
      hint="The last part of the link, like walk-in-june. Old links keep working. Leave empty to have one made."
      error={errors.slug}
    />
  </>
)

/** Ctrl+S saves the draft and never publishes it. Only the button publishes, because its label says so. */
const saveOnCtrlS = (event: KeyboardEvent<HTMLFormElement>, sync: (() => void) | undefined) => {
  if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (sync) return sync()
  event.currentTarget.requestSubmit(event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]'))
}

/** Reports each failure once. */
const useNotSaved = (
  failure: Failure | undefined,
  { onNotSaved, onOutdated }: Pick<Props, 'onNotSaved' | 'onOutdated'>,
) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure.
  useEffect(() => {
    if (failure) onNotSaved()
    if (failure?.current) onOutdated(failure.current as Article)
  }, [failure])
}

const SaveFailed = ({ failure, alert }: { failure: Failure | undefined; alert: string }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure && !failure.current) place.current?.focus()
  }, [failure])
  const hasFieldErrors = Object.keys(failure?.errors ?? {}).length > 0
  return (
    <div ref={place} tabIndex={-1} className={styles.alert}>
      {failure && !failure.current && (
        <Alert kind="failure">
          <p>{alert}</p>
          <p>{hasFieldErrors ? 'Please correct the marked fields. Nothing you typed is lost.' : failure.reason}</p>
        </Alert>
      )}
    </div>
  )
}

/** Asks the user before leaving a page with unsaved text. */
const LeaveDialog = ({ isUnsaved }: { isUnsaved: () => boolean }) => {
  const dialog = useDialog()
  const blocker = useBlocker(isUnsaved)
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault()
  })
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog question="Leave without saving?" handle={dialog} onClose={() => blocker.reset()}>
      <p>
        Your text stays on this device and will be here when you come back. You will need to choose the picture again.
      </p>
      <DialogButtons>
        <Button type="button" variant="outline" onClick={() => dialog.current?.close()}>
          Stay
        </Button>
        <Button type="button" variant="danger" onClick={() => blocker.proceed()}>
          Leave
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

type CountedProps = {
  label: string
  name: string
  max: number
  text: string | undefined
  error: string | undefined
}

/** Shows the number of characters. A pasted text that is too long is not cut off, so that the user can shorten it. */
const CountedField = ({ max, text, ...rest }: CountedProps) => {
  const { hint, count } = useCount(max, text)
  return <Field {...rest} required defaultValue={text} hint={hint} onChange={count} />
}

const useCount = (max: number, text = '') => {
  const [length, setLength] = useState(text.length)
  const count = ({ target }: ChangeEvent<HTMLInputElement>) => setLength(target.value.length)
  const over = length > max ? `: ${thousands(length - max)} too many` : ''
  return { hint: `${thousands(length)} of ${thousands(max)} characters${over}`, count }
}
