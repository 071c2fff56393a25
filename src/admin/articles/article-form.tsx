/** The fields and buttons of the article form: validation errors, the character counter, and Ctrl+S. */

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { PublishingRules } from '#shared/shapes/publishing-rules.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { Field, fieldsOf } from '#ui/field.tsx'
import type { Failure } from '../api.ts'
import { OneLine } from '../one-line.tsx'
import { goTo, useInvalidFields, useRefusedFields } from '../refused-fields.tsx'
import { ReadabilityHints } from '../writing/readability-hints.tsx'
import { onSaveKey } from '../writing/save-key.ts'
import { useTextPictures } from '../writing/use-text-pictures.tsx'
import { characterCount, WritingField } from '../writing/writing-field.tsx'
import styles from './article-editor.module.css'
import { type FormTexts, textsInForm } from './drafts.ts'
import { EditorBar } from './editor-bar.tsx'
import { missingWords } from './missing-words.ts'
import { addSource, HealthChoice, MoreFields } from './more-fields.tsx'
import { openPointHash } from './open-points.ts'
import { PictureField } from './picture-field.tsx'
import { isUsual, PublishPanel, RulesNote, rulesFor, usePublishing } from './publish-panel.tsx'
import type { ArticleFormResult } from './save-article.ts'
import { useTakingOff } from './take-off-dialog.tsx'
import type { useArticleAutosave } from './use-article-autosave.ts'

type Props = {
  feed: Feed
  form: RefObject<HTMLFormElement | null>
  /** Uses the error messages of a new article, even after autosave has created the article. */
  isNew: boolean
  action: string
  /** What the organisation requires besides the specification. */
  rules: PublishingRules
  /** Undefined until the article exists. */
  article: Article | undefined
  /** The idempotency key of a new article, which autosave and the button share. */
  idempotencyKey: string | undefined
  /** The version of the article that the form changes. */
  version: number | undefined
  texts: FormTexts
  autosave: Pick<ReturnType<typeof useArticleAutosave>, 'status' | 'others' | 'onType'> & {
    markClean: () => void
    markDirty: () => void
  }
  /** Saves the draft on the server at once, without publishing it. */
  onSync: () => void
  onOutdated: (current: Article) => void
  onPreview: () => void
}

const noErrors: Record<string, string> = {}

export const ArticleForm = ({ feed, form, isNew, action, rules, article, texts, autosave, ...rest }: Props) => {
  const { Form, state, data } = useFetcher<ArticleFormResult>()
  const failure = data?.failure
  const publishing = usePublishing(article)
  useNotSaved(failure, autosave.markDirty, rest.onOutdated)
  const { refused, missing, onInvalid, forget } = useRefusals(form, failure)
  const errors = missing ?? failure?.errors ?? noErrors
  const must = rulesFor(publishing, rules)
  const [isHealth, setHealth] = useState(texts.isHealth === 'true')
  const [more, setMore] = useState<HTMLDivElement | null>(null)
  useOpenPoint(form)
  const panel = <PublishPanel {...{ feed, article, publishing }} error={errors.publishAt} />
  const takingOff = useTakingOff(form, publishing, failure)
  const submit = (event: FormEvent) => {
    if (takingOff.mustAsk()) return event.preventDefault()
    forget()
    autosave.markClean()
  }
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      className={styles.form}
      onInput={autosave.onType}
      onSubmit={submit}
      onInvalidCapture={onInvalid}
      // Ctrl+S saves the draft and never publishes it. Only the button publishes, because its label says so.
      onKeyDown={onSaveKey((place) => {
        if (article?.status !== 'published') return rest.onSync()
        place.requestSubmit(place.querySelector<HTMLButtonElement>('button[type=submit]'))
      })}
    >
      {takingOff.dialog}
      <HiddenFields {...rest} article={article} />
      <RulesNote rules={must} />
      <MainFields {...{ form, texts, errors, isNew, more }} />
      <div className={styles.side}>
        <PictureField {...{ feed, article, isNew, texts, errors, more }} mustHaveConsent={must.needsConsent} />
        <HealthChoice isHealth={isHealth} onChange={setHealth} />
        {!isUsual(publishing) && panel}
      </div>
      <MoreFields {...{ texts, errors, isHealth }} mustNameSource={must.needsSource} host={setMore}>
        {isUsual(publishing) && panel}
      </MoreFields>
      <EditorBar
        {...{ article, autosave, failure, refused, action: publishing.action, onPreview: rest.onPreview }}
        isDraft={publishing.status === 'draft' || publishing.status === 'review'}
        isBusy={state !== 'idle'}
        failed={isNew ? adminWording[feed.kind].addFailed : adminWording.edit.saveFailed}
      />
    </Form>
  )
}

const HiddenFields = ({ article, version, idempotencyKey }: Pick<Props, 'article' | 'version' | 'idempotencyKey'>) => (
  <>
    <input type="hidden" name="intent" value={article ? 'save' : 'create'} />
    {article && <input type="hidden" name="seenStatus" value={article.status} />}
    {version !== undefined && <input type="hidden" name="version" value={version} />}
    {!article && idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
  </>
)

type FieldsProps = Pick<Props, 'form' | 'texts'> & { errors: Record<string, string>; more: HTMLElement | null }

const MainFields = ({ form, texts, errors, isNew, more }: FieldsProps & Pick<Props, 'isNew'>) => (
  <div className={styles.words}>
    <TitleField text={texts.title} error={errors.title} isNew={isNew} />
    <Field label="Author" {...fieldsOf(errors, texts)('author')} required />
    <Content text={texts.content} error={errors.content} more={more} />
    <ReadabilityHints form={form} ask={() => askedOf(form.current)} onSource={() => addSource(form.current)} />
  </div>
)

type ContentProps = { text: string; error: string | undefined; more: HTMLElement | null }

const Content = ({ text, error, more }: ContentProps) => {
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
        switchIn={more}
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

/** A link to what is open leads to its field; `ConsentField` finds itself, when its picture is loaded. */
const useOpenPoint = (form: Props['form']) => {
  const { hash } = useLocation()
  useEffect(() => {
    const go = () => {
      if (hash === openPointHash('source')) addSource(form.current)
      if (hash === openPointHash('description'))
        goTo(form.current?.querySelector<HTMLElement>('[name="imageAlt"]') ?? undefined)
    }
    // After the frame has moved the focus to the new page.
    const frame = requestAnimationFrame(go)
    return () => cancelAnimationFrame(frame)
  }, [hash, form])
}

/** Reports each failure once. */
const useNotSaved = (failure: Failure | undefined, onNotSaved: () => void, onOutdated: Props['onOutdated']) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure.
  useEffect(() => {
    if (failure) onNotSaved()
    if (failure?.current) onOutdated(failure.current as Article)
  }, [failure])
}

/** The fields that the server has rejected, or that prevent the browser from submitting the form. */
const useRefusals = (form: Props['form'], failure: Failure | undefined) => {
  const refused = useRefusedFields(form, failure)
  const { invalid, ...handlers } = useInvalidFields()
  const isBlocked = invalid.length > 0
  return { ...handlers, refused: isBlocked ? invalid : refused, missing: isBlocked ? missingWords(invalid) : undefined }
}

/** Enter moves the focus to the text, as in other editors. In a new article the title gets the focus. */
const TitleField = ({ text, error, isNew }: { text: string; error: string | undefined; isNew: boolean }) => {
  const [length, setLength] = useState(text.length)
  const title = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isNew && title.current?.value === '') title.current.focus({ preventScroll: true })
  }, [isNew])
  return (
    <OneLine
      ref={title}
      data-begin
      label="Title"
      name="title"
      required
      enterKeyHint="next"
      defaultValue={text}
      hint={characterCount(length, limits.title)}
      error={error}
      onEnter={({ form }) => focusText(form)}
      onChange={({ target }) => setLength(target.value.length)}
    />
  )
}

/** The rich editor, or the text area if the user has chosen it. */
const focusText = (form: HTMLFormElement | null) => {
  const field = (selector: string) => form?.querySelector<HTMLElement>(selector)
  const text = field('[contenteditable="true"]') ?? field('textarea[name="content"]')
  text?.focus()
}
