import { useEffect, useRef, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { languages, languageTags } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Campaign } from '#shared/shapes/newsletter.ts'
import { Button } from '#ui/button.tsx'
import { Field, Select } from '#ui/field.tsx'
import { AutosaveNote } from '../writing/autosave-status.tsx'
import { useHeldForm } from '../writing/use-held-form.ts'
import { useTextPictures } from '../writing/use-text-pictures.tsx'
import { WritingField } from '../writing/writing-field.tsx'
import type { Outcome } from './intents.ts'
import { useNewsletterAutosave } from './newsletter-autosave.ts'
import { LetterConflict } from './newsletter-conflict.tsx'
import { dropLetter, type Kept, keptLetter, sameTexts } from './newsletter-texts.ts'
import styles from './newsletters.module.css'

const none: Record<string, string> = {}

type Props = { campaign: Campaign; onChange: () => void }

/** What the letter says, and to whom; what was typed last time and did not get as far as the site is there again. */
export const LetterForm = ({ campaign, onChange }: Props) => {
  const [restored, setRestored] = useState(() => unsavedOf(campaign))
  const [round, setRound] = useState(0)
  const startAfresh = () => {
    dropLetter(campaign._id)
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
      <Fields key={round} {...{ campaign, restored, onChange, startAfresh }} />
    </>
  )
}

const unsavedOf = (campaign: Campaign): Kept | undefined => {
  const kept = keptLetter(campaign._id)
  return kept && !sameTexts(kept, campaign) ? kept : undefined
}

type FieldsProps = Props & { restored: Kept | undefined; startAfresh: () => void }

const Fields = ({ campaign, restored, onChange, startAfresh }: FieldsProps) => {
  const { onPicture, dialog } = useTextPictures()
  const { subject, preview, content, language, readers } = restored ?? campaign
  const form = useRef<HTMLFormElement>(null)
  const began = restored?.version ?? campaign.version
  const { status, version, takeVersion, typed, isUnderWay, markClean } = useNewsletterAutosave(form, campaign, began)
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
        <LetterConflict form={form} onVersion={takeVersion} onTheirs={startAfresh} />
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={version} />
        <Field
          label="Subject"
          name="subject"
          maxLength={limits.letterSubject}
          defaultValue={subject}
          error={errors.subject}
        />
        <Field
          label="Preview line"
          name="preview"
          hint="What mail programs show beside the subject"
          maxLength={limits.letterPreview}
          defaultValue={preview}
          error={errors.preview}
        />
        <WritingField
          label="Letter"
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
