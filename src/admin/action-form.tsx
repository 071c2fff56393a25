/**
 * A form that sends its intent, which the page's action runs (`intents.ts`). What is refused, the API says for all fields
 * at once, and the browser says nothing. It keeps nothing: a form in which people write is an `IntentForm`.
 */
import type { Ref } from 'react'
import type { FetcherFormProps, FetcherWithComponents } from 'react-router'

export type ActionFormProps = Omit<FetcherFormProps, 'method'> & {
  Form: FetcherWithComponents<unknown>['Form']
  intent: string
  /** Additional fields that are sent with the intent. */
  fields?: Record<string, string> | undefined
  ref?: Ref<HTMLFormElement>
}

export const ActionForm = ({ Form, intent, fields, children, ...rest }: ActionFormProps) => (
  <Form method="post" noValidate {...rest}>
    {Object.entries({ ...fields, intent }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </Form>
)
