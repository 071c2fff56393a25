/** A form that opens the page behind a code: of a question, or of a sign-up. */
import { redirect } from 'react-router'
import { codeWording } from '#shared/wording/forms.ts'
import { Field } from '#ui/field.tsx'
import styles from './code-form.module.css'
import { formOf } from './form-values.ts'
import { PublicForm, SendButton } from './public-form.tsx'

/** `action`: the path that receives the code; the current page when it is missing. */
type Props = { action?: string; words: { hint: string; failed: string } }

export const CodeForm = ({ action, words }: Props) => (
  <PublicForm name="code" className={styles.codeForm} failed={words.failed} {...(action && { action })}>
    <Field
      label={codeWording.label}
      name="code"
      hint={words.hint}
      required
      maxLength={20}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
    <SendButton variant="outline">{codeWording.open}</SendButton>
  </PublicForm>
)

/** The code that the form sent, without what people write between its letters; empty for another form. */
export const codeIn = async (request: Request) =>
  (await formOf(request.clone()))('code')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toUpperCase()
    .slice(0, 20)

export const openCode = (path: string) => redirect(path, 303)
