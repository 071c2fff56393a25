import { Link } from 'react-router'
import { type ChildGenotype, childrenOf, meaningOf, quartersOf } from '#shared/genotypes.ts'
import { GenotypeCell } from '#ui/art/genotype-cell.tsx'
import styles from './explorer.module.css'
import type { Parents } from './parents.ts'

/** The name of each genotype, short enough for a label below a drawing. */
const genotypeNames: Record<ChildGenotype, string> = {
  AA: 'No sickle gene',
  AS: 'Carrier',
  AC: 'Carrier',
  Aβ: 'Carrier',
  SS: 'Sickle cell disease',
  SC: 'Sickle cell disease',
  Sβ: 'Sickle cell disease',
  CC: 'Haemoglobin C disease, not sickle cell',
  Cβ: 'Not sickle cell; ask a doctor',
  ββ: 'Beta thalassaemia; ask a doctor',
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
      This tool explains chances. It cannot diagnose anyone. A laboratory test and a trained counsellor can.
    </p>
  </div>
)

const Waiting = () => (
  <>
    <p className={styles.chance}>Choose two parents</p>
    <p className={styles.words}>You will see the chance for each pregnancy here. Nothing leaves your phone.</p>
  </>
)

/** Shown if a genotype is unknown: only a test can determine a genotype. */
const NotKnown = () => (
  <>
    <p className={styles.chance}>A test will tell</p>
    <p className={styles.words}>
      Ask a hospital or clinic laboratory for haemoglobin (Hb) electrophoresis. It names both letters. Keep the paper
      with the result, then come back here.
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
        The chance of a baby with sickle cell disease is {percent(disease)}.
        {others > 0 && ` The chance of another condition, which a doctor should check, is ${percent(others)}.`}
      </p>
      <FourChildren of={children} />
      <p>{afterwards(disease)}</p>
      <p>There are choices, whatever the chance is. A trained counsellor can talk them through with you both.</p>
    </>
  )
}

const counts = ['', 'one', 'two', 'three']

const afterwards = (quarters: number) =>
  counts[quarters]
    ? `Each pregnancy starts afresh. This does not mean ${counts[quarters]} of your four children.`
    : 'Each pregnancy starts afresh, with the same chance.'

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
