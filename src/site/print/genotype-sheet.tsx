/** Know your genotype on one page of A4: the chances for each pair of parents, what the letters mean, and the test. */
import { longDay } from '#shared/format.ts'
import { genotypePath } from '#shared/paths.ts'
import { eyesInSc } from '#shared/sources/care.ts'
import { electrophoresisAdvice, hoBloodDonors } from '#shared/sources/ghana.ts'
import {
  haemoglobinC,
  inheritance,
  rareTypes,
  sickleCellTrait,
  sicklingTest,
  testAfterTransfusion,
  typesOfDisease,
} from '#shared/sources/medicine.ts'
import { printWording } from '#shared/wording/print.ts'
import { Cite, SourceList, SourcesContext } from '../citations.tsx'
import { genotypeCheckedOn } from '../genotype/genotype-checked.ts'
import { CommonPairs } from '../genotype/genotype-table.tsx'
import { commonMeanings } from '../genotype/meanings.tsx'
import { TestSteps } from '../genotype/testing.tsx'
import { otherLetters } from '../type-facts.ts'
import styles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

const sources = [
  inheritance,
  sickleCellTrait,
  haemoglobinC,
  typesOfDisease,
  eyesInSc,
  rareTypes,
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
          <section>
            <h2>{printWording.genotypeMeanings}</h2>
            <ul>
              {commonMeanings.map(([genotype, words]) => (
                <li key={genotype}>
                  <strong>{genotype}.</strong> {words}
                </li>
              ))}
              <li>
                {otherLetters}
                <Cite of={[rareTypes]} />
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
