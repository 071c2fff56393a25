import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { thousands } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { wording } from '#shared/wording.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextArea } from '#ui/field.tsx'
import { FormCheck } from '../form-check/form-check.tsx'
import { offlineWording } from '../offline/offline-wording.ts'
import { Outcome } from '../outcome.tsx'
import { UrgentHelp } from '../urgent-help.tsx'
import styles from './contact.module.css'
import type { Sent } from './send-message.ts'

/** Posts with and without a script. What was typed stays until it has arrived. */
export const ContactForm = ({ sent, stamp }: { sent: Sent | undefined; stamp: string }) => {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formAction === '/contact'
  const refusal = sent?.refusal
  const typed = refusal ? sent.typed : undefined
  useEffect(() => {
    if (sent && !sent.refusal) form.current?.reset()
  }, [sent])
  return (
    <Form ref={form} className={styles.form} method="post" action="/contact" preventScrollReset>
      {sent && <Came sent={sent} />}
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        required
        defaultValue={typed?.name}
        error={refusal?.errors.name}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={typed?.email}
        error={refusal?.errors.email}
      />
      <TextArea
        label="Subject"
        name="subject"
        hint={`At most ${thousands(limits.message)} characters.`}
        rows={6}
        required
        defaultValue={typed?.subject}
        error={refusal?.errors.message}
      />
      <FormCheck stamp={stamp} />
      <p>
        <Button isBusy={isSending}>Send message</Button>
      </p>
    </Form>
  )
}

const Came = ({ sent }: { sent: Sent }) => (
  <Outcome
    of={sent}
    refusal={sent.refusal}
    done={wording.contact.sent}
    failed={wording.contact.failed}
    queued={sent.isQueued && offlineWording.queued.contact}
    after={sent.isUrgent && <UrgentHelp />}
  />
)
