/** The form of a newsletter draft (email campaign): its texts and its recipients. */
import { type MouseEvent, useRef } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { languages, languageTags } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { Button } from '#ui/button.tsx'
import { fieldsOf, Select } from '#ui/field.tsx'
import type { Failure } from '../api.ts'
import { FailureAlert } from '../intent-form.tsx'
import { OneLine } from '../one-line.tsx'
import { type Group, groupTitle } from '../subscribers/groups.tsx'
import type { AutosaveStatus } from '../writing/autosave.ts'
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
  /** Shows the preview and the checks, once the changes are saved. Returns whether they must be saved first. */
  onPreview: () => boolean
}

export const NewsletterForm = ({ newsletter, groups, onChange, onPreview }: Props) => {
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
        <SaveBar status={autosave.status} failure={failure} onPreview={onPreview} />
      </Form>
      {/* Outside the form, because the fields of the dialog are not part of it. */}
      {dialog}
    </>
  )
}

const useSaveFailure = () => {
  const result = useActionData<NewsletterActionResult>()
  return result?.intent === 'save' ? result.failure : undefined
}

type BarProps = Pick<Props, 'onPreview'> & { status: AutosaveStatus; failure: Failure | undefined }

const SaveBar = ({ status, failure, onPreview }: BarProps) => (
  <BottomBar
    label="Save and preview"
    problem={<FailureAlert failure={failure} />}
    status={<AutosaveNote status={status} others={[]} rest="Draft" saved="Draft saved" />}
  >
    <SaveButtons onPreview={onPreview} />
  </BottomBar>
)

/** Both save the changes. The second one also moves to the preview. */
const SaveButtons = ({ onPreview }: Pick<Props, 'onPreview'>) => {
  const isBusy = useNavigation().formData?.get('intent') === 'save'
  const preview = (event: MouseEvent) => {
    if (!onPreview()) event.preventDefault()
  }
  return (
    <>
      <Button variant="outline" isBusy={isBusy}>
        Save
      </Button>
      <Button onClick={preview}>Preview</Button>
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
