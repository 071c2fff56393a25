import { useIsLight } from '#page/data-saver.ts'
import { commonGenotypes } from '#shared/genotypes.ts'
import { counsellorsPath, genotypePath, getTestedPath } from '#shared/paths.ts'
import { browserScript } from '../browser-script.ts'
import { useHasPlaces } from '../site-content.ts'
import { Template, Value } from '../templates/template.tsx'
import chipStyles from './chips.module.css'
import { chipWords, genotypeLead } from './genotype-names.ts'
import styles from './genotype-section.module.css'

/**
 * The chance for two parents, on the home page, which `browser/genotype-choice.ts` shows. Without scripts, the section
 * links to the tool, which needs none.
 */
export const GenotypeSection = () => {
  const isLight = useIsLight()
  return (
    <section className="container section" id="genotype" aria-labelledby="genotype-title" data-below="">
      <h2 id="genotype-title">Know your genotype</h2>
      <p className="lead">{genotypeLead}</p>
      {!isLight && <Choices />}
      <div role="status" tabIndex={-1}>
        <p>
          <strong>Example:</strong> if both parents are AS, the chance of sickle cell disease is <strong>1 in 4</strong>{' '}
          in each pregnancy. <a href={genotypePath}>Open the genotype tool</a>
        </p>
      </div>
      {useHasPlaces() && <a href={counsellorsPath}>Find a counsellor</a>}
      {!isLight && <Answers />}
    </section>
  )
}

/** This method submits nothing outside a dialog, so a choice never becomes part of an address. */
const Choices = () => (
  <form className={styles.parents} method="dialog" autoComplete="off" data-script={browserScript('genotype-choice')}>
    <Parent number={1} />
    <Parent number={2} />
  </form>
)

const Parent = ({ number }: { number: 1 | 2 }) => (
  <fieldset className={chipStyles.chips}>
    <legend>{`Parent ${number}`}</legend>
    {commonGenotypes.map((value) => (
      <label className={chipStyles.chip} key={value}>
        <input type="radio" name={`${number}`} value={value} />
        <b translate="no">{value}</b>
        {` ${chipWords[value]}`}
      </label>
    ))}
    <label className={chipStyles.chip}>
      <input type="radio" name={`${number}`} value="x" />
      <b>I don’t know</b>
    </label>
  </fieldset>
)

/** The sentences about chances are in the script, because with them this page would not arrive in the first round trip. */
const Answers = () => (
  <>
    <Template when="unknown">
      <p>
        <strong data-value="headline" />. <Value of="words" />{' '}
        <a href={getTestedPath}>
          <Value of="link" />
        </a>
      </p>
    </Template>
    <Template when="pair">
      <p>
        Parents <Value of="one" /> and <Value of="other" />: <strong data-value="figure" />. <Value of="headline" />.
      </p>
      <p>
        <Value of="words" /> <a href={genotypePath}>See it drawn, and see how chance works</a>
      </p>
    </Template>
  </>
)
