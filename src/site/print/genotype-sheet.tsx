/** Know your genotype on one page of A4: the chances for each pair of parents, what the letters mean, and the test. */
import { isInGhana } from '#shared/country/country.ts'
import { electrophoresisShows, otherLetters, sicklingPositive, transfusionChangesTest } from '#shared/facts/disease.ts'
import { longDay } from '#shared/format.ts'
import { genotypePath } from '#shared/paths.ts'
import { electrophoresisAdvice, hoBloodDonors } from '#shared/sources/ghana.ts'
import { printWording } from '#shared/wording/print.ts'
import { Cite, SourceList, SourcesContext, Stated } from '../citations.tsx'
import { genotypeCheckedOn } from '../genotype/genotype-checked.ts'
import { CommonPairs } from '../genotype/genotype-table.tsx'
import { letters } from '../test-result/letters.tsx'
import styles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

export default function GenotypeSheet() {
  return (
    <SourcesContext value={[]}>
      <Sheet
        title={printWording.genotype}
        path={genotypePath}
        note={printWording.genotypeReview(longDay(genotypeCheckedOn))}
      >
        <p className={styles.lead}>{printWording.genotypeLead}</p>
        <div className={styles.pair}>
          <CommonPairs />
          <section>
            <h2>{printWording.genotypeMeanings}</h2>
            <ul>
              {letters.map(([genotype, words]) => (
                <li key={genotype}>
                  <strong>{genotype}.</strong> {words}
                </li>
              ))}
              <li>
                <Stated fact={otherLetters} />
              </li>
            </ul>
          </section>
        </div>
        <section>
          <h2>{printWording.genotypeTest}</h2>
          <TestSteps />
        </section>
        <section className={styles.sources}>
          <h2>{printWording.sources}</h2>
          <SourceList />
        </section>
      </Sheet>
    </SourcesContext>
  )
}

const TestSteps = () => (
  <ol>
    <li>
      {isInGhana ? (
        <>
          <Stated fact={electrophoresisShows} /> Ask for this test
        </>
      ) : (
        'Ask for haemoglobin (Hb) electrophoresis'
      )}{' '}
      at a hospital or clinic laboratory.
    </li>
    <li>
      A sickling test alone is not enough. “Sickling positive” means that there is S in the blood.{' '}
      <Stated fact={sicklingPositive} />
    </li>
    {isInGhana && (
      <li>
        “Sickling negative” is not the same as AA. The test does not find C, so it misses AC and CC.
        <Cite of={[hoBloodDonors, electrophoresisAdvice]} />
      </li>
    )}
    <li>
      <Stated fact={transfusionChangesTest} />
    </li>
    <li>Keep the result. Ask a trained health worker to explain it.</li>
  </ol>
)
