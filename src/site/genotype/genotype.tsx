import { InlineScript } from '#page/inline-script.tsx'
import { isInGhana } from '#shared/country/country.ts'
import { longDay } from '#shared/format.ts'
import { counsellorsPath, genotypePath, getTestedPath, testResultsPath } from '#shared/paths.ts'
import { electrophoresisAdvice } from '#shared/sources/ghana.ts'
import { inheritance } from '#shared/sources/medicine.ts'
import { buttonClass } from '#ui/button.tsx'
import { AskLine } from '../ask-line.tsx'
import { Cite, OwnGuidelines, SourceList, SourcesContext } from '../citations.tsx'
import { MedicalSafety } from '../health-notice.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { WhatsAppLink } from '../sharing/whatsapp-link.tsx'
import { useHasPlaces } from '../site-content.ts'
import { Contents } from '../text-page/text-page.tsx'
import { Explorer } from './explorer.tsx'
import styles from './genotype.module.css'
import { genotypeCheckedOn } from './genotype-checked.ts'
import { genotypeLead } from './genotype-names.ts'
import { drawChild, shownPair, tryPregnancies } from './genotype-script.ts'
import { PairTable } from './genotype-table.tsx'

const title = 'Know your genotype'
const description =
  'See the chance of sickle cell disease for each pregnancy, from the genotypes of both parents. Your answers stay on your device.'

const contents = [
  ['pregnancies-title', 'See how chance works'],
  ['table', 'Every pair in one table'],
  ['next-title', 'Be sure first'],
  ['sources-title', 'Sources'],
] as const

export default function GenotypePage() {
  return (
    <SourcesContext value={[]}>
      <PageHead title={title} description={description} path={genotypePath} />
      <PageTop title={title} lead={genotypeLead} isArtOnlyWide>
        <WhatsAppLink title={`${title}: a private tool`} path={genotypePath} variant="outline" />
      </PageTop>
      <div className={`container ${styles.page}`}>
        <Explorer />
        <Contents of={contents} />
        <Pregnancies />
        <PairTable />
        <div className={styles.more}>
          <NextSteps />
          <AskLine />
          <Sources />
        </div>
      </div>
    </SourcesContext>
  )
}

const NextSteps = () => (
  <section aria-labelledby="next-title">
    <h2 id="next-title">Be sure first</h2>
    <ul>
      <li>
        <a href={getTestedPath}>Get tested</a>. Ask a laboratory for haemoglobin (Hb) electrophoresis, which shows your
        type.
        {isInGhana && <Cite of={[electrophoresisAdvice]} />}
      </li>
      <li>
        <a href={testResultsPath}>Your test result explained</a>: what the letters mean, and what a test cannot tell.
      </li>
      <li>
        A trained counsellor can explain your results to you both.{' '}
        {useHasPlaces() && <a href={counsellorsPath}>Find a counsellor</a>}
      </li>
    </ul>
  </section>
)

const Sources = () => (
  <section aria-labelledby="sources-title">
    <h2 id="sources-title">Sources</h2>
    <OwnGuidelines />
    <SourceList />
    <p className={styles.safety}>
      <MedicalSafety /> Not yet reviewed by a clinician. Last checked on{' '}
      <time dateTime={genotypeCheckedOn}>{longDay(genotypeCheckedOn)}</time>
    </p>
  </section>
)

/** Draws one letter of each parent repeatedly, so that visitors get a feeling for a chance of 1 in 4. */
const Pregnancies = () => (
  <section className={styles.part} aria-labelledby="pregnancies-title" data-trial>
    <h2 id="pregnancies-title">See how chance works</h2>
    <p>
      Each parent passes on one of two letters, by chance. In every pregnancy, chance starts again. Try it with two
      coins, one for each parent: heads is the first letter, and tails is the second.
      <Cite of={[inheritance]} />
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
