import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { ReadabilityHints } from '../writing/reading-hints.tsx'
import { WritingField } from '../writing/writing-field.tsx'
import styles from './article-form.module.css'
import { CountedField } from './counted-field.tsx'
import { emptyTexts, type FormTexts, textsInForm } from './drafts.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { PictureField } from './picture-field.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { ReviewFields } from './review-fields.tsx'
import type { NotSaved } from './save.ts'
import { useTextPictures } from './use-text-pictures.tsx'

type Props = {
  feed: Feed
  form: RefObject<HTMLFormElement | null>
  /** Its failures are told in the words of a new one, also when its first words are on the site. */
  isNew: boolean
  action: string
  /** Left out before there is one. */
  article: Article | undefined
  /** Which version of it is being changed. */
  version: number | undefined
  texts: FormTexts | undefined
  onType: () => void
  onSubmit: () => void
  /** Keeps what is typed as the draft that it is. */
  onKeep: () => void
  onOutdated: (current: Article) => void
  isUnsaved: () => boolean
}

const noErrors: Record<string, string> = {}

export const ArticleForm = ({ feed, form, isNew, action, article, version, texts = emptyTexts, ...on }: Props) => {
  const { Form, state, data: notSaved } = useFetcher<NotSaved>()
  const errors = notSaved?.errors ?? noErrors
  useOutdated(notSaved, on.onOutdated)
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      className={styles.form}
      onInput={on.onType}
      onSubmit={on.onSubmit}
      onKeyDown={(event) => saveOnCtrlS(event, article?.status === 'published' ? undefined : on.onKeep)}
    >
      <LeaveDialog isUnsaved={on.isUnsaved} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <SaveFailed
        notSaved={notSaved}
        alert={isNew ? adminWording[feed.kind].addFailed : adminWording.edit.saveFailed}
      />
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

/** How readers find it. */
const FindingFields = ({ texts, errors }: { texts: FormTexts; errors: Record<string, string> }) => (
  <>
    <Field
      label="Tags"
      name="tags"
      defaultValue={texts.tags}
      hint="What it is about, with commas in between, like Pain crisis, Schools."
      error={errors.tags}
    />
    <Field
      label="Address"
      name="slug"
      defaultValue={texts.slug}
      hint="How its address ends, like walk-in-june. Earlier ones lead on to it. Left empty, the site chooses one."
      error={errors.slug}
    />
  </>
)

/** What readers do not see yet is kept and not published: the button says what it does, the key does not. */
const saveOnCtrlS = (event: KeyboardEvent<HTMLFormElement>, keep: (() => void) | undefined) => {
  if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (keep) return keep()
  event.currentTarget.requestSubmit(event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]'))
}

/** Each answer is told once. */
const useOutdated = (notSaved: NotSaved | undefined, tell: (current: Article) => void) => {
  const told = useRef<NotSaved>(undefined)
  useEffect(() => {
    if (!notSaved?.current || told.current === notSaved) return
    told.current = notSaved
    tell(notSaved.current as Article)
  }, [notSaved, tell])
}

const SaveFailed = ({ notSaved, alert }: { notSaved: NotSaved | undefined; alert: string }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notSaved && !notSaved.current) place.current?.focus()
  }, [notSaved])
  const hasFieldErrors = Object.keys(notSaved?.errors ?? {}).length > 0
  return (
    <div ref={place} tabIndex={-1} className={styles.alert}>
      {notSaved && !notSaved.current && (
        <Alert kind="failure">
          <p>{alert}</p>
          <p>{hasFieldErrors ? 'The marked fields say what to change. Nothing you typed is lost.' : notSaved.reason}</p>
        </Alert>
      )}
    </div>
  )
}
