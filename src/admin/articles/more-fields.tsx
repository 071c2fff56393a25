/** What few articles need, in one fold: who reads it and when, the picture’s details, sources, review, tags, address. */
import type { ReactNode, Ref } from 'react'
import folded from '#admin/folded.module.css'
import { Folded } from '../folded.tsx'
import { openAround } from '../refused-fields.tsx'
import styles from './article-editor.module.css'
import type { FormTexts } from './drafts.ts'
import { FindingFields, LanguageSelect } from './finding-fields.tsx'
import { ReviewFields } from './review-fields.tsx'

type Props = {
  texts: FormTexts
  errors: Record<string, string>
  isHealth: boolean
  mustNameSource: boolean
  /** Filled by the fields of the text and of the picture. */
  host: Ref<HTMLDivElement>
  /** The choice of who reads the article. */
  children: ReactNode
}

const inside = ['publishAt', 'tags', 'slug', 'language', 'noSourceReason', 'lastChecked', 'reviewer']

export const MoreFields = ({ texts, errors, isHealth, mustNameSource, host, children }: Props) => (
  <div className={folded.rest}>
    <Folded
      name="More about this article"
      value="Time, sources"
      mustOpen={Object.keys(errors).some((name) => inside.includes(name) || name.startsWith('sources'))}
    >
      {children}
      <div className={folded.sections}>
        <ReviewFields {...{ texts, errors, isHealth, mustNameSource }} />
        <FindingFields texts={texts} errors={errors} />
        <LanguageSelect language={texts.language} error={errors.language} />
      </div>
      <div ref={host} className={styles.inFold} />
    </Folded>
  </div>
)

type HealthProps = { isHealth: boolean; onChange: (isHealth: boolean) => void }

const kinds = [
  [false, 'A story of ours'],
  [true, 'Health information'],
] as const

/** An article is health information, with its notices for readers, until somebody says otherwise. */
export const HealthChoice = ({ isHealth, onChange }: HealthProps) => (
  <section className={`${styles.box} ${styles.publish}`}>
    <fieldset className={styles.choices}>
      <legend>What is it?</legend>
      {kinds.map(([value, text]) => (
        <label key={text} className={styles.choice}>
          <input
            type="radio"
            name="isHealth"
            value={String(value)}
            checked={value === isHealth}
            onChange={() => onChange(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
    <p>{isHealth ? 'Readers see its sources, and what to do in an emergency.' : 'Readers see no medical notices.'}</p>
  </section>
)

/** Opens the folds around the button, and adds a row for the source, which gets the focus. */
export const addSource = (form: HTMLFormElement | null) => {
  const add = form?.querySelector<HTMLButtonElement>('[data-add-source]')
  openAround(add)
  add?.click()
}
