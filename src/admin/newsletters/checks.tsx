import type { Campaign, CampaignProof } from '#shared/shapes/newsletter.ts'
import { Section } from '../section.tsx'
import { AskedDeed, Deed } from './action-button.tsx'
import styles from './newsletters.module.css'
import { SendForm } from './send-form.tsx'

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
    {campaign.state === 'draft' && (
      <Section title="Send">
        <Send proof={proof} />
        <AskedDeed intent="delete" question={`Delete ${nameOf(campaign)}?`} consequence="It cannot be brought back.">
          Delete this letter
        </AskedDeed>
      </Section>
    )}
  </>
)

const nameOf = ({ subject }: Campaign) => (subject ? `“${subject}”` : 'this letter')

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

const Send = ({ proof }: Pick<Props, 'proof'>) =>
  proof.findings.some(({ mustMend }) => mustMend) ? <p>First mend what the check names.</p> : <SendForm proof={proof} />
