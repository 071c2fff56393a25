/**
 * The form of a newsletter draft (email campaign): its texts and its recipients. Unsaved changes on this device are
 * restored (draft recovery).
 */
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { languages, languageTags } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { FailureAlert } from '../intent-form.tsx'
import { OneLine } from '../one-line.tsx'
import type { Group } from '../subscribers/calls.ts'
import { AutosaveNote } from '../writing/autosave-status.tsx'
import { BottomBar } from '../writing/bottom-bar.tsx'
import { useHeldForm } from '../writing/use-held-form.ts'
import { useTextPictures } from '../writing/use-text-pictures.tsx'
import { WritingField } from '../writing/writing-field.tsx'
import type { NewsletterActionResult } from './intents.ts'
import { useNewsletterAutosave } from './newsletter-autosave.ts'
import { NewsletterConflict } from './newsletter-conflict.tsx'
import {
  groupPrefix,
  type NewsletterTexts,
  removeTextsFromDevice,
  sameTexts,
  textsOnDevice,
  type UnsavedTexts,
} from './newsletter-texts.ts'
import styles from './newsletters.module.css'

const none: Record<string, string> = {}

type Props = {
  newsletter: Newsletter
  groups: Group[]
  onChange: () => void
  /** Shows the preview and the checks, once the changes are saved. Returns whether they must be saved first. */
  onPreview: () => boolean
}

export const NewsletterForm = ({ newsletter, ...rest }: Props) => {
  const [restored, setRestored] = useState(() => unsavedOf(newsletter))
  const [round, setRound] = useState(0)
  const discard = () => {
    removeTextsFromDevice(newsletter._id)
    setRestored(undefined)
    setRound(round + 1)
  }
  return (
    <>
      {restored && (
        <div role="status" className={styles.actions}>
          <p>We have restored the unsaved changes from this device. Save them, or return to the saved version.</p>
          <Button type="button" variant="outline" onClick={discard}>
            Use the saved version
          </Button>
        </div>
      )}
      <DraftForm key={round} {...{ newsletter, restored, discard }} {...rest} />
    </>
  )
}

const unsavedOf = (newsletter: Newsletter): UnsavedTexts | undefined => {
  const unsaved = textsOnDevice(newsletter._id)
  return unsaved && !sameTexts(unsaved, newsletter) ? unsaved : undefined
}

type DraftProps = Props & { restored: UnsavedTexts | undefined; discard: () => void }

const DraftForm = ({ newsletter, groups, restored, onChange, onPreview, discard }: DraftProps) => {
  const { onPicture, dialog } = useTextPictures()
  const form = useRef<HTMLFormElement>(null)
  // If the newsletter is loaded again, what another person has saved must not appear in fields that this person left as
  // they were: the conflict dialog compares the texts.
  const [texts] = useState(restored ?? newsletter)
  const began = restored?.version ?? newsletter.version
  const autosave = useNewsletterAutosave(form, newsletter, began)
  useHeldForm(form, autosave.isUnderWay)
  const result = useActionData<NewsletterActionResult>()
  const errors = result?.failure?.errors ?? none
  const change = () => {
    autosave.typed()
    onChange()
  }
  // The server has not checked the restored text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is mounted.
  useEffect(() => {
    if (restored) change()
  }, [])
  return (
    <>
      <Form ref={form} method="post" className={styles.form} onInput={change} onSubmit={autosave.markClean}>
        <NewsletterConflict form={form} onVersion={autosave.takeVersion} onTheirs={discard} />
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={autosave.version} />
        <NewsletterFields texts={texts} errors={errors} onPicture={onPicture} groups={groups} />
        <BottomBar
          label="Save and preview"
          problem={<FailureAlert failure={result?.intent === 'save' ? result.failure : undefined} />}
          status={<AutosaveNote status={autosave.status} others={[]} rest="Draft" saved="Draft saved" />}
        >
          <SaveButtons onPreview={onPreview} />
        </BottomBar>
      </Form>
      {/* Outside the form, because the fields of the dialog are not part of it. */}
      {dialog}
    </>
  )
}

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
  const { subject, preview, content, language } = texts
  return (
    <>
      <OneLine
        label="Subject"
        name="subject"
        maxLength={limits.emailSubject}
        defaultValue={subject}
        error={errors.subject}
      />
      <OneLine
        label="Preview text"
        name="preview"
        hint="Email programs show it after the subject"
        maxLength={limits.newsletterPreview}
        defaultValue={preview}
        error={errors.preview}
      />
      <WritingField
        label="Newsletter"
        name="content"
        text={content}
        max={limits.content}
        error={errors.content}
        isRequired={false}
        onPicture={onPicture}
      />
      <Select label="Language" name="language" defaultValue={language}>
        <Languages />
      </Select>
      <ReadersSelect texts={texts} groups={groups} />
    </>
  )
}

const ReadersSelect = ({ texts: { readers, group }, groups }: Pick<FieldsProps, 'texts' | 'groups'>) => {
  const known = groups.map(({ name }) => name)
  const shown = group && !known.includes(group) ? [group, ...known] : known
  return (
    <Select label="Readers" name="readers" defaultValue={group ? groupPrefix + group : (readers ?? '')}>
      <option value="">All confirmed subscribers</option>
      <Languages before="Subscribers who read " />
      {shown.map((name) => (
        <option key={name} value={groupPrefix + name}>
          Group {name}
        </option>
      ))}
    </Select>
  )
}

const Languages = ({ before = '' }: { before?: string }) =>
  languageTags.map((tag) => (
    <option key={tag} value={tag}>
      {before}
      {languages[tag]}
    </option>
  ))
