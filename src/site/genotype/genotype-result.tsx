import { Link } from 'react-router'
import { type ChildGenotype, childrenOf, meaningOf, quartersOf } from '#shared/genotypes.ts'
import { GenotypeCell } from '#ui/art/genotype-cell.tsx'
import styles from './explorer.module.css'
import type { Parents } from './parents.ts'

/** The name of each genotype, short enough for a label below a drawing. */
const genotypeNames: Record<ChildGenotype, string> = {
  AA: 'Not a carrier',
  AS: 'Carrier of S',
  AC: 'Carrier of C',
  Aβ: 'Carrier of beta thalassaemia',
  SS: 'Sickle cell disease',
  SC: 'Sickle cell disease',
  Sβ: 'Sickle cell disease',
  CC: 'Haemoglobin C disease, usually mild',
  Cβ: 'Not sickle cell; can cause anaemia',
  ββ: 'Beta thalassaemia; can be serious',
}

/** What a child may have instead of sickle cell disease. Two parents can have children with one of these at most. */
const otherConditions: Partial<Record<ChildGenotype, string>> = {
  CC: 'haemoglobin C disease (CC), which is usually mild',
  Cβ: 'C beta thalassaemia (Cβ), which can cause anaemia (low blood)',
  ββ: 'beta thalassaemia (ββ), which can be serious',
}

const genotypeName = (genotype: ChildGenotype) => genotypeNames[genotype]

/** "1 in 4": people understand frequencies better than percentages. */
const inFour = (quarters: number) => `${quarters} in 4`

export const percent = (quarters: number) => `${quarters * 25}%`

const isDisease = (genotype: ChildGenotype) => meaningOf(genotype) === 'disease'

export const GenotypeResult = ({ parents: [one, other] }: { parents: Parents }) => (
  <div className={styles.panel} role="status">
    {!one || !other ? (
      <Waiting />
    ) : one === 'unknown' || other === 'unknown' ? (
      <NotKnown />
    ) : (
      <Chances of={childrenOf(one, other)} />
    )}
    <p className={styles.limits}>
      This tool explains chances. It cannot diagnose anyone. Only a laboratory test can. A trained counsellor can
      explain the result.
    </p>
  </div>
)

const Waiting = () => (
  <>
    <p className={styles.chance}>Choose a genotype for each parent</p>
    <p className={styles.words}>The chance for each pregnancy will appear here. Your answers stay on this device.</p>
  </>
)

/** Shown if a genotype is unknown: only a test can determine a genotype. */
const NotKnown = () => (
  <>
    <p className={styles.chance}>Get tested first</p>
    <p className={styles.words}>
      Ask a hospital or clinic laboratory for haemoglobin (Hb) electrophoresis. This blood test shows which types of
      haemoglobin a person has. Keep the result, then come back here.
    </p>
    <p>
      <Link to="/genotype#test">How to get tested</Link>
    </p>
  </>
)

const Chances = ({ of: children }: { of: ChildGenotype[] }) => {
  const disease = quartersOf(children, 'disease')
  const others = quartersOf(children, 'other')
  return (
    <>
      <p className={styles.chance}>
        {inFour(disease)} <span>for each pregnancy</span>
      </p>
      <p className={styles.words}>
        If both results are right, the chance of a baby with sickle cell disease is {percent(disease)}.
        {others > 0 && ` The chance of ${otherIn(children)}, is ${percent(others)}.`}
      </p>
      <FourChildren of={children} />
      <p>{afterwards(disease)}</p>
      {disease + others > 0 && (
        <p>There are choices, whatever the chance is. A trained counsellor can talk them through with you both.</p>
      )}
    </>
  )
}

const otherIn = (children: ChildGenotype[]) => children.map((child) => otherConditions[child]).find(Boolean)

const counts = ['', 'one', 'two', 'three']

const afterwards = (quarters: number) => {
  if (quarters === 0) return 'No child of these two parents can have sickle cell disease.'
  if (quarters === 4) return 'Every child of these two parents will have sickle cell disease.'
  return `The chance is the same in every pregnancy. It does not mean that exactly ${counts[quarters]} of four children will have it.`
}

const FourChildren = ({ of: children }: { of: ChildGenotype[] }) => (
  <ul className={`plain-list ${styles.four}`}>
    {children.map((child, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: four cells in a fixed order, two of which may be equal.
      <li key={at} data-disease={isDisease(child)}>
        <GenotypeCell genotype={child} size={66} />
        <strong>{child}</strong>
        <span>{genotypeName(child)}</span>
      </li>
    ))}
  </ul>
)
