import { wording } from '#shared/wording.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '../page-head.tsx'
import styles from './help.module.css'
import { helpSources, warningSigns, whatToTellStaff } from './warning-signs.ts'

/** The emergency page: no drawings, one large button, and nothing that needs scripts. */
export { hydrateOnUse as handle } from '#page/scripts.tsx'

export default function Help() {
  return (
    <div className={`container ${styles.page}`}>
      <PageHead
        title="Get help now"
        description="Warning signs of sickle cell disease. In an emergency in Ghana call 112 or go to the nearest hospital."
        path="/help"
      />
      <section className={styles.call}>
        <h1>Get help now</h1>
        <p className="lead">If someone with sickle cell has any sign below, do not wait.</p>
        <a className={`${buttonClass()} ${styles.number}`} href="tel:112">
          <Icon name="phone" size={32} /> Call 112
        </a>
        <p>Works on all networks. If you have transport, go to the nearest hospital. Do not wait for an ambulance.</p>
        <div className={`band ${styles.tell}`}>
          <h2 className={styles.tellStaff}>Tell staff straight away:</h2>
          {whatToTellStaff.map((words) => (
            <p key={words} className={styles.quote}>
              “{words}”
            </p>
          ))}
        </div>
        <p className="no-print">Print this page on one sheet, fold it, and keep it with you.</p>
      </section>
      <section>
        <h2>Warning signs</h2>
        <WarningSigns />
        <Basis />
      </section>
    </div>
  )
}

const WarningSigns = () => (
  <ul className={styles.signs}>
    {warningSigns.map(({ sign, more }) => (
      <li key={sign}>
        <strong>{sign}</strong> {more && <span>{more}</span>}
      </li>
    ))}
  </ul>
)

const Basis = () => (
  <div className={styles.basis}>
    <p>{wording.medicalSafety} This page is not yet reviewed by a clinician.</p>
    <details>
      <summary>Sources</summary>
      <ul>
        {helpSources.map(({ name, href }) => (
          <li key={href}>
            <a href={href} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  </div>
)
