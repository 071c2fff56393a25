import { InlineScript } from '#page/inline-script.tsx'
import { childGenotypes, commonGenotypes, type Genotype, genotypes, pairsOf, rareGenotypes } from '#shared/genotypes.ts'
import { GenotypeDrawings } from '#ui/art/genotype-cell.tsx'
import styles from './explorer.module.css'
import { chipWords } from './genotype-names.ts'
import { Answer, NotKnown } from './genotype-result.tsx'
import { focusAnswer } from './genotype-script.ts'

/**
 * Shows the possible genotypes of two parents' children. The page contains the answer to every pair, and its styles show
 * the one that was chosen: the tool works without scripts, and no choice leaves the device.
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
      <p className={`${styles.words} ${styles.half}`}>Now choose a genotype for the other parent.</p>
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
    <div className={styles.chips}>
      {some.map((genotype) => (
        <Chip key={genotype} parent={number} value={genotype}>
          <b>{genotype}</b> {chipWords[genotype]}
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
        <summary>Other types (beta thalassaemia)</summary>
        {chips(rareGenotypes)}
      </details>
    </fieldset>
  )
}

/** The browser must not fill in an earlier choice: the next person who opens the page would see it. */
const Chip = ({ parent, value, children }: { parent: number; value: string; children: React.ReactNode }) => (
  <label className={styles.chip}>
    <input className="visually-hidden" type="radio" name={`parent-${parent}`} value={value} autoComplete="off" />
    <span>{children}</span>
  </label>
)
