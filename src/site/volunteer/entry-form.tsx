/** The fields of a volunteer's entry, for the form that sends it and for the page behind the person's own link. */
import { type ReactNode, useContext } from 'react'
import { regions } from '#shared/country/regions.ts'
import { languages } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import { daysOfWeek } from '#shared/volunteers.ts'
import { volunteerWording } from '#shared/wording/volunteers.ts'
import { Field, FieldError, FormName, Select, TextArea } from '#ui/field.tsx'
import type { Refusal } from '../form-values.ts'
import type { TypedEntry } from './send-entry.ts'
import styles from './volunteer.module.css'

type Role = { name: string; text?: string }
type Props = { roles: Role[]; typed: TypedEntry | undefined; errors: Refusal['errors'] | undefined }

export const EntryFields = ({ roles, typed, errors }: Props) => (
  <>
    <Choices name="roles" legend={volunteerWording.roles} hint={volunteerWording.optional} error={errors?.roles}>
      {roles.map(({ name, text }) => (
        <Choice key={name} name="roles" value={name} chosen={typed?.roles}>
          {name}
          {text && <small>{text}</small>}
        </Choice>
      ))}
      <p className={styles.small}>{volunteerWording.whatAfter}</p>
    </Choices>
    <Few legend={volunteerWording.days} name="days" all={daysOfWeek} chosen={typed?.days} error={errors?.days} />
    <Few
      legend={volunteerWording.languages}
      name="languages"
      all={languages}
      chosen={typed?.languages}
      error={errors?.languages}
    />
    <PersonFields typed={typed} errors={errors} />
    <AdultField typed={typed} error={errors?.adult} />
    <TextArea
      label={volunteerWording.words}
      name="words"
      hint={volunteerWording.wordsHint}
      rows={4}
      maxLength={limits.volunteerWords}
      defaultValue={typed?.words}
      error={errors?.words}
    />
  </>
)

const PersonFields = ({ typed, errors }: Omit<Props, 'roles'>) => (
  <>
    <Field
      label={volunteerWording.name}
      name="name"
      autoComplete="name"
      required
      maxLength={limits.name}
      defaultValue={typed?.name}
      error={errors?.name}
    />
    <ContactFields typed={typed} errors={errors} />
    <PlaceFields typed={typed} errors={errors} />
  </>
)

const ContactFields = ({ typed, errors }: Omit<Props, 'roles'>) => (
  <div className={styles.contact}>
    <p className={styles.hint}>{volunteerWording.contactHint}</p>
    <Field
      label={volunteerWording.phone}
      name="phone"
      type="tel"
      autoComplete="tel"
      maxLength={limits.phone}
      defaultValue={typed?.phone}
      error={errors?.phone}
    />
    <Field
      label={volunteerWording.email}
      name="email"
      type="email"
      autoComplete="email"
      defaultValue={typed?.email}
      error={errors?.email}
    />
  </div>
)

const PlaceFields = ({ typed, errors }: Omit<Props, 'roles'>) => (
  <>
    <Field
      label={volunteerWording.town}
      name="town"
      autoComplete="address-level2"
      required
      maxLength={limits.town}
      defaultValue={typed?.town}
      error={errors?.town}
    />
    <Select label={volunteerWording.region} name="region" defaultValue={typed?.region} error={errors?.region}>
      <option value="">{volunteerWording.noRegion}</option>
      {Object.entries(regions).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  </>
)

const AdultField = ({ typed, error }: { typed: TypedEntry | undefined; error: string | undefined }) => (
  <Choices name="adult" legend={volunteerWording.adult} hint={volunteerWording.adultHint} error={error}>
    <div className={styles.few}>
      {(['yes', 'no'] as const).map((value) => (
        <Choice key={value} type="radio" name="adult" value={value} chosen={typed ? [typed.adult] : []} required>
          {volunteerWording[value]}
        </Choice>
      ))}
    </div>
  </Choices>
)

type ChoicesProps = { name: string; legend: string; hint?: string; error?: string | undefined; children: ReactNode }

/** A group of checkboxes or radio buttons; screen readers announce its hint and its error with the question. */
const Choices = ({ name, legend, hint, error, children }: ChoicesProps) => {
  const id = `${useContext(FormName)}-${name}`
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}

type FewProps = {
  legend: string
  name: string
  all: Record<string, string>
  chosen: string[] | undefined
  error: string | undefined
}

/** Checkboxes with short names, side by side. */
const Few = ({ legend, name, all, chosen, error }: FewProps) => (
  <Choices name={name} legend={legend} error={error}>
    <div className={styles.few}>
      {Object.entries(all).map(([value, text]) => (
        <Choice key={value} name={name} value={value} chosen={chosen}>
          {text}
        </Choice>
      ))}
    </div>
  </Choices>
)

type ChoiceProps = {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  chosen: string[] | undefined
  required?: boolean
  children: ReactNode
}

const Choice = ({ type = 'checkbox', name, value, chosen = [], required, children }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} required={required} />
    <span>{children}</span>
  </label>
)
