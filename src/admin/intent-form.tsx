/**
 * The forms of the admin area: each contains its intent, which the page's action runs (`intents.ts`), and keeps what is
 * typed into it (`writing/use-kept-form.ts`). Its result is a failure above it, or a note after a success.
 */

import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Form, useFetcher } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Button, type ButtonVariant, type Labelled } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ActionForm, type ActionFormProps } from './action-form.tsx'
import type { Failure } from './api.ts'
import type { ActionResult, FormFetcher } from './intents.ts'
import { RefusedFields, useRefusedFields } from './refused-fields.tsx'
import styles from './section.module.css'
import { ConflictOf, KeptNote, type SavedMeanwhile } from './writing/kept-note.tsx'
import { onSaveKey } from './writing/save-key.ts'
import { useKeptForm } from './writing/use-kept-form.ts'

/** Ctrl+S submits these, and none that sends, publishes, deletes or issues a receipt: the device keeps their text. */
const saving = new Set([
  ...['save', 'create', 'recordFromPaper', 'describe', 'add', 'change', 'changeName'],
  ...['own', 'organisation', 'rules', 'saveAccount', 'setState', 'note', 'chooseWeeklyEmail'],
  ...['setGroups', 'addToGroup', 'changeJobs'],
])

/** `fields.version`: of the record that the form changes. */
type FormProps = Omit<ActionFormProps, 'Form'> & {
  /** Without one, the form navigates, and the page has the result. */
  fetcher?: FormFetcher
  /** Shows the failure above the form: the names of the fields that show their own error. */
  errorsOf?: string[]
  /** Distinguishes the form from others with the same intent and id on the page. */
  keptAs?: string
  /** The form adds something, and is empty again afterwards. */
  isCleared?: boolean
  /** If two people can save the record: compares both after a conflict. */
  conflict?: SavedMeanwhile
}

export const IntentForm = ({ fields = {}, children, onSubmit, ...props }: FormProps) => {
  const { fetcher, errorsOf, keptAs = '', isCleared, conflict, ...rest } = props
  const failure = fetcher?.data?.failure
  const name = [rest.intent, fields.id, keptAs].join(' ')
  const kept = useKeptForm({ name, version: fields.version, isCleared })
  const submit: FormProps['onSubmit'] = (event) => {
    kept.submitted()
    onSubmit?.(event)
  }
  return (
    <>
      {errorsOf && <FailureAlert failure={failure} fields={errorsOf} />}
      {conflict && <ConflictOf kept={kept} failure={failure} {...conflict} />}
      <ActionForm
        key={kept.round}
        Form={fetcher?.Form ?? Form}
        ref={kept.form}
        className={styles.form}
        fields={{ kept: kept.key, ...fields, ...(kept.version && { version: kept.version }) }}
        onSubmit={submit}
        onKeyDown={onSaveKey((form) => saving.has(rest.intent) && form.requestSubmit())}
        {...rest}
      >
        <KeptNote {...kept} />
        {children}
      </ActionForm>
    </>
  )
}

/**
 * The error of a form, unless one of its own `fields` or `ConfirmFields` shows the error. Moves to the first field with
 * an error, and lists every such field as a link.
 */
export const FailureAlert = ({ failure, fields = [] }: { failure: Failure | undefined; fields?: string[] }) => {
  const element = useRef<HTMLSpanElement>(null)
  const refused = useRefusedFields(element, failure)
  useEffect(() => {
    if (failure && Object.keys(failure.errors).length === 0) bringIntoView(element.current?.nextElementSibling)
  }, [failure])
  const isAtField = failure?.errors.confirmation || fields.some((field) => failure?.errors[field])
  return (
    <>
      <span ref={element} hidden />
      {failure && refused.length > 0 && (
        <Alert kind="failure">
          <RefusedFields fields={refused} />
        </Alert>
      )}
      {failure && refused.length === 0 && !isAtField && <Alert kind="failure">{failure.reason}</Alert>}
    </>
  )
}

/** The height of the bar at the bottom of a phone, plus some space. */
const barHeight = 80

const bringIntoView = (element: Element | null | undefined) => {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  if (top < 0 || bottom > innerHeight - barHeight) element?.scrollIntoView({ block: 'center' })
}

/** The result of a form, above it, scrolled into view when it appears. */
export const SuccessAlert = ({ children }: { children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => bringIntoView(element.current), [])
  return (
    <div ref={element}>
      <Alert kind="success">{children}</Alert>
    </div>
  )
}

/** The result of a form, below its button: in view, and announced because its live region exists beforehand. */
export const SuccessNote = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) bringIntoView(element.current)
  }, [isShown])
  return (
    <div ref={element} role="status" className={styles.success}>
      {isShown && (
        <p>
          <Icon name="check" /> {children}
        </p>
      )}
    </div>
  )
}

const PasswordAgain = lazy(async () => ({ default: (await import('./password-again.tsx')).PasswordAgain }))

/** In a form whose call may need the password again: empty until the API has responded that it does. */
export const ConfirmFields = ({ failure }: { failure: Failure | undefined }) =>
  failure?.errors.confirmation ? (
    <Suspense>
      <PasswordAgain failure={failure} />
    </Suspense>
  ) : null

type SubmitProps = ComponentProps<typeof Button> & { fetcher: Pick<FormFetcher, 'state'> }

/** The button of a form with a fetcher. */
export const SubmitButton = ({ fetcher, ...rest }: SubmitProps) => (
  <Button isBusy={fetcher.state !== 'idle'} {...rest} />
)

type ButtonProps = Labelled & {
  intent: string
  /** The page that runs the intent, if it is not this one. */
  action?: string
  fields?: Record<string, string>
  variant?: ButtonVariant
  /** Called after the page's action has succeeded. */
  onDone?: () => void
}

/** Shows an error below the button. */
export const IntentButton = ({ intent, action, fields, variant = 'outline', onDone, ...label }: ButtonProps) => {
  const fetcher = useFetcher<ActionResult>()
  const { data } = fetcher
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result.
  useEffect(() => {
    if (data && !data.failure) onDone?.()
  }, [data])
  return (
    <ActionForm
      Form={fetcher.Form}
      intent={intent}
      fields={fields}
      className={styles.button}
      {...(action && { action })}
    >
      <ConfirmFields failure={data?.failure} />
      <SubmitButton fetcher={fetcher} variant={variant} {...label} />
      <FailureAlert failure={data?.failure} />
    </ActionForm>
  )
}
