import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { thousands } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { wording } from '#shared/wording.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextArea } from '#ui/field.tsx'
import { BotCheckFields } from '../bot-check/bot-check-fields.tsx'
import { HelpAfterMessage } from '../emergency-help.tsx'
import { FormResult } from '../form-result.tsx'
import type { Refusal } from '../form-values.ts'
import { offlineWording } from '../offline/offline-wording.ts'
import { PrivacyLine } from '../subscribe/consent.tsx'
import styles from './contact.module.css'
import type { SentMessage } from './send-message.ts'

/**
 * The contact form. It works with and without scripts (progressive enhancement). The text stays in the form until the
 * server has accepted the message.
 */
export const ContactForm = ({ sent, stamp }: { sent: SentMessage | undefined; stamp: string }) => {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formAction === '/contact'
  const refusal = sent?.refusal
  useEffect(() => {
    if (sent && !sent.refusal) form.current?.reset()
  }, [sent])
  return (
    <Form ref={form} className={styles.form} method="post" action="/contact" preventScrollReset>
      {sent && <MessageResult sent={sent} />}
      <MessageFields typed={refusal && sent?.typed} errors={refusal?.errors} />
      <PrivacyLine>We use your message only to answer you.</PrivacyLine>
      <BotCheckFields stamp={stamp} />
      <p>
        <Button isBusy={isSending}>Send message</Button>
      </p>
    </Form>
  )
}

type FieldsProps = { typed: SentMessage['typed'] | undefined; errors: Refusal['errors'] | undefined }

const MessageFields = ({ typed, errors }: FieldsProps) => (
  <>
    <Field label="Name" name="name" autoComplete="name" required defaultValue={typed?.name} error={errors?.name} />
    <Field
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      required
      defaultValue={typed?.email}
      error={errors?.email}
    />
    <TextArea
      label="Subject"
      name="subject"
      hint={`Your message, in at most ${thousands(limits.message)} characters.`}
      rows={6}
      required
      defaultValue={typed?.subject}
      error={errors?.message}
    />
  </>
)

const MessageResult = ({ sent }: { sent: SentMessage }) => (
  <FormResult
    of={sent}
    refusal={sent.refusal}
    done={wording.contact.sent}
    failed={wording.contact.failed}
    queued={sent.isQueued && offlineWording.queued.contact}
    after={
      <>
        {sent.isUrgent && <HelpAfterMessage isUrgent />}
        {!sent.refusal && !sent.isQueued && <WhatNext sent={sent} />}
        {!sent.isUrgent && <HelpAfterMessage isUrgent={false} />}
      </>
    }
  />
)

const WhatNext = ({ sent: { typed, replyDays } }: { sent: SentMessage }) => (
  <p className={styles.next}>
    A person at Voima reads every message and answers by email to {typed.email}.{' '}
    {replyDays && `You get a reply within ${replyDays === 1 ? 'one day' : `${replyDays} days`}. `}
    If you see no reply, look in your spam folder too.
  </p>
)
