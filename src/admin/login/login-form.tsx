import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { Failure } from '../api.ts'
import { sentencesFor } from './log-in.ts'
import styles from './login-form.module.css'

export const LoginForm = ({ failure }: { failure: Failure | undefined }) => {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={styles.form}>
      {failure && !isBusy && (
        <Alert kind="failure">
          {sentencesFor(failure).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      )}
      <Field label="Email" name="email" type="email" autoComplete="username" required />
      <PasswordField />
      <Button isBusy={isBusy}>Log in</Button>
      <p>
        <Link className={styles.back} to="/">
          Back to the website
        </Link>
      </p>
    </Form>
  )
}

const PasswordField = () => {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <Field
        label="Password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        required
      />
      <Button type="button" variant="outline" onClick={() => setShown(!isShown)}>
        <span>
          {isShown ? 'Hide' : 'Show'} <span className="visually-hidden">what is typed</span>
        </span>
      </Button>
    </div>
  )
}
