import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { thousands } from '#shared/format.ts'
import type { NewsletterChecks } from '#shared/shapes/newsletter.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { Moment } from '../moment.tsx'
import { atOf } from './intents.ts'
import styles from './newsletters.module.css'

/** The way to all readers: the check was read, and whoever presses the button is asked once more. */
export const SendForm = ({ proof: { issues, readers } }: { proof: NewsletterChecks }) => {
  const [asked, setAsked] = useState<{ at?: string }>()
  const dialog = useDialog()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (asked) return dialog.current?.close()
    event.preventDefault()
    setAsked(atOf(String(new FormData(event.currentTarget).get('at'))))
  }
  return (
    <Form method="post" className={styles.form} onSubmit={submit}>
      <input type="hidden" name="intent" value="send" />
      <p>{thousands(readers)} readers have confirmed and would get it.</p>
      <Field label="Not before (Ghana time)" hint="Left empty: now" name="at" type="datetime-local" />
      {issues.length > 0 && (
        <label className={styles.tick}>
          <input type="checkbox" name="isChecked" required />
          <span>I have read the check, and send it all the same</span>
        </label>
      )}
      <p>
        <Button>Send to {thousands(readers)} readers</Button>
      </p>
      {asked && (
        <Dialog
          question={`Send this newsletter to ${thousands(readers)} readers?`}
          handle={dialog}
          onClose={() => setAsked(undefined)}
        >
          <When at={asked.at} />
          <DialogButtons>
            <Button type="button" variant="outline" onClick={() => dialog.current?.close()}>
              Cancel
            </Button>
            <Button>Yes, send it</Button>
          </DialogButtons>
        </Dialog>
      )}
    </Form>
  )
}

const When = ({ at }: { at: string | undefined }) =>
  at ? (
    <p>
      It goes out on <Moment at={at} /> (Ghana time). Until then it can be made a draft again.
    </p>
  ) : (
    <p>It goes out now. What has gone out cannot be called back.</p>
  )
