import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { Campaign, CampaignProof } from '#shared/shapes/campaign.ts'
import { thousands } from '#shared/thousands.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Moment } from '../moment.tsx'
import { Section } from '../section.tsx'
import styles from './letters.module.css'

type Props = { campaign: Campaign; proof: CampaignProof }

/** The letter as it was last saved: what is wrong with it, how it looks, and the way to its readers. */
export const Proof = ({ campaign, proof }: Props) => (
  <>
    <Section title="Check">
      <Findings proof={proof} />
    </Section>
    <Section title="How it looks">
      <div className={styles.phones}>
        {(['light', 'dark'] as const).map((look) => (
          <figure key={look}>
            {/* Its policy allows no script of its own: this is for what checks pages. */}
            <iframe
              title={`On a phone, ${look}`}
              src={`/letters/look/${proof.look}?in=${look}`}
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
      <Deed intent="try" variant="outline">
        Send it to me
      </Deed>
    </Section>
    <Section title="Send">
      <Send campaign={campaign} proof={proof} />
      <Deed intent="delete" variant="danger">
        Delete this letter
      </Deed>
    </Section>
  </>
)

const Findings = ({ proof: { findings, bytes } }: Pick<Props, 'proof'>) => (
  <>
    <p>{Math.ceil(bytes / 1000)} KB.</p>
    {findings.length === 0 ? (
      <p>Nothing is wrong with it.</p>
    ) : (
      <ul className={styles.findings}>
        {findings.map(({ text, mustMend }) => (
          <li key={text}>
            {mustMend && <strong>Must be mended: </strong>}
            {text}
          </li>
        ))}
      </ul>
    )}
  </>
)

const Send = ({ campaign: { state, sendAt }, proof: { findings, readers } }: Props) => {
  if (state === 'scheduled' && sendAt)
    return (
      <>
        <p>
          It goes out on <Moment at={sendAt} /> (Ghana time), to {thousands(readers)} readers as of now.
        </p>
        <Deed intent="pause" variant="outline">
          Not yet: make it a draft again
        </Deed>
      </>
    )
  if (findings.some(({ mustMend }) => mustMend)) return <p>First mend what the check names.</p>
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="send" />
      <p>{thousands(readers)} readers have confirmed and would get it.</p>
      <Field label="Not before (Ghana time)" hint="Left empty: now" name="at" type="datetime-local" />
      {findings.length > 0 && (
        <label className={styles.tick}>
          <input type="checkbox" name="isChecked" required />
          <span>I have read the check, and send it all the same</span>
        </label>
      )}
      <p>
        <Button>Send to {thousands(readers)} readers</Button>
      </p>
    </Form>
  )
}

type DeedProps = { intent: string; variant?: 'filled' | 'outline' | 'danger'; children: ReactNode }

export const Deed = ({ intent, variant = 'filled', children }: DeedProps) => (
  <Form method="post">
    <input type="hidden" name="intent" value={intent} />
    <Button variant={variant}>{children}</Button>
  </Form>
)
