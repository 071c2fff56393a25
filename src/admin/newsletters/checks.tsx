import type { Newsletter, NewsletterChecks } from '#shared/shapes/newsletter.ts'
import { Section } from '../section.tsx'
import { AskedDeed, Deed } from './action-button.tsx'
import styles from './newsletters.module.css'
import { SendForm } from './send-form.tsx'

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
