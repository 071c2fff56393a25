import { useEffect, useRef, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { languages, languageTags } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { Button } from '#ui/button.tsx'
import { Field, Select } from '#ui/field.tsx'
import { AutosaveNote } from '../writing/autosave-status.tsx'
import { useHeldForm } from '../writing/use-held-form.ts'
import { useTextPictures } from '../writing/use-text-pictures.tsx'
import { WritingField } from '../writing/writing-field.tsx'
import type { Outcome } from './intents.ts'
import { useNewsletterAutosave } from './newsletter-autosave.ts'
import { NewsletterConflict } from './newsletter-conflict.tsx'
import { dropNewsletter, type Kept, keptNewsletter, sameTexts } from './newsletter-texts.ts'
import styles from './newsletters.module.css'

const none: Record<string, string> = {}

type Props = { newsletter: Newsletter; onChange: () => void }

/** What the newsletter says, and to whom; what was typed last time and did not get as far as the site is there again. */
export const NewsletterForm = ({ newsletter, onChange }: Props) => {
  const [restored, setRestored] = useState(() => unsavedOf(newsletter))
  const [round, setRound] = useState(0)
  const startAfresh = () => {
    dropNewsletter(newsletter._id)
    setRestored(undefined)
    setRound(round + 1)
  }
  return (
    <>
      {restored && (
        <div role="status" className={styles.ways}>
          <p>What you typed before on this device is back. Save it, or take what the site has.</p>
          <Button type="button" variant="outline" onClick={startAfresh}>
            Take what the site has
          </Button>
        </div>
      )}
      <Fields key={round} {...{ newsletter, restored, onChange, startAfresh }} />
    </>
  )
}

const unsavedOf = (newsletter: Newsletter): Kept | undefined => {
  const kept = keptNewsletter(newsletter._id)
  return kept && !sameTexts(kept, newsletter) ? kept : undefined
}

type FieldsProps = Props & { restored: Kept | undefined; startAfresh: () => void }

const Fields = ({ newsletter, restored, onChange, startAfresh }: FieldsProps) => {
  const { onPicture, dialog } = useTextPictures()
  const { subject, preview, content, language, readers } = restored ?? newsletter
  const form = useRef<HTMLFormElement>(null)
  const began = restored?.version ?? newsletter.version
  const { status, version, takeVersion, typed, isUnderWay, markClean } = useNewsletterAutosave(form, newsletter, began)
  useHeldForm(form, isUnderWay)
  const errors = useActionData<Outcome>()?.failure?.errors ?? none
  const isBusy = useNavigation().formData?.get('intent') === 'save'
  const change = () => {
    typed()
    onChange()
  }
  // What is back is not what the site has checked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there.
  useEffect(() => {
    if (restored) change()
  }, [])
  return (
    <>
      <Form ref={form} method="post" className={styles.form} onInput={change} onSubmit={markClean}>
        <NewsletterConflict form={form} onVersion={takeVersion} onTheirs={startAfresh} />
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={version} />
        <Field
          label="Subject"
          name="subject"
          maxLength={limits.emailSubject}
          defaultValue={subject}
          error={errors.subject}
        />
        <Field
          label="Preview line"
          name="preview"
          hint="What mail programs show beside the subject"
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
        <Select label="Written in" name="language" defaultValue={language}>
          <Languages />
        </Select>
        <Select label="Who gets it" name="readers" defaultValue={readers ?? ''}>
          <option value="">Everybody who confirmed</option>
          <Languages before="Readers of " />
        </Select>
        <div className={styles.ways}>
          <Button isBusy={isBusy}>Save</Button>
          <AutosaveNote status={status} others={[]} />
        </div>
      </Form>
      {/* Outside: what is typed and pressed there is not the form's. */}
      {dialog}
    </>
  )
}

const Languages = ({ before = '' }: { before?: string }) =>
  languageTags.map((tag) => (
    <option key={tag} value={tag}>
      {before}
      {languages[tag]}
    </option>
  ))
