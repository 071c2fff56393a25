import { type ChildGenotype, commonGenotypes } from '#shared/genotypes.ts'
import { GenotypeCell } from '#ui/art/genotype-cell.tsx'
import styles from './meanings.module.css'

const words: Partial<Record<ChildGenotype, string>> = {
  AA: 'The usual kind. AA cannot pass on S or C.',
  AS: 'A carrier of sickle cell. Usually healthy. It is not the disease, and it never turns into it.',
  AC: 'A carrier of haemoglobin C. Healthy, and can pass on C.',
  SS: 'Sickle cell anaemia: the most common type of the disease, and usually the most severe.',
  SC: 'Sickle cell disease too. Often milder than SS, with the same kinds of problems.',
  CC: 'Not sickle cell disease. Mild anaemia; it needs a check-up.',
}

export const Meanings = () => (
  <section aria-labelledby="meanings-title">
    <h2 id="meanings-title">What the letters mean</h2>
    <ul className={`plain-list ${styles.meanings}`}>
      {commonGenotypes.map((genotype) => (
        <li key={genotype}>
          <GenotypeCell genotype={genotype} size={56} />
          <p>
            <strong>{genotype}.</strong> {words[genotype]}
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
