/** A form that opens the page behind a code: of a question, or of a sign-up. */
import { data, redirect, useActionData } from 'react-router'
import { codeWording } from '#shared/wording/forms.ts'
import { Field, fieldsOf } from '#ui/field.tsx'
import styles from './code-form.module.css'
import { type Refusal, readForm } from './form-values.ts'
import { PublicForm, SendButton } from './public-form.tsx'

/** `action`: the path that receives the code; the current page when it is missing. */
type Props = { action?: string; words: { hint: string } }

export const CodeForm = ({ action, words }: Props) => {
  const refusal = useActionData<{ code?: Refusal }>()?.code
  return (
    <PublicForm name="code" action={action} className={styles.codeForm} failed={codeWording.failed} refusal={refusal}>
      <Field
        label={codeWording.label}
        {...fieldsOf(refusal?.errors)('code')}
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
}

const refusal: Refusal = { status: 422, detail: codeWording.needed, errors: { code: codeWording.needed } }

/** The response to the form: leads to the page behind the code, or asks for one; undefined for another form. */
export const openCode = async (request: Request, pathOf: (code: string) => string) => {
  const typed = (await readForm(request)).get('code')
  if (typeof typed !== 'string') return undefined
  // Without what people write between its letters.
  const code = typed
    .replace(/[^a-zA-Z0-9]/g, '')
    .toUpperCase()
    .slice(0, 20)
  return code ? redirect(pathOf(code), 303) : data({ code: refusal }, { status: refusal.status })
}
