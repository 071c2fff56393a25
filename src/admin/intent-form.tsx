/**
 * The forms of the admin area: each contains its intent, which the page's action runs (`intents.ts`), and keeps what is
 * typed into it (`writing/use-kept-form.ts`).
 */
import type { FetcherFormProps, FetcherWithComponents } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { IntentFields } from './intent-fields.tsx'
import { RefusedFields, useInvalidFields } from './refused-fields.tsx'
import styles from './section.module.css'
import { ConflictOf, KeptNote, type SavedMeanwhile } from './writing/kept-note.tsx'
import { useKeptForm } from './writing/use-kept-form.ts'

type FormProps = Omit<FetcherFormProps, 'method'> & {
  Form: FetcherWithComponents<unknown>['Form']
  intent: string
  /** Additional fields that are sent with the intent. `version`: of the record that the form changes. */
  fields?: Record<string, string>
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
        <IntentFields
          intent={intent}
          fields={{ kept: kept.key, ...fields, ...(kept.version && { version: kept.version }) }}
        />
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
