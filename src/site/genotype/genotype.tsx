import { InlineScript } from '#page/inline-script.tsx'
import { usePublicUrl } from '#page/page-url.ts'
import { longDay } from '#shared/format.ts'
import { shareLinks } from '#shared/share-links.ts'
import { eyesInSc } from '#shared/sources/care.ts'
import { electrophoresisAdvice, hoBloodDonors } from '#shared/sources/ghana.ts'
import {
  betaThalassaemia,
  betaThalassaemiaTest,
  haemoglobinC,
  haemoglobinCBeta,
  inheritance,
  newbornQuestions,
  rareTypes,
  sickleCellTrait,
  sicklingTest,
  sicklingTestLimits,
  testAfterTransfusion,
  typesOfDisease,
} from '#shared/sources/medicine.ts'
import { buttonClass } from '#ui/button.tsx'
import { SourceList, SourcesContext } from '../citations.tsx'
import { MedicalSafety } from '../health-notice.tsx'
import { PageHead } from '../page-head.tsx'
import { Explorer } from './explorer.tsx'
import styles from './genotype.module.css'
import { genotypeCheckedOn } from './genotype-checked.ts'
import { genotypeLead } from './genotype-names.ts'
import { drawChild, shownPair, tryPregnancies } from './genotype-script.ts'
import { PairTable } from './genotype-table.tsx'
import { Meanings } from './meanings.tsx'
import { Testing } from './testing.tsx'

const title = 'Know your genotype'
const description =
  'See the chance of sickle cell disease for each pregnancy, from the genotypes of both parents. Your answers stay on your device.'

const sources = [
  inheritance,
  sickleCellTrait,
  haemoglobinC,
  typesOfDisease,
  eyesInSc,
  betaThalassaemia,
  haemoglobinCBeta,
  rareTypes,
  electrophoresisAdvice,
  sicklingTest,
  hoBloodDonors,
  testAfterTransfusion,
  betaThalassaemiaTest,
  sicklingTestLimits,
  newbornQuestions,
]

export default function GenotypePage() {
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={title} description={description} path="/genotype" />
      <div className={styles.top}>
        <h1>{title}</h1>
        <a className={buttonClass('outline')} href={useShareLinks()[0].href}>
          Share<span className="visually-hidden"> on WhatsApp</span>
        </a>
      </div>
      <p className="lead">{genotypeLead}</p>
      <Explorer />
      <Share />
      <Pregnancies />
      <PairTable />
      <SourcesContext value={sources}>
        <div className={styles.more}>
          <Meanings />
          <Testing />
          <Sources />
        </div>
      </SourcesContext>
    </div>
  )
}

const Sources = () => (
  <section aria-labelledby="sources-title">
    <h2 id="sources-title">Sources</h2>
    <SourceList />
    <p className={styles.safety}>
      <MedicalSafety /> Not yet reviewed by a clinician. Last checked on{' '}
      <time dateTime={genotypeCheckedOn}>{longDay(genotypeCheckedOn)}</time>
    </p>
  </section>
)

/** These links share the page without the fragment, so that the visitor's choice stays private. */
const useShareLinks = () => shareLinks(`${title}: a private tool`, `${usePublicUrl()}/genotype`)

const Share = () => (
  <section className={styles.part} aria-labelledby="share-title">
    <h2 id="share-title">Share this tool</h2>
    <p>The link shares the tool, not your answers.</p>
    <ul className={`plain-list ${styles.share}`}>
      {useShareLinks().map(({ name, href }) => (
        <li key={name}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  </section>
)

/** Draws one letter of each parent repeatedly, so that visitors get a feeling for a chance of 1 in 4. */
const Pregnancies = () => (
  <section className={styles.part} aria-labelledby="pregnancies-title" data-trial>
    <h2 id="pregnancies-title">See how chance works</h2>
    <p>
      Each parent passes on one of two letters, by chance. In every pregnancy, chance starts again. Try it with two
      coins, one for each parent: heads is the first letter, and tails is the second.
    </p>
    <p className={`actions ${styles.draw}`}>
      <button className={buttonClass('filled')} type="button" value={1}>
        Show one child
      </button>
      <button className={buttonClass('outline')} type="button" value={20}>
        Show 20
      </button>
    </p>
    <output />
    <ol className={`plain-list ${styles.drawn}`} aria-label="Children drawn so far" />
    <InlineScript run={tryPregnancies} given={[drawChild, shownPair]} />
  </section>
)
