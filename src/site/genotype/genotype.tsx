import { usePublicUrl } from '#page/public-url.ts'
import { MedicalSafety } from '../medical-safety.tsx'
import { PageHead } from '../page-head.tsx'
import { shareLinks } from '../sharing/share-links.ts'
import { Explorer } from './explorer.tsx'
import styles from './genotype.module.css'
import { Meanings } from './meanings.tsx'

const title = 'Know your genotype'
const description =
  'Choose two parents and see the chance of sickle cell disease for each pregnancy. Private: nothing leaves your phone.'

export default function GenotypePage() {
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={title} description={description} path="/genotype" />
      <h1>{title}</h1>
      <p className="lead">Choose two parents. See the chances for a baby. Nothing leaves your phone.</p>
      <Explorer hasRareTable />
      <div className={styles.more}>
        <Meanings />
        <Testing />
        <Share />
      </div>
    </div>
  )
}

const Testing = () => (
  <section id="test" aria-labelledby="test-title">
    <h2 id="test-title">How to get tested</h2>
    <ol>
      <li>
        Ask a hospital or clinic laboratory for <strong>haemoglobin (Hb) electrophoresis</strong>. It names both of your
        letters.
      </li>
      <li>Do not settle for a quick sickling test. It can be negative in someone with CC.</li>
      <li>Tell them if you had blood from a donor not long ago. It can change the result.</li>
      <li>Keep the paper. Ask a trained person to explain it.</li>
    </ol>
    <p>
      Rarer types, such as D, E and O, are not in this tool. If your result has other letters, ask the laboratory or a
      doctor.
    </p>
    <p className={styles.sources}>
      Sources:{' '}
      <a href="https://www.ghanaweb.com/GhanaHomePage/NewsArchive/Opt-for-haemoglobin-electrophoresis-test-before-marriage-Doctor-1789352">
        a Korle Bu doctor in GhanaWeb
      </a>
      , <a href="http://labtestsonline.org.uk/understanding/analytes/sickle/tab/glance">Lab Tests Online UK</a>.
    </p>
    <p className={styles.safety}>
      <MedicalSafety /> This page is not yet reviewed by a clinician.
    </p>
  </section>
)

/** Shares the tool; the choice stays in the address bar of whoever made it. */
const Share = () => (
  <section aria-labelledby="share-title">
    <h2 id="share-title">Share this tool</h2>
    <p>The link opens the tool without your answer.</p>
    <ul className={`plain-list ${styles.share}`}>
      {shareLinks('Know your genotype: a private tool', `${usePublicUrl()}/genotype`).map(({ name, href }) => (
        <li key={name}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  </section>
)
