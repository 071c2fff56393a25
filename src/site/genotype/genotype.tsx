import { usePublicUrl } from '#page/page-url.ts'
import { type ChildGenotype, commonGenotypes } from '#shared/genotypes.ts'
import { GenotypeCell } from '#ui/art/genotype-cell.tsx'
import { MedicalSafety } from '../health-notice.tsx'
import { PageHead } from '../page-head.tsx'
import { shareLinks } from '../sharing/share-links.ts'
import { Explorer } from './explorer.tsx'
import styles from './genotype.module.css'

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

/** Shares the page without the fragment, so that the visitor's choice stays private. */
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

const meanings: Partial<Record<ChildGenotype, string>> = {
  AA: 'The usual kind. AA cannot pass on S or C.',
  AS: 'A carrier of sickle cell. Usually healthy. It is not the disease, and it never turns into it.',
  AC: 'A carrier of haemoglobin C. Healthy, and can pass on C.',
  SS: 'Sickle cell anaemia: the most common type of the disease, and usually the most severe.',
  SC: 'Sickle cell disease too. Often milder than SS, with the same kinds of problems.',
  CC: 'Not sickle cell disease. Mild anaemia; it needs a check-up.',
}

const Meanings = () => (
  <section aria-labelledby="meanings-title">
    <h2 id="meanings-title">What the letters mean</h2>
    <ul className={`plain-list ${styles.meanings}`}>
      {commonGenotypes.map((genotype) => (
        <li key={genotype}>
          <GenotypeCell genotype={genotype} size={56} />
          <p>
            <strong>{genotype}.</strong> {meanings[genotype]}
          </p>
        </li>
      ))}
    </ul>
    <p>
      Sources:{' '}
      <a href="https://aboutkidshealth.ca/healthaz/haematology/types-of-sickle-cell-disease">AboutKidsHealth</a>,{' '}
      <a href="https://health.maryland.gov/phpa/cyshcn/Pages/hemo_c.aspx">Maryland Department of Health</a>,{' '}
      <a href="https://www.gov.uk/government/publications/sickle-cell-and-thalassaemia-screening-inheritance-risk-table">
        GOV.UK inheritance risk table
      </a>
      .
    </p>
  </section>
)
