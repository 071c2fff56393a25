/** The password field, with a button that shows or hides the password. */

import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import styles from './login.module.css'

type Props = {
  label: string
  name: string
  /** Tells a password manager whether to fill in a saved password or to generate one. */
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string | undefined
}

export const PasswordField = (props: Props) => {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <Field {...props} type={isShown ? 'text' : 'password'} required />
      <Button type="button" variant="outline" onClick={() => setShown(!isShown)} about="what is typed">
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </div>
  )
}
