import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { thousands } from '#shared/format.ts'
import type { Newsletter, NewsletterChecks } from '#shared/shapes/newsletter.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { Moment } from '../moment.tsx'
import { Section } from '../section.tsx'
import { AskedDeed, Deed } from './action-button.tsx'
import { atOf } from './intents.ts'
import styles from './newsletters.module.css'

type Props = { newsletter: Newsletter; proof: NewsletterChecks }

/** The newsletter as it was last saved: what is wrong with it, how it looks, and the way to its readers. */
export const Proof = ({ newsletter, proof }: Props) => (
  <>
    <Section title="Check">
      <Issues proof={proof} />
    </Section>
    <Section title="How it looks">
      <div className={styles.phones}>
        {(['light', 'dark'] as const).map((look) => (
          <figure key={look}>
            {/* Its policy allows no script of its own: this is for what checks pages. */}
            <iframe
              title={`On a phone, ${look}`}
              src={`/newsletters/preview/${proof.previewToken}?in=${look}`}
              sandbox="allow-scripts"
            />
            <figcaption>On a phone, {look}</figcaption>
          </figure>
        ))}
      </div>
      <details>
        <summary>As plain text</summary>
        <pre className="wrap">{proof.text}</pre>
      </details>
      <Deed intent="send-test" variant="outline">
        Send it to me
      </Deed>
    </Section>
    {newsletter.state === 'draft' && (
      <Section title="Send">
        <Send proof={proof} />
        <AskedDeed intent="delete" question={`Delete ${nameOf(newsletter)}?`} consequence="It cannot be brought back.">
          Delete this newsletter
        </AskedDeed>
      </Section>
    )}
  </>
)

const nameOf = ({ subject }: Newsletter) => (subject ? `“${subject}”` : 'this newsletter')

const Issues = ({ proof: { issues, bytes } }: Pick<Props, 'proof'>) => (
  <>
    <p>{Math.ceil(bytes / 1000)} KB.</p>
    {issues.length === 0 ? (
      <p>Nothing is wrong with it.</p>
    ) : (
      <ul className={styles.issues}>
        {issues.map(({ text, isBlocking }) => (
          <li key={text}>
            {isBlocking && <strong>Must be mended: </strong>}
            {text}
          </li>
        ))}
      </ul>
    )}
  </>
)

const Send = ({ proof }: Pick<Props, 'proof'>) =>
  proof.issues.some(({ isBlocking }) => isBlocking) ? (
    <p>First mend what the check names.</p>
  ) : (
    <SendForm proof={proof} />
  )

/** The way to all readers: the check was read, and whoever presses the button is asked once more. */
const SendForm = ({ proof: { issues, readers } }: { proof: NewsletterChecks }) => {
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
