/**
 * A form that sends its intent, which the page's action runs (`intents.ts`), and that lists the fields which the browser
 * does not send. It keeps nothing: a form in which people write is an `IntentForm`.
 */
import type { Ref } from 'react'
import type { FetcherFormProps, FetcherWithComponents } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { RefusedFields, useInvalidFields } from './refused-fields.tsx'

export type ActionFormProps = Omit<FetcherFormProps, 'method'> & {
  Form: FetcherWithComponents<unknown>['Form']
  intent: string
  /** Additional fields that are sent with the intent. */
  fields?: Record<string, string> | undefined
  ref?: Ref<HTMLFormElement>
}

export const ActionForm = ({ Form, intent, fields, children, onSubmit, ...rest }: ActionFormProps) => {
  const { invalid, onInvalid, forget } = useInvalidFields()
  const submit: ActionFormProps['onSubmit'] = (event) => {
    forget()
    onSubmit?.(event)
  }
  return (
    <Form method="post" onInvalidCapture={onInvalid} onSubmit={submit} {...rest}>
      {Object.entries({ ...fields, intent }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {invalid.length > 0 && (
        <Alert kind="failure">
          <RefusedFields fields={invalid} />
        </Alert>
      )}
    </Form>
  )
}
