import { welcome } from '#shared/content/home.ts'
import { buttonClass } from '#ui/button.tsx'
import { useSiteContent } from '../site-content.ts'
import styles from './carousel.module.css'
import { Carousel } from './carousel.tsx'

export const Hero = () => {
  const { title, lead } = useSiteContent('welcome', welcome)
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
