import { InlineScript } from '#page/inline-script.tsx'
import { buttonClass } from '#ui/button.tsx'
import styles from './genotype.module.css'
import { drawChild, shownPair, tryPregnancies } from './genotype-script.ts'

/** Draws one letter of each parent, again and again, so that visitors get a feeling for a chance of 1 in 4. */
export const Pregnancies = () => (
  <section className={styles.part} aria-labelledby="pregnancies-title" data-trial>
    <h2 id="pregnancies-title">Try another pregnancy</h2>
    <p>
      Each parent passes on one of two letters, by chance. Every pregnancy is a new draw. Try it with two coins, one for
      each parent: heads is the first letter, and tails is the second.
    </p>
    <p className={`actions ${styles.draw}`}>
      <button className={buttonClass('filled')} type="button" value={1}>
        Try another pregnancy
      </button>
      <button className={buttonClass('outline')} type="button" value={20}>
        Try 20 more
      </button>
    </p>
    <output />
    <ol className={`plain-list ${styles.drawn}`} aria-label="Children drawn so far" />
    <InlineScript run={tryPregnancies} given={[drawChild, shownPair]} />
  </section>
)
