/** The form that opens the page of a question by its code. */
import { Form, redirect } from 'react-router'
import { askPath } from '#shared/paths.ts'
import { questionsWording } from '#shared/wording/questions.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { formOf } from '../form-values.ts'
import styles from './questions.module.css'

const words = questionsWording.code

export const CodeForm = () => (
  <Form className={styles.codeForm} method="post" action={askPath}>
    <Field
      label={words.label}
      name="code"
      hint={words.hint}
      required
      maxLength={20}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
    <Button variant="outline">{words.open}</Button>
  </Form>
)

/** The code in the form, without the separators that people type; empty for the form of a question. */
export const codeIn = async (request: Request) =>
  (await formOf(request.clone()))('code')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toUpperCase()

export const openCode = (code: string) => redirect(`${askPath}/${code.slice(0, 20)}`, 303)
