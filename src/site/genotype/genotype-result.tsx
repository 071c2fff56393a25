import { type ChildGenotype, type Genotype, meaningOf } from '#shared/genotypes.ts'
import { DrawnGenotype } from '#ui/art/genotype-cell.tsx'
import { Link } from '#ui/link.tsx'
import styles from './explorer.module.css'
import { answerOf, notKnown } from './genotype-answer.ts'
import { genotypeNames, pairSlug } from './genotype-names.ts'
import fourStyles from './genotype-result.module.css'

/** The pair that the tool shows before a visitor chooses. */
const isExample = (one: Genotype, other: Genotype) => one === 'AS' && other === 'AS'

/** The styles show this answer if its parents are chosen, or if the address names it: /genotype#as-ac. */
export const Answer = ({ one, other }: { one: Genotype; other: Genotype }) => {
  const { children, figure, headline, words, afterwards } = answerOf(one, other)
  return (
    <div className={styles.answer} id={pairSlug(one, other)} data-parents={`${one} ${other}`}>
      <p className={styles.headline} tabIndex={-1} data-headline>
        <span>
          {isExample(one, other) && <mark className={styles.example}>Example:</mark>}
          {`Parents ${one} and ${other}`}
        </span>
        <strong>{figure}</strong>
        <b>{headline}</b>
      </p>
      <div className={styles.rest}>
        <p className={styles.words}>{words.filter(Boolean).join(' ')}</p>
        <FourChildren of={children} />
        {afterwards.filter(Boolean).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}

const FourChildren = ({ of: children }: { of: ChildGenotype[] }) => (
  <ul className={`plain-list ${fourStyles.four}`}>
    {children.map((child, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: four children in a fixed order, two of which may be equal.
      <li key={at} data-child={child} data-disease={meaningOf(child) === 'disease'}>
        <DrawnGenotype genotype={child} />
        <strong>{child}</strong>
        <span>{genotypeNames[child]}</span>
      </li>
    ))}
  </ul>
)

export const NotKnown = () => (
  <div className={`${styles.answer} ${styles.notKnown}`}>
    <p className={styles.headline} tabIndex={-1} data-headline>
      <strong>{notKnown.headline}</strong>
    </p>
    <div className={styles.rest}>
      <p className={styles.words}>{notKnown.words}</p>
      <p>
        <Link to="/genotype#test">{notKnown.link}</Link>
      </p>
    </div>
  </div>
)
