import type { ReactNode } from 'react'
import { thousands } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { contactPath } from '#shared/paths.ts'
import type { Danger } from '#shared/shapes/danger.ts'
import { replyTime } from '#shared/wording/forms.ts'
import { wording } from '#shared/wording.ts'
import { Field, fieldsOf, TextArea } from '#ui/field.tsx'
import { BotCheckFields } from '../bot-check/bot-check-fields.tsx'
import { HelpAfterMessage, SignList, UrgentHelp } from '../emergency-help.tsx'
import { HelpTemplate, UrgentHelpTemplate } from '../emergency-help-templates.tsx'
import { FormResult, Queued } from '../form-result.tsx'
import type { Refusal } from '../form-values.ts'
import { queuedWording } from '../offline/offline-wording.ts'
import { PublicForm, SendButton } from '../public-form.tsx'
import { PrivacyLine } from '../subscribe/consent.tsx'
import { Template, Value } from '../templates/template.tsx'
import styles from './contact.module.css'
import type { SentMessage } from './send-message.ts'

type Props = {
  sent: SentMessage | undefined
  stamp: string
  /** The beginning of the message. */
  invitation?: string | undefined
}

const { failed } = wording.contact

/** The contact form. The text stays in the form until the server has accepted the message. */
export const ContactForm = ({ sent, stamp, invitation }: Props) => {
  const refusal = sent?.refusal
  return (
    <PublicForm
      name="message"
      call="contact"
      action={contactPath}
      className="no-print stack-5"
      failed={failed}
      result={sent && <Result sent={sent} />}
      templates={<Templates />}
    >
      <MessageFields typed={refusal ? sent?.typed : undefined} errors={refusal?.errors} begun={invitation} />
      <PrivacyLine>We use your message only to answer you.</PrivacyLine>
      <BotCheckFields stamp={stamp} />
      <p>
        <SendButton>Send message</SendButton>
      </p>
    </PublicForm>
  )
}

type FieldsProps = {
  typed: SentMessage['typed'] | undefined
  errors: Refusal['errors'] | undefined
  /** The beginning of the message. */
  begun: string | undefined
}

const MessageFields = ({ typed, errors, begun }: FieldsProps) => {
  const field = fieldsOf(errors, typed)
  return (
    <>
      <Field label="Name" {...field('name')} autoComplete="name" required />
      <Field label="Email" {...field('email')} type="email" autoComplete="email" required />
      <TextArea
        label="Subject"
        {...field('subject')}
        hint={`Your message, in at most ${thousands(limits.message)} characters.`}
        rows={6}
        required
        defaultValue={typed?.subject ?? begun}
      />
    </>
  )
}

const Result = ({ sent: { refusal, danger, typed, replyDays } }: { sent: SentMessage }) =>
  refusal ? (
    <FormResult refusal={refusal} done="" failed={failed} after={<HelpAfterMessage />} />
  ) : (
    <Sent before={<UrgentHelp danger={danger} />} email={typed.email} after={<HelpAfterSending danger={danger} />}>
      {replyTime(replyDays)}
    </Sent>
  )

const HelpAfterSending = ({ danger }: { danger: Danger | undefined }) =>
  danger ? danger === 'illness' && <SignList /> : <HelpAfterMessage />

/** For each result of the call. The script knows the danger, the address, and when the sender gets a reply. */
const Templates = () => (
  <>
    <Template when="sent">
      <Sent before={<UrgentHelpTemplate />} email={<Value of="email" />} after={<HelpTemplate />}>
        <Value of="replyTime" />
      </Sent>
    </Template>
    <Template when="queued">
      <FormResult
        refusal={undefined}
        done={<Queued>{queuedWording.contact}</Queued>}
        failed=""
        after={
          <>
            <HelpAfterMessage />
            <Another />
          </>
        }
      />
    </Template>
  </>
)

type SentProps = { before: ReactNode; email: ReactNode; after: ReactNode; children: ReactNode }

/** `children`: when the sender gets a reply. */
const Sent = ({ before, email, after, children }: SentProps) => (
  <FormResult
    refusal={undefined}
    done={wording.contact.sent}
    failed=""
    before={before}
    after={
      <>
        <p className={styles.next}>
          Thank you. Someone at {organisationName()} reads every message and answers by email to{' '}
          <span translate="no">{email}</span>. {children}
          If you see no reply, look in your spam folder too.
        </p>
        {after}
        <Another />
      </>
    }
  />
)

const Another = () => <h2 className="h3">{wording.contact.another}</h2>
