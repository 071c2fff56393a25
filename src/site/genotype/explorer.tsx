import { commonGenotypes, rareGenotypes } from '#shared/genotypes.ts'
import styles from './explorer.module.css'
import { GenotypeResult } from './genotype-result.tsx'
import { PairTable } from './genotype-table.tsx'
import type { ParentGenotype } from './parents.ts'
import { useParents } from './parents.ts'

/** Shows the possible genotypes of two parents' children. The browser computes the result on the device. */
export const Explorer = ({ hasRareTable = false }: { hasRareTable?: boolean }) => {
  const { parents, choose } = useParents()
  return (
    <>
      <div className={styles.explorer}>
        <div className={styles.parents}>
          <Parent number={1} known={parents[0]} choose={(known) => choose(0, known)} />
          <Parent number={2} known={parents[1]} choose={(known) => choose(1, known)} />
          <p className={styles.test}>
            Ask the laboratory for <strong>haemoglobin electrophoresis</strong>. A sickling test alone is not enough: it
            cannot tell a carrier (AS) from SS or SC.
          </p>
        </div>
        <GenotypeResult parents={parents} />
      </div>
      <PairTable hasRare={hasRareTable} />
    </>
  )
}

type ParentProps = { number: 1 | 2; known: ParentGenotype; choose: (known: ParentGenotype) => void }

const Parent = ({ number, known, choose }: ParentProps) => {
  const chip = (value: NonNullable<ParentGenotype>, label: string) => (
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
        <summary>Other types (beta thalassaemia)</summary>
        <div className={styles.chips}>{rareGenotypes.map((genotype) => chip(genotype, genotype))}</div>
      </details>
    </fieldset>
  )
}

export const explorerLead =
  'See the chance that a child will have sickle cell disease, from the genotypes of both parents. Your answers stay on this device.'

export const GenotypeSection = () => (
  <section className="container section" id="genotype" aria-labelledby="genotype-title">
    <h2 id="genotype-title">Know your genotype</h2>
    <p className={`lead ${styles.lead}`}>{explorerLead}</p>
    <Explorer />
  </section>
)
