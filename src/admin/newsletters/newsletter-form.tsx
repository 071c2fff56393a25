/** The form of a newsletter draft (email campaign): its texts and its recipients. */
import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { languages, languageTags } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { Button } from '#ui/button.tsx'
import { fieldsOf, Select } from '#ui/field.tsx'
import { FailureAlert } from '../intent-form.tsx'
import { OneLine } from '../one-line.tsx'
import { type Group, groupTitle } from '../subscribers/groups.tsx'
import { AutosaveNote } from '../writing/autosave-status.tsx'
import { BottomBar } from '../writing/bottom-bar.tsx'
import { ConflictOf, KeptNote } from '../writing/kept-note.tsx'
import { onSaveKey } from '../writing/save-key.ts'
import { useHeldForm } from '../writing/use-held-form.ts'
import { useKeptForm } from '../writing/use-kept-form.ts'
import { useTextPictures } from '../writing/use-text-pictures.tsx'
import { WritingField } from '../writing/writing-field.tsx'
import type { NewsletterActionResult } from './intents.ts'
import { useNewsletterAutosave } from './newsletter-autosave.ts'
import { groupPrefix, type NewsletterTexts } from './newsletter-texts.ts'
import styles from './newsletters.module.css'

const none: Record<string, string> = {}

type Props = {
  newsletter: Newsletter
  groups: Group[]
  onChange: () => void
  /** Called before the form is sent, which saves the changes. Returns whether they must be saved first. */
  onNext: (next: NewsletterStep) => boolean
  /** Between the fields and the bar, which stays in view on the whole page. */
  children: ReactNode
}

/** What the person wants to see once the changes are saved. */
export type NewsletterStep = 'preview' | 'send'

export const NewsletterForm = ({ newsletter, groups, onChange, onNext, children }: Props) => {
  const id = useId()
  const { onPicture, dialog } = useTextPictures()
  const sync = useRef(() => Promise.resolve(false))
  const kept = useKeptForm({ name: 'save', version: String(newsletter.version), sync: () => sync.current() })
  const autosave = useNewsletterAutosave(kept, newsletter)
  sync.current = autosave.sync
  useHeldForm(kept.form, autosave.isUnderWay)
  const failure = useSaveFailure()
  const change = () => {
    autosave.typed()
    onChange()
  }
  const fields = { groups, onPicture }
  const theirs = ({ newsletter }: { newsletter: Newsletter }) => (
    <NewsletterFields texts={newsletter} errors={none} {...fields} />
  )
  return (
    <>
      <ConflictOf {...{ kept, what: 'newsletter', failure, theirs }} />
      <Form
        key={kept.round}
        id={id}
        ref={kept.form}
        method="post"
        className={styles.form}
        onInput={change}
        onKeyDown={onSaveKey(autosave.sync)}
        onSubmit={autosave.submitted}
      >
        <KeptNote {...kept} />
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="kept" value={kept.key} />
        <input type="hidden" name="version" value={kept.version} />
        <NewsletterFields texts={newsletter} errors={failure?.errors ?? none} {...fields} />
      </Form>
      {/* Outside the form, because the fields of the dialog are not part of it. */}
      {dialog}
      {children}
      <BottomBar
        label="Save and send"
        problem={<FailureAlert failure={failure} />}
        status={<AutosaveNote status={autosave.status} others={[]} rest="Draft" saved="Draft saved" />}
      >
        <BarButtons form={id} onNext={onNext} />
      </BottomBar>
    </>
  )
}

const useSaveFailure = () => {
  const result = useActionData<NewsletterActionResult>()
  return result?.intent === 'save' ? result.failure : undefined
}

const BarButtons = ({ form, onNext }: Pick<Props, 'onNext'> & { form: string }) => {
  const isBusy = useNavigation().formData?.get('intent') === 'save'
  const goTo = (next: NewsletterStep) => (event: MouseEvent) => {
    if (!onNext(next)) event.preventDefault()
  }
  return (
    <>
      <Button form={form} variant="outline" isBusy={isBusy} onClick={goTo('preview')}>
        Preview
      </Button>
      <Button form={form} isBusy={isBusy} onClick={goTo('send')}>
        Send
      </Button>
    </>
  )
}

type FieldsProps = {
  texts: NewsletterTexts
  errors: Record<string, string>
  onPicture: ReturnType<typeof useTextPictures>['onPicture']
  groups: Group[]
}

export const NewsletterFields = ({ texts, errors, onPicture, groups }: FieldsProps) => {
  const field = fieldsOf(errors, texts)
  return (
    <>
      <OneLine label="Subject" {...field('subject')} maxLength={limits.emailSubject} />
      <OneLine
        label="Preview text"
        {...field('preview')}
        hint="Email programs show it after the subject"
        maxLength={limits.newsletterPreview}
      />
      <WritingField
        label="Newsletter"
        name="content"
        error={field('content').error}
        text={texts.content}
        max={limits.content}
        isRequired={false}
        onPicture={onPicture}
      />
      <Select label="Language" name="language" defaultValue={texts.language} options={languages} />
      <ReadersSelect texts={texts} groups={groups} />
    </>
  )
}

const ReadersSelect = ({ texts: { readers, group }, groups }: Pick<FieldsProps, 'texts' | 'groups'>) => {
  const known = groups.map(({ name }) => name)
  const shown = group && !known.includes(group) ? [group, ...known] : known
  return (
    <Select
      label="Readers"
      name="readers"
      defaultValue={group ? groupPrefix + group : (readers ?? '')}
      none="All confirmed subscribers"
      options={[
        ...languageTags.map((tag) => [tag, `Subscribers who read ${languages[tag]}`] as const),
        ...shown.map((name) => [groupPrefix + name, `Group ${groupTitle(name)}`] as const),
      ]}
    />
  )
}
