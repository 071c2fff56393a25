import { InlineScript } from '#page/inline-script.tsx'
import { otherLetters } from '#shared/facts/disease.ts'
import {
  type ChildGenotype,
  childGenotypes,
  commonGenotypes,
  type Genotype,
  genotypes,
  meaningOf,
  pairsOf,
  rareGenotypes,
} from '#shared/genotypes.ts'
import { counsellorsPath, getTestedPath } from '#shared/paths.ts'
import { DrawnGenotype, GenotypeDrawings } from '#ui/art/genotype-cell.tsx'
import { Stated } from '../citations.tsx'
import { useHasPlaces } from '../site-content.ts'
import chipStyles from './chips.module.css'
import styles from './explorer.module.css'
import { answerOf, choices, notKnown } from './genotype-answer.ts'
import { chipWords, genotypeNames, pairSlug } from './genotype-names.ts'
import fourStyles from './genotype-result.module.css'
import { focusAnswer } from './genotype-script.ts'

/**
 * Shows the possible genotypes of two parents' children. The page contains the answer for every pair, and its styles
 * show the chosen one: the tool works without scripts, and no choice leaves the device.
 */
export const Explorer = () => (
  <div className={styles.explorer} data-tool>
    <GenotypeDrawings of={childGenotypes} />
    <p className={styles.tooOld}>
      This browser is too old for the tool. <a href="#table">See every pair in one table</a>
    </p>
    <div className={styles.parents}>
      <Parent number={1} />
      <Parent number={2} />
    </div>
    <div className={styles.answers} role="status">
      {pairsOf(genotypes).map(([one, other]) => (
        <Answer key={one + other} one={one} other={other} />
      ))}
      <NotKnown />
      <p className={`${styles.words} ${styles.half}`}>
        Now choose for parent <span className={styles.first}>1</span>
        <span className={styles.second}>2</span>.
      </p>
      <p className={styles.limits}>
        This tool explains chances. It cannot diagnose anyone. Only a laboratory test can. A trained counsellor can
        explain the result.
      </p>
    </div>
    <InlineScript run={focusAnswer} />
  </div>
)

const Parent = ({ number }: { number: 1 | 2 }) => {
  const chips = (some: readonly Genotype[]) => (
    <div className={chipStyles.chips}>
      {some.map((genotype) => (
        <Chip key={genotype} parent={number} value={genotype}>
          <b translate="no">{genotype}</b> {chipWords[genotype]}
        </Chip>
      ))}
    </div>
  )
  return (
    <fieldset className={styles.parent}>
      <legend>Parent {number}</legend>
      {chips(commonGenotypes)}
      <Chip parent={number} value="x">
        <b>I don’t know</b>
      </Chip>
      <details className={styles.more}>
        <summary>Other types (D, E, O, thalassaemia)</summary>
        {chips(rareGenotypes)}
        <p>
          This tool cannot calculate D, E and O. <Stated fact={otherLetters} />
        </p>
      </details>
    </fieldset>
  )
}

/** The browser must not restore an earlier choice, because the next person who opens the page would see it. */
const Chip = ({ parent, value, children }: { parent: number; value: string; children: React.ReactNode }) => (
  <label className={chipStyles.chip}>
    <input className="visually-hidden" type="radio" name={`parent-${parent}`} value={value} autoComplete="off" />
    <span>{children}</span>
  </label>
)

/** The pair shown before a visitor chooses. */
const isExample = (one: Genotype, other: Genotype) => one === 'AS' && other === 'AS'

/** The styles show this answer if its parents are chosen, or if the address names it: /genotype#as-ac. */
const Answer = ({ one, other }: { one: Genotype; other: Genotype }) => {
  const { children, figure, headline, words, afterwards, hasChoices } = answerOf(one, other)
  const hasPlaces = useHasPlaces()
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
        {hasChoices && (
          <p>
            {choices.words} {hasPlaces && <a href={counsellorsPath}>{choices.link}</a>}
          </p>
        )}
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
        <strong translate="no">{child}</strong>
        <span>{genotypeNames[child]}</span>
      </li>
    ))}
  </ul>
)

const NotKnown = () => (
  <div className={`${styles.answer} ${styles.notKnown}`}>
    <p className={styles.headline} tabIndex={-1} data-headline>
      <strong>{notKnown.headline}</strong>
    </p>
    <div className={styles.rest}>
      <p className={styles.words}>{notKnown.words}</p>
      <p>
        <a href={getTestedPath}>{notKnown.link}</a>
      </p>
    </div>
  </div>
)
