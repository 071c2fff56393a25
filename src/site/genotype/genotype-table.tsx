/** The table of chances for the children of two parents, which `shared/genotypes.ts` calculates (Punnett square). */
import { childrenOf, commonGenotypes, type Genotype, genotypes, pairsOf, quartersOf } from '#shared/genotypes.ts'
import { betaThalassaemia, haemoglobinC, newbornPatterns } from '#shared/sources/medicine.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Cite } from '../citations.tsx'
import styles from './genotype.module.css'
import { percent } from './genotype-answer.ts'

const commonCaption = 'Parents with A, S and C'
const common = pairsOf(commonGenotypes)
const rare = pairsOf(genotypes).filter((pair) => pair.some((genotype) => genotype.includes('β')))

/** A table of all pairs: for comparing, for printing, and for browsers that are too old for the tool. */
export const PairTable = () => (
  <div className={styles.table} id="table">
    <Disclosure summary="See every pair in one table">
      <p>
        Each chance is for each pregnancy, if both results are right. “Other” is another blood condition. CC is usually
        mild.
        <Cite of={[haemoglobinC]} /> Cβ can cause anaemia (low blood).
        <Cite of={[newbornPatterns]} /> ββ can be serious.
        <Cite of={[betaThalassaemia]} /> Ask a doctor.
      </p>
      <CommonPairs />
      <Pairs caption="With beta thalassaemia (β)" pairs={rare} />
    </Disclosure>
  </div>
)

export const CommonPairs = () => <Pairs caption={commonCaption} pairs={common} />

const Pairs = ({ caption, pairs }: { caption: string; pairs: [Genotype, Genotype][] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls on a narrow phone, also by keyboard.
  <section className={styles.scroll} aria-label={caption} tabIndex={0}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Parents</th>
          <th scope="col">A child may be</th>
          <th scope="col">Sickle cell disease</th>
          <th scope="col">Other</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([one, other]) => (
          <Pair key={one + other} one={one} other={other} />
        ))}
      </tbody>
    </table>
  </section>
)

const Pair = ({ one, other }: { one: Genotype; other: Genotype }) => {
  const children = childrenOf(one, other)
  const kinds = [...new Set(children)]
  return (
    <tr translate="no">
      <th scope="row">
        {one} + {other}
      </th>
      <td>
        {kinds.map((kind) => `${kind}\u00a0${percent(children.filter((child) => child === kind).length)}`).join(', ')}
      </td>
      <td>
        <strong>{percent(quartersOf(children, 'disease'))}</strong>
      </td>
      <td>{percent(quartersOf(children, 'other'))}</td>
    </tr>
  )
}
