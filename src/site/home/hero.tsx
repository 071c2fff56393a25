/** The hero of the home page: title, first buttons, carousel, and links to what most visitors come for. */
import { welcome } from '#shared/content/home.ts'
import { genotypePath, getInvolvedPath, getTestedPath, helpPath, whatIsSickleCellPath } from '#shared/paths.ts'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useSiteContent } from '../site-content.ts'
import styles from './carousel.module.css'
import { Carousel } from './carousel.tsx'

export const Hero = () => {
  const { title, lead } = useSiteContent('welcome', welcome)
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.panel}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className={styles.ways}>
            <a className={buttonClass('filled')} href="#genotype">
              Know your genotype
            </a>
            <ButtonLink to={whatIsSickleCellPath} variant="outline">
              What is sickle cell?
            </ButtonLink>
          </p>
        </div>
        <Carousel />
      </div>
      <EntryPoints />
    </>
  )
}

/** What most visitors come for. */
const EntryPoints = () => (
  <nav className={`container ${styles.entries}`} aria-label="Start here">
    <p>
      <Link to={helpPath}>Someone is ill now</Link>
      See the warning signs, and what to do.
    </p>
    <p>
      <Link to={genotypePath}>Know your genotype</Link>
      Find your chance, or <Link to={getTestedPath}>get tested</Link>.
    </p>
    <p>
      <Link to={getInvolvedPath}>I want to help</Link>
      Give time, blood, money or one true fact.
    </p>
  </nav>
)
