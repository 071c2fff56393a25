import styles from './explorer.module.css'
import { Explorer } from './explorer.tsx'

export const GenotypeSection = () => (
  <section className="container section" id="genotype" aria-labelledby="genotype-title">
    <h2 id="genotype-title">Know your genotype</h2>
    <p className={`lead ${styles.lead}`}>Choose two parents. See the chances for a baby. Nothing leaves your phone.</p>
    <Explorer />
  </section>
)
