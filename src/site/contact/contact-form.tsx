import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { thousands } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { placesPath } from '#shared/paths.ts'
import type { Place } from '#shared/shapes/place.ts'
import { placesWording } from '#shared/wording/places.ts'
import { wording } from '#shared/wording.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextArea } from '#ui/field.tsx'
import { BotCheckFields } from '../bot-check/bot-check-fields.tsx'
import { HelpAfterMessage, SignList, UrgentHelp } from '../emergency-help.tsx'
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
type AboutPlace = Pick<Place, 'name' | 'town' | 'slug'>
type Props = { sent: SentMessage | undefined; stamp: string; place?: AboutPlace | undefined }

export const ContactForm = ({ sent, stamp, place }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formAction === '/contact'
  const refusal = sent?.refusal
  useEffect(() => {
    if (sent && !sent.refusal) form.current?.reset()
  }, [sent])
  return (
    <Form ref={form} className={styles.form} method="post" action="/contact" preventScrollReset>
      {sent && <MessageResult sent={sent} />}
      {place && <p>{placesWording.about(place.name, place.town)}</p>}
      <MessageFields typed={refusal ? sent?.typed : undefined} errors={refusal?.errors} place={place} />
      <PrivacyLine>We use your message only to answer you.</PrivacyLine>
      <BotCheckFields stamp={stamp} />
      <p>
        <Button isBusy={isSending}>Send message</Button>
      </p>
    </Form>
  )
}

type FieldsProps = {
  typed: SentMessage['typed'] | undefined
  errors: Refusal['errors'] | undefined
  place: AboutPlace | undefined
}

const MessageFields = ({ typed, errors, place }: FieldsProps) => (
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
      defaultValue={typed?.subject ?? (place && correctionOf(place))}
      error={errors?.message}
    />
  </>
)

/** The first line of a message about a place; the address identifies the place for the volunteer. */
const correctionOf = ({ name, town, slug }: AboutPlace) =>
  placesWording.correction(`${name}, ${town}`, `${placesPath}/${slug}`)

const MessageResult = ({ sent }: { sent: SentMessage }) => (
  <FormResult
    of={sent}
    refusal={sent.refusal}
    done={wording.contact.sent}
    failed={wording.contact.failed}
    queued={sent.isQueued && offlineWording.queued.contact}
    before={<UrgentHelp danger={sent.danger} />}
    after={
      <>
        {!sent.refusal && !sent.isQueued && <WhatNext sent={sent} />}
        {sent.danger ? sent.danger === 'illness' && <SignList /> : <HelpAfterMessage />}
        {!sent.refusal && <h2 className={styles.small}>{wording.contact.another}</h2>}
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
