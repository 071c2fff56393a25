/**
 * The forms of the admin area: each contains its intent, which the page's action runs (`intents.ts`), and keeps what is
 * typed into it (`writing/use-kept-form.ts`). Shows the error of a failed form, and the note after a success.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { type FetcherFormProps, type FetcherWithComponents, useFetcher } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Failure } from './api.ts'
import { ConfirmFields } from './confirm-fields.tsx'
import type { ActionResult } from './intents.ts'
import { RefusedFields, useInvalidFields, useRefusedFields } from './refused-fields.tsx'
import styles from './section.module.css'
import { ConflictOf, KeptNote, type SavedMeanwhile } from './writing/kept-note.tsx'
import { useKeptForm } from './writing/use-kept-form.ts'

type Fields = Record<string, string>

type FormProps = Omit<FetcherFormProps, 'method'> & {
  Form: FetcherWithComponents<unknown>['Form']
  intent: string
  /** Additional fields that are sent with the intent. `version`: of the record that the form changes. */
  fields?: Fields
  /** Distinguishes the form from others with the same intent and id on the page. */
  keptAs?: string
  /** The form adds something, and is empty again afterwards. */
  isCleared?: boolean
  /** If two people can save the record: compares both after a conflict. */
  conflict?: SavedMeanwhile
}

export const IntentForm = ({ Form, intent, fields = {}, children, onSubmit, ...props }: FormProps) => {
  const { keptAs = '', isCleared, conflict, ...rest } = props
  const { invalid, onInvalid, forget } = useInvalidFields()
  const kept = useKeptForm({ name: [intent, fields.id, keptAs].join(' '), version: fields.version, isCleared })
  const submit: FormProps['onSubmit'] = (event) => {
    forget()
    kept.submitted()
    onSubmit?.(event)
  }
  return (
    <>
      {conflict && <ConflictOf kept={kept} {...conflict} />}
      <Form
        key={kept.round}
        ref={kept.form}
        method="post"
        className={styles.form}
        onInvalidCapture={onInvalid}
        onSubmit={submit}
        {...rest}
      >
        <KeptNote {...kept} />
        {Object.entries({ kept: kept.key, ...fields, intent, ...(kept.version && { version: kept.version }) }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        {children}
        {invalid.length > 0 && (
          <Alert kind="failure">
            <RefusedFields fields={invalid} />
          </Alert>
        )}
      </Form>
    </>
  )
}

type ButtonProps = {
  intent: string
  /** The page that runs the intent, if it is not this one. */
  action?: string
  fields?: Fields
  variant?: ButtonVariant
  /** Called after the page's action has succeeded. */
  onDone?: () => void
  children: ReactNode
}

/** A form with a single button, which shows an error below the button. */
export const IntentButton = ({ intent, action, fields = {}, variant = 'outline', onDone, children }: ButtonProps) => {
  const { Form, state, data } = useFetcher<ActionResult>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result.
  useEffect(() => {
    if (data && !data.failure) onDone?.()
  }, [data])
  return (
    <IntentForm Form={Form} intent={intent} fields={fields} className={styles.button} {...(action && { action })}>
      <ConfirmFields failure={data?.failure} />
      <Button variant={variant} isBusy={state !== 'idle'}>
        {children}
      </Button>
      <FailureAlert failure={data?.failure} />
    </IntentForm>
  )
}

/**
 * The error of a form, unless one of its own `fields` or `ConfirmFields` shows the error. Moves to the first field with
 * an error, and lists every such field as a link.
 */
export const FailureAlert = ({ failure, fields = [] }: { failure: Failure | undefined; fields?: string[] }) => {
  const place = useRef<HTMLSpanElement>(null)
  const refused = useRefusedFields(place, failure)
  useEffect(() => {
    if (failure && Object.keys(failure.errors).length === 0) bringIntoView(place.current?.nextElementSibling)
  }, [failure])
  const isAtField = failure?.errors.confirmation || fields.some((field) => failure?.errors[field])
  return (
    <>
      <span ref={place} hidden />
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
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => bringIntoView(place.current), [])
  return (
    <div ref={place}>
      <Alert kind="success">{children}</Alert>
    </div>
  )
}

/** The result of a form, below its button: in view, and announced because its live region exists beforehand. */
export const SuccessNote = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) bringIntoView(place.current)
  }, [isShown])
  return (
    <div ref={place} role="status" className={styles.success}>
      {isShown && (
        <p>
          <Icon name="check" /> {children}
        </p>
      )}
    </div>
  )
}
