import { wording } from '#shared/wording.ts'
import { buttonClass } from '#ui/button.tsx'
import { Carousel } from './carousel.tsx'
import styles from './hero.module.css'

export const Hero = () => (
  <div className={styles.hero}>
    <Carousel />
    <div className={styles.panel}>
      <h1>{wording.motto}</h1>
      <p className="lead">We bring clear facts, free screening and help with medicine to our communities.</p>
      <p className={styles.ways}>
        <a className={buttonClass('filled')} href="#genotype">
          Know your genotype
        </a>
        <a className={buttonClass('outline')} href="#services">
          What we do
        </a>
      </p>
    </div>
  </div>
)
