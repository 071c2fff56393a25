import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { outboxPath } from '#shared/paths.ts'
import type { Email } from '#shared/shapes/outbox.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { Deletion } from '../lists/delete-dialog.tsx'
import { focusToast } from '../toast-region.tsx'
import { type Decision, decisions } from './calls.ts'
import styles from './outbox.module.css'

export const DecideButton = ({ email, decision }: { email: Email; decision: Decision }) => {
  const { Form, state, data } = useFetcher<Deletion>()
  useEffect(() => {
    if (data && !data.alert) focusToast()
  }, [data])
  return (
    <Form method="post" action={outboxPath} className={styles.decide}>
      <input type="hidden" name="id" value={email._id} />
      <input type="hidden" name="decision" value={decision} />
      <Button variant="outline" isBusy={state !== 'idle'}>
        <span>
          {decisions[decision].text} <span className="visually-hidden">({email.to})</span>
        </span>
      </Button>
      {data?.alert && <Alert kind="failure">{data.alert}</Alert>}
    </Form>
  )
}
