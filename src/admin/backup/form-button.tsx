import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { backupsPath } from '#shared/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import styles from './backups.module.css'
import type { Outcome } from './calls.ts'

type Props = { intent: 'make' | 'download' | 'export'; id?: string; variant?: ButtonVariant; children: ReactNode }

/** A button that asks the page's action for something, and says beside it what went wrong. */
export const FormButton = ({ intent, id, variant = 'outline', children }: Props) => {
  const { Form, state, data } = useFetcher<Outcome>()
  return (
    <Form method="post" action={backupsPath} className={id ? styles.inRow : styles.form}>
      <input type="hidden" name="intent" value={intent} />
      {id && <input type="hidden" name="id" value={id} />}
      <Button variant={variant} isBusy={state !== 'idle'}>
        {children}
      </Button>
      {data?.alert && <Alert kind="failure">{data.alert}</Alert>}
    </Form>
  )
}
