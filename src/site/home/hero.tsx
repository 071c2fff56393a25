import { welcome } from '#shared/content/welcome.ts'
import { buttonClass } from '#ui/button.tsx'
import { useWords } from '../words.ts'
import { Carousel } from './carousel.tsx'
import styles from './hero.module.css'

export const Hero = () => {
  const { title, lead } = useWords('welcome', welcome)
  return (
    <div className={styles.hero}>
      <Carousel />
      <div className={styles.panel}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
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
}
