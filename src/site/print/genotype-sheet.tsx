/** Know your genotype on one page of A4: the chances for each pair of parents, what the letters mean, and the test. */
import { longDay } from '#shared/format.ts'
import { genotypePath } from '#shared/paths.ts'
import { electrophoresisAdvice, hoBloodDonors } from '#shared/sources/ghana.ts'
import {
  haemoglobinC,
  inheritance,
  sickleCellTrait,
  sicklingTest,
  testAfterTransfusion,
  typesOfDisease,
} from '#shared/sources/medicine.ts'
import { printWording } from '#shared/wording/print.ts'
import { SourceList, SourcesContext } from '../citations.tsx'
import { genotypeCheckedOn } from '../genotype/genotype-checked.ts'
import { CommonPairs } from '../genotype/genotype-table.tsx'
import { commonMeanings } from '../genotype/meanings.tsx'
import { TestSteps } from '../genotype/testing.tsx'
import styles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

export { neverHydrate as handle } from '#page/scripts.tsx'

const sources = [
  inheritance,
  sickleCellTrait,
  haemoglobinC,
  typesOfDisease,
  electrophoresisAdvice,
  sicklingTest,
  hoBloodDonors,
  testAfterTransfusion,
]

export default function GenotypeSheet() {
  return (
    <SourcesContext value={sources}>
      <Sheet
        title={printWording.genotype}
        path={genotypePath}
        note={printWording.genotypeReview(longDay(genotypeCheckedOn))}
      >
        <p className={styles.lead}>{printWording.genotypeLead}</p>
        <div className={styles.pair}>
          <CommonPairs />
          <section className={styles.small}>
            <h2>{printWording.genotypeMeanings}</h2>
            <ul>
              {commonMeanings.map(([genotype, words]) => (
                <li key={genotype}>
                  <strong>{genotype}.</strong> {words}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <section className={styles.small}>
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
