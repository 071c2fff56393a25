import { useRef } from 'react'
import { dayOf } from '#shared/format.ts'
import { languages } from '#shared/languages.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field, Select } from '#ui/field.tsx'
import styles from './article-editor.module.css'
import type { FormTexts } from './drafts.ts'
import { SourceRows } from './source-rows.tsx'

type Props = { texts: FormTexts; errors: Record<string, string> }

/** What lets readers trust an article: where its facts come from, and who looked at them when. */
export const ReviewFields = ({ texts, errors }: Props) => (
  <fieldset className={styles.review}>
    <legend>Sources and review</legend>
    <SourceRows list={texts.sources} errors={errors} />
    <LastChecked day={texts.lastChecked} error={errors.lastChecked} />
    <Field
      label="Reviewed by"
      name="reviewer"
      defaultValue={texts.reviewer}
      hint="Name and role of the clinician. Left empty, the page says “Not yet reviewed by a clinician”."
      error={errors.reviewer}
    />
    {/* An unticked box sends nothing; of two values the last one counts. */}
    <input type="hidden" name="isHealth" value="false" />
    <Checkbox name="isHealth" value="true" defaultChecked={texts.isHealth === 'true'}>
      This is health information
    </Checkbox>
    <Select label="Language" name="language" defaultValue={texts.language} error={errors.language}>
      {Object.entries(languages).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </Select>
  </fieldset>
)

const LastChecked = ({ day, error }: { day: string; error: string | undefined }) => {
  const input = useRef<HTMLInputElement>(null)
  const setToday = () => {
    if (!input.current) return
    input.current.value = dayOf(new Date().toISOString())
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className={styles.day}>
      <Field
        ref={input}
        label="Last checked"
        type="date"
        name="lastChecked"
        defaultValue={day}
        hint="When the facts were last checked against the sources."
        error={error}
      />
      <Button type="button" variant="outline" onClick={setToday}>
        Today
      </Button>
    </div>
  )
}
