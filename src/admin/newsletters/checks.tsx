/**
 * The preview and the checks of a newsletter before it is sent, and the dialog that sends or schedules it.
 * `core/newsletters/checks.ts` decides what blocks sending.
 */

import { useState } from 'react'
import { country } from '#shared/country/country.ts'
import { counted } from '#shared/format.ts'
import { languages } from '#shared/languages.ts'
import type { Newsletter, NewsletterChecks } from '#shared/shapes/newsletter.ts'
import { Field } from '#ui/field.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { Folded } from '../folded.tsx'
import { AskButton, FormDialog } from '../form-dialog.tsx'
import { IntentButton } from '../intent-form.tsx'
import { Moment } from '../moment.tsx'
import { Section } from '../page-heading.tsx'
import { groupTitle } from '../subscribers/groups.tsx'
import { timeOf } from './intents.ts'
import styles from './newsletters.module.css'
import { durationWords } from './progress.tsx'

type Props = { newsletter: Newsletter; checks: NewsletterChecks }

/** The saved newsletter: its preview, if there is a text, and its checks. */
export const Checks = ({ newsletter, checks }: Props) => (
  <>
    {newsletter.content.trim() && <Preview checks={checks} />}
    <Section title="Checks">
      <Issues checks={checks} />
    </Section>
    {newsletter.state === 'draft' && (
      <AskButton
        button="Delete this newsletter"
        question={`Delete ${nameOf(newsletter)}?`}
        explanation={<p>This cannot be undone.</p>}
        intent="remove"
      />
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

const readersOf = ({ group, readers }: Newsletter, count: number) => {
  const who = group ? ` of the group ${groupTitle(group)}` : readers ? ` who read ${languages[readers]}` : ''
  return counted(count, 'subscriber', 'subscribers') + who
}

type DialogProps = Props & { onClose: () => void }

/** Asks before it sends to all subscribers. By confirming, the user accepts the issues that do not block sending. */
export const SendDialog = ({ newsletter, checks, onClose }: DialogProps) => {
  const [at, setAt] = useState('')
  const { issues, readers, hours, perHour } = checks
  if (issues.some(({ isBlocking }) => isBlocking)) return <FixFirst checks={checks} onClose={onClose} />
  const hasIssues = issues.length > 0
  return (
    <FormDialog
      question={`Send this newsletter to ${readersOf(newsletter, readers)}?`}
      intent="send"
      fields={hasIssues ? { isChecked: 'on' } : {}}
      button={hasIssues ? 'Send it anyway' : 'Yes, send it'}
      onClose={onClose}
    >
      {() => (
        <div className="stack-4">
          <Issues checks={checks} />
          <p>Those who have not confirmed get nothing. {durationSentence(hours, perHour)}</p>
          <Field
            label={`Send at (${country.timeName})`}
            hint="Leave empty to send now"
            name="at"
            type="datetime-local"
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
          <When at={timeOf(at).at} />
        </div>
      )}
    </FormDialog>
  )
}

const FixFirst = ({ checks, onClose }: Pick<DialogProps, 'checks' | 'onClose'>) => {
  const dialog = useDialog()
  return (
    <Dialog question="It cannot be sent yet" handle={dialog} onClose={onClose}>
      <Issues checks={checks} />
      <DialogButtons dialog={dialog} close="Close" />
    </Dialog>
  )
}

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
