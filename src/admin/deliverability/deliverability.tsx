/** The page of the email setup: the domain's DNS records (SPF, DKIM, DMARC) and a test email. */

import { useFetcher } from 'react-router'
import type { Deliverability } from '#shared/shapes/deliverability.ts'
import type { EmailSettings } from '#shared/shapes/email-settings.ts'
import { adminApi, bodyOf, isFailure } from '../api.ts'
import { CopyButton } from '../copy-button.tsx'
import { IntentForm, SubmitButton, SuccessAlert } from '../intent-form.tsx'
import { actionOf, defineIntents, type ResultOf, withToast } from '../intents.ts'
import { LoadedPage, Section } from '../page-heading.tsx'
import type { Route } from './+types/deliverability'
import styles from './deliverability.module.css'
import { EmailAccount, saveAccount } from './email-account.tsx'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const api = adminApi(request)
  const [setup, account] = await Promise.all([
    bodyOf(() => api.deliverability.$get()),
    bodyOf(() => api.deliverability.account.$get()),
  ])
  if (isFailure(setup)) return setup
  return isFailure(account) ? account : { ...setup, account }
}

const runDeliverabilityIntent = defineIntents({
  sendTest: ({ api }) => bodyOf(() => api.deliverability.$post()),
  saveAccount,
  removeAccount: withToast(({ api }) => bodyOf(() => api.deliverability.account.$delete()), 'Removed.'),
})

export const clientAction = actionOf(runDeliverabilityIntent)

const title = 'Email setup'

export default function DeliverabilityPage({ loaderData: setup }: Route.ComponentProps) {
  return (
    <LoadedPage title={title} loaded={setup}>
      {(setup) => <Setup {...setup} />}
    </LoadedPage>
  )
}

const why = {
  SPF: 'Says which servers may send for your domain. If you already have a record that begins with v=spf1, keep it and add the middle part of this one to it. Two such records are invalid.',
  DKIM: 'Lets mail servers check that an email is yours and was not changed on the way.',
  DMARC:
    'Says what to do with emails that fail both checks, and where to send reports. Start with p=none, and read the reports before you choose a stricter policy.',
}

const Setup = ({ account, ...setup }: Deliverability & { account: EmailSettings }) => (
  <div className={styles.page}>
    <EmailAccount key={JSON.stringify(account)} account={account} />
    {setup.domain === 'localhost' ? (
      <p>
        Emails come from <strong>{setup.from}</strong>. Other servers cannot look up localhost, so there are no records
        to enter yet. Enter a sender’s address at your own domain, and the records appear here.
      </p>
    ) : (
      <Records {...setup} />
    )}
    <TestEmail />
  </div>
)

const Records = ({ from, domain, sends, isSigned, records }: Deliverability) => (
  <>
    <p>
      Emails come from <strong>{from}</strong>. For large mail services to take them, the domain {domain} needs these
      TXT records. Enter them at your domain provider, exactly as shown here.
    </p>
    {!sends && <p>This site has no email account yet, so it can only guess the SPF record.</p>}
    {!isSigned && (
      <p>
        Emails are not signed. Set <code>DKIM_SELECTOR</code> to a short name like <code>mail</code>, unless your mail
        service signs them, and the record appears here.
      </p>
    )}
    {records.map(({ kind, name, value }) => (
      <Section key={kind} title={kind}>
        <p>{why[kind]}</p>
        <dl className={styles.record}>
          <dt>Name</dt>
          <dd>{name}</dd>
          <dt>Text</dt>
          <dd>{value}</dd>
        </dl>
        <div>
          <CopyButton text={value} what="text" />
        </div>
      </Section>
    ))}
  </>
)

const TestEmail = () => {
  const fetcher = useFetcher<ResultOf<typeof runDeliverabilityIntent>>()
  return (
    <Section title="Test email">
      <p>You receive an email that shows its own headers, which mail servers check.</p>
      {fetcher.data?.intent === 'sendTest' && fetcher.data.body && (
        <>
          <SuccessAlert>We are sending a test email to {fetcher.data.body.to}, with these headers:</SuccessAlert>
          <pre className={styles.headers}>{fetcher.data.body.headers}</pre>
        </>
      )}
      <IntentForm fetcher={fetcher} intent="sendTest" errorsOf={[]}>
        <SubmitButton fetcher={fetcher}>Send me a test email</SubmitButton>
      </IntentForm>
    </Section>
  )
}
