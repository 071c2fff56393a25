import { Link } from 'react-router'
import { commonGenotypes } from '#shared/genotypes.ts'
import { genotypePath } from '#shared/paths.ts'
import { chipWords, genotypeSlug } from './genotype-names.ts'
import styles from './genotype-section.module.css'

export const genotypeLead =
  'See the chance that a child will have sickle cell disease, from the genotypes of both parents. Your answers stay on this device.'

/** The first choice, on the home page. The tool begins with this choice, and asks for the other parent. */
export const GenotypeSection = () => (
  <section className="container section" id="genotype" aria-labelledby="genotype-title">
    <h2 id="genotype-title">Know your genotype</h2>
    <p className={`lead ${styles.lead}`}>{genotypeLead}</p>
    <h3>What is your genotype?</h3>
    <ul className={`plain-list ${styles.choices}`}>
      {commonGenotypes.map((genotype) => (
        <li key={genotype}>
          <Link to={`${genotypePath}#${genotypeSlug(genotype)}`}>
            <b>{genotype}</b> {chipWords[genotype]}
          </Link>
        </li>
      ))}
      <li>
        <Link to={`${genotypePath}#test`}>
          <b>I don’t know</b>
        </Link>
      </li>
    </ul>
    <p>
      <strong>Example:</strong> if both parents are AS, the chance of sickle cell disease is <strong>1 in 4</strong> in
      each pregnancy. <Link to={genotypePath}>See every pair</Link>
    </p>
  </section>
)
