import { Form, useActionData, useNavigation } from 'react-router'
import { languages, languageTags } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Campaign } from '#shared/shapes/campaign.ts'
import { Button } from '#ui/button.tsx'
import { Field, Select } from '#ui/field.tsx'
import { WritingField } from '../writing/writing-field.tsx'
import type { Outcome } from './intents.ts'
import styles from './letters.module.css'

const none: Record<string, string> = {}

/** What the letter says, and to whom. */
export const LetterForm = ({ campaign }: { campaign: Campaign }) => {
  const { subject, preview, content, language, readers, version } = campaign
  const errors = useActionData<Outcome>()?.failure?.errors ?? none
  const isBusy = useNavigation().formData?.get('intent') === 'save'
  return (
    <Form method="post" className={styles.form}>
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
      />
      <Select label="Written in" name="language" defaultValue={language}>
        <Languages />
      </Select>
      <Select label="Who gets it" name="readers" defaultValue={readers ?? ''}>
        <option value="">Everybody who confirmed</option>
        <Languages before="Readers of " />
      </Select>
      <p>
        <Button isBusy={isBusy}>Save</Button>
      </p>
    </Form>
  )
}

const Languages = ({ before = '' }: { before?: string }) =>
  languageTags.map((tag) => (
    <option key={tag} value={tag}>
      {before}
      {languages[tag]}
    </option>
  ))
