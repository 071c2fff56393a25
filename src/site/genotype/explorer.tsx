import { commonGenotypes, rareGenotypes } from '#shared/genotypes.ts'
import type { Known } from './choice.ts'
import styles from './explorer.module.css'
import { Outcome } from './outcome.tsx'
import { PairTable } from './pair-table.tsx'
import { useChoice } from './use-choice.ts'

/** Two parents, and what each pregnancy may bring. Everything is worked out on the phone. */
export const Explorer = ({ hasRareTable = false }: { hasRareTable?: boolean }) => {
  const { choice, choose } = useChoice()
  return (
    <>
      <div className={styles.explorer}>
        <div className={styles.parents}>
          <Parent number={1} known={choice[0]} choose={(known) => choose(0, known)} />
          <Parent number={2} known={choice[1]} choose={(known) => choose(1, known)} />
          <p className={styles.test}>
            Ask the laboratory for <strong>haemoglobin electrophoresis</strong>. A quick sickling test can miss some
            types.
          </p>
        </div>
        <Outcome choice={choice} />
      </div>
      <PairTable hasRare={hasRareTable} />
    </>
  )
}

type ParentProps = { number: 1 | 2; known: Known; choose: (known: Known) => void }

const Parent = ({ number, known, choose }: ParentProps) => {
  const chip = (value: NonNullable<Known>, label: string) => (
    <label key={value} className={styles.chip}>
      <input
        className="visually-hidden"
        type="radio"
        name={`parent-${number}`}
        value={value}
        checked={known === value}
        onChange={() => choose(value)}
      />
      {label}
    </label>
  )
  return (
    <fieldset className={styles.parent}>
      <legend>Parent {number}</legend>
      <div className={styles.chips}>{commonGenotypes.map((genotype) => chip(genotype, genotype))}</div>
      <div className={styles.wide}>{chip('unknown', 'I don’t know')}</div>
      <details className={styles.more} open={known === 'Aβ' || known === 'Sβ' || undefined}>
        <summary>More: beta thalassaemia</summary>
        <div className={styles.chips}>{rareGenotypes.map((genotype) => chip(genotype, genotype))}</div>
      </details>
    </fieldset>
  )
}
