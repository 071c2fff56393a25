/**
 * The preview and the checks of a newsletter before it is sent, and the form that sends or schedules it.
 * `core/newsletters/checks.ts` decides what blocks sending.
 */

import { useState } from 'react'
import { Form } from 'react-router'
import { country } from '#shared/country/country.ts'
import { counted } from '#shared/format.ts'
import { languages } from '#shared/languages.ts'
import type { Newsletter, NewsletterChecks } from '#shared/shapes/newsletter.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Folded } from '../folded.tsx'
import { AskButton } from '../form-dialog.tsx'
import { IntentButton, IntentForm } from '../intent-form.tsx'
import { Moment } from '../moment.tsx'
import { Section } from '../page-heading.tsx'
import { groupTitle } from '../subscribers/groups.tsx'
import { useAskBeforeSending } from '../use-ask-before-sending.tsx'
import { timeOf } from './intents.ts'
import styles from './newsletters.module.css'
import { durationWords } from './progress.tsx'

type Props = { newsletter: Newsletter; checks: NewsletterChecks }

/** The saved newsletter: its preview, its checks, and the form that sends it. */
export const Checks = ({ newsletter, checks }: Props) => (
  <>
    <Preview checks={checks} />
    <Section title="Checks">
      <Issues checks={checks} />
    </Section>
    {newsletter.state === 'draft' && (
      <Section title="Send">
        <Send newsletter={newsletter} checks={checks} />
        <AskButton
          button="Delete this newsletter"
          question={`Delete ${nameOf(newsletter)}?`}
          explanation={<p>This cannot be undone.</p>}
          intent="remove"
        />
      </Section>
    )}
  </>
)

const Preview = ({ checks }: Pick<Props, 'checks'>) => (
  <Section title="Preview">
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also with the arrow keys. */}
    <section className={styles.phones} aria-label="On a phone" tabIndex={0}>
      {(['light', 'dark'] as const).map((look) => (
        <figure key={look}>
          {/* The page's own policy forbids scripts; `allow-scripts` is for accessibility checkers. */}
          <iframe
            title={`On a phone, ${look}`}
            src={`/newsletters/preview/${checks.previewToken}?in=${look}`}
            sandbox="allow-scripts"
          />
          <figcaption>On a phone, {look}</figcaption>
        </figure>
      ))}
    </section>
    <Folded name="Plain text">
      <pre className={styles.plainText}>{checks.text}</pre>
    </Folded>
    <IntentButton intent="sendTest">Send me a test email</IntentButton>
  </Section>
)

const nameOf = ({ subject }: Newsletter) => (subject ? `“${subject}”` : 'this newsletter')

const Issues = ({ checks: { issues, bytes } }: Pick<Props, 'checks'>) => (
  <>
    <p>The size of the email is {Math.ceil(bytes / 1000)} KB.</p>
    {issues.length === 0 ? (
      <p>The checks found no problems.</p>
    ) : (
      <ul className={styles.issues}>
        {issues.map(({ text, isBlocking }) => (
          <li key={text}>
            {isBlocking && <strong>To fix: </strong>}
            {text}
          </li>
        ))}
      </ul>
    )}
  </>
)

const Send = ({ newsletter, checks }: Props) =>
  checks.issues.some(({ isBlocking }) => isBlocking) ? (
    <p>Fix the problems above first.</p>
  ) : (
    <SendForm newsletter={newsletter} checks={checks} />
  )

const readersOf = ({ group, readers }: Newsletter, count: number) => {
  const who = group ? ` of the group ${groupTitle(group)}` : readers ? ` who read ${languages[readers]}` : ''
  return counted(count, 'subscriber', 'subscribers') + who
}

/** Sends to all subscribers, after a confirmation. */
const SendForm = ({ newsletter, checks: { issues, readers, hours, perHour } }: Props) => {
  const [at, setAt] = useState('')
  const everyone = readersOf(newsletter, readers)
  const asking = useAskBeforeSending({
    question: `Send this newsletter to ${everyone}?`,
    button: issues.length > 0 ? 'Send it anyway' : 'Yes, send it',
    children: (
      <>
        <When at={timeOf(at).at} />
        {issues.length > 0 && <Known issues={issues} />}
      </>
    ),
  })
  return (
    <IntentForm Form={Form} intent="send" className={styles.form} onSubmit={asking.onSubmit}>
      <p>
        It goes to {everyone}. Those who have not confirmed get nothing. {durationSentence(hours, perHour)}
      </p>
      <Field
        label={`Send at (${country.timeName})`}
        hint="Leave empty to send now"
        name="at"
        type="datetime-local"
        value={at}
        onChange={({ target }) => setAt(target.value)}
      />
      <p>
        <Button>Send to {everyone}</Button>
      </p>
      {asking.question}
    </IntentForm>
  )
}

/** The issues that do not block sending: by confirming the dialog the user accepts them. */
const Known = ({ issues }: Pick<NewsletterChecks, 'issues'>) => (
  <>
    <input type="hidden" name="isChecked" value="on" />
    <p>The checks found:</p>
    <ul className={styles.issues}>
      {issues.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </>
)

/** The mail account has an hourly and a daily quota. */
const durationSentence = (hours: number, perHour: number) =>
  hours === 0
    ? 'Sending takes a few minutes.'
    : `Sending takes ${durationWords(hours)}, because the email account may send ${counted(perHour, 'email', 'emails')} an hour.`

const When = ({ at }: { at: string | undefined }) =>
  at ? (
    <p>
      It will be sent on <Moment at={at} /> ({country.timeName}). Until then you can cancel sending.
    </p>
  ) : (
    <p>It will be sent now. Sent emails cannot be recalled.</p>
  )
