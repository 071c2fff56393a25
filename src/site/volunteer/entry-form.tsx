/** The fields of a volunteer's entry, for the form that sends it and for the page behind the person's own link. */
import type { ComponentProps } from 'react'
import { regions } from '#shared/country/regions.ts'
import { languages } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import { daysOfWeek } from '#shared/volunteers.ts'
import { volunteerWording } from '#shared/wording/volunteers.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Field, fieldsOf, Select, TextArea } from '#ui/field.tsx'
import { ChoiceInput, Choices } from '../choices.tsx'
import type { Refusal } from '../form-values.ts'
import type { TypedEntry } from './send-entry.ts'
import styles from './volunteer.module.css'

type Role = { name: string; text?: string }
type Props = { roles: Role[]; typed: TypedEntry | undefined; errors: Refusal['errors'] | undefined }

type EntryField = ReturnType<typeof fieldsOf<TypedEntry>>

export const EntryFields = ({ roles, typed, errors }: Props) => {
  const field = fieldsOf(errors, typed)
  return (
    <>
      <PersonFields field={field} />
      <AdultField {...field('adult')} />
      <Choices {...field('roles')} legend={volunteerWording.roles} hint={volunteerWording.optional}>
        {roles.map(({ name, text }) => (
          <ChoiceInput key={name} name="roles" value={name} chosen={typed?.roles}>
            {name}
            {text && <small>{text}</small>}
          </ChoiceInput>
        ))}
        <p className={styles.small}>{volunteerWording.whatAfter}</p>
      </Choices>
      <Disclosure summary={volunteerWording.more} isOpen={hasMore(typed, errors)}>
        <Few legend={volunteerWording.days} {...field('days')} all={daysOfWeek} />
        <Few legend={volunteerWording.languages} {...field('languages')} all={languages} />
        <TextArea
          label={volunteerWording.words}
          {...field('words')}
          hint={volunteerWording.wordsHint}
          rows={4}
          maxLength={limits.volunteerWords}
        />
      </Disclosure>
    </>
  )
}

/** Whether one of the folded fields has a value or an error. */
const hasMore = (typed: TypedEntry | undefined, errors: Refusal['errors'] = {}) =>
  (['days', 'languages', 'words'] as const).some((name) => typed?.[name].length || errors[name])

const PersonFields = ({ field }: { field: EntryField }) => (
  <>
    <Field label={volunteerWording.name} {...field('name')} autoComplete="name" required maxLength={limits.name} />
    <div className={`stack-4 ${styles.contact}`}>
      <p className={styles.hint}>{volunteerWording.contactHint}</p>
      <Field
        label={volunteerWording.phone}
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={limits.phone}
      />
      <Field label={volunteerWording.email} {...field('email')} type="email" autoComplete="email" />
    </div>
    <Field
      label={volunteerWording.town}
      {...field('town')}
      autoComplete="address-level2"
      required
      maxLength={limits.town}
    />
    <Select
      label={volunteerWording.region}
      {...field('region')}
      none={volunteerWording.noRegion}
      options={regions}
      translate="no"
    />
  </>
)

const AdultField = ({ defaultValue, ...field }: ReturnType<EntryField>) => (
  <Choices {...field} legend={volunteerWording.adult} hint={volunteerWording.adultHint}>
    <div className={styles.few}>
      {(['yes', 'no'] as const).map((value) => (
        <ChoiceInput key={value} type="radio" name="adult" value={value} chosen={[String(defaultValue)]} required>
          {volunteerWording[value]}
        </ChoiceInput>
      ))}
    </div>
  </Choices>
)

type FewProps = Omit<ComponentProps<typeof Choices>, 'children'> & {
  all: Record<string, string>
  defaultValue: string[] | undefined
}

/** Checkboxes with short names, side by side. */
const Few = ({ all, defaultValue: chosen, ...group }: FewProps) => (
  <Choices {...group}>
    <div className={styles.few}>
      {Object.entries(all).map(([value, text]) => (
        <ChoiceInput key={value} name={group.name} value={value} chosen={chosen}>
          {text}
        </ChoiceInput>
      ))}
    </div>
  </Choices>
)
