/**
 * The form of the mail account (SMTP server, user name, password) with which the site sends.
 * `core/email/account-settings.ts` tests it before saving.
 */

import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import type { EmailSettings } from '#shared/shapes/email-settings.ts'
import { emailNeeded } from '#shared/wording/forms.ts'
import { Field, fieldsOf, Select } from '#ui/field.tsx'
import { bodyOf } from '../api.ts'
import { AskButton } from '../form-dialog.tsx'
import { ConfirmFields, FailureAlert, IntentForm, SubmitButton } from '../intent-form.tsx'
import { type ActionResult, emptyIn, withToast } from '../intents.ts'
import { Section } from '../page-heading.tsx'

const needed = {
  host: 'Enter the mail server.',
  port: 'Enter the port.',
  senderAddress: emailNeeded,
}

export const saveAccount = withToast(async ({ api, form, text }) => {
  // The API first asks for the password again.
  const empty = emptyIn(form, needed)
  if (empty) return empty
  const json = {
    host: text('host'),
    port: Number(text('port')),
    isSecure: text('encryption') === 'tls',
    user: text('user'),
    password: text('password'),
    from: { name: text('senderName'), address: text('senderAddress') },
  }
  return bodyOf(() => api.deliverability.account.$put({ json }))
}, 'The mail server accepted the account. Saved.')

export const EmailAccount = ({ account }: { account: EmailSettings }) => (
  <Section title="Email account">
    {account.isFixed ? (
      <p>
        The site sends with {account.host} as {account.from.address}. The person who runs the server has set this with{' '}
        <code>SMTP_URL</code>, so it cannot be changed here.
      </p>
    ) : (
      <AccountForm account={account} />
    )}
  </Section>
)

const AccountForm = ({ account }: { account: EmailSettings }) => {
  const fetcher = useFetcher<ActionResult>()
  const failure = fetcher.data?.failure
  // Until the session is confirmed, the errors concern the user's own password.
  const refusal = failure?.errors.confirmation ? undefined : failure
  const errors = refusal?.errors ?? {}
  return (
    <>
      <p>
        Your email provider tells you these. The site signs in once before it saves them. It then emails every
        administrator through the account that was used before, and for {limits.givingWaitHours} hours nobody can
        approve new giving details.
      </p>
      <FailureAlert failure={refusal} />
      <IntentForm fetcher={fetcher} intent="saveAccount">
        <ServerFields account={account} errors={errors} />
        <SenderFields account={account} errors={errors} />
        <ConfirmFields failure={failure} />
        <SubmitButton fetcher={fetcher}>Check and save</SubmitButton>
      </IntentForm>
      {account.host && (
        <AskButton
          button="Remove the account"
          question="Remove the email account?"
          explanation={<p>The site sends no email until you enter an account again, with its password.</p>}
          intent="removeAccount"
        />
      )}
    </>
  )
}

const encryptions = { starttls: 'STARTTLS (usually port 587)', tls: 'TLS (usually port 465)' }

type FieldsProps = { account: EmailSettings; errors: Record<string, string> }

const ServerFields = ({ account, errors }: FieldsProps) => {
  const field = fieldsOf(errors, { ...account, password: '' })
  return (
    <>
      <Field label="Mail server (SMTP)" {...field('host')} required />
      <Field label="Port" {...field('port')} type="number" min={1} max={65535} required />
      <Select
        label="Encryption"
        name="encryption"
        defaultValue={account.isSecure ? 'tls' : 'starttls'}
        options={encryptions}
      />
      <Field label="User name" {...field('user')} autoComplete="off" />
      <Field
        label="Password"
        {...field('password')}
        type="password"
        autoComplete="new-password"
        hint={account.hasPassword ? 'A password is saved and never shown. Leave empty to keep it.' : undefined}
      />
    </>
  )
}

const SenderFields = ({ account: { from, isSenderFixed }, errors }: FieldsProps) => {
  const field = fieldsOf(errors, { senderName: from.name, senderAddress: from.address })
  return isSenderFixed ? (
    <>
      <input type="hidden" name="senderName" value={from.name} />
      <input type="hidden" name="senderAddress" value={from.address} />
      <p>
        Emails come from {from.address}, because the server has the setting <code>MAIL_FROM</code>.
      </p>
    </>
  ) : (
    <>
      <Field label="Sender’s name" {...field('senderName', 'from.name')} maxLength={limits.name} />
      <Field
        label="Sender’s address"
        {...field('senderAddress', 'from.address')}
        type="email"
        required
        maxLength={limits.email}
      />
    </>
  )
}
