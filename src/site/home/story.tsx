import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { story } from '../content/about.ts'
import { Drawing } from '../saver/drawing.tsx'
import cell from './art/story.svg'
import styles from './story.module.css'

export const Story = () => (
  <section className={styles.story} aria-labelledby="story-title">
    <Drawing image={cell} alt="" width={590} height={568} />
    <div className={`container ${styles.words}`}>
      <div>
        <h2 id="story-title">Our Story</h2>
        <p className="lead">{story.opening}</p>
        <p>
          Families often learn the truth in a hospital, in the middle of a pain crisis. Young people in Ghana decided
          that is too late. We want every person to know their genotype, every baby to be tested, and no one to be
          alone.
        </p>
        <p>
          <ButtonLink to="/about" variant="outline">
            Read our story
            <Icon name="arrow" />
          </ButtonLink>
        </p>
      </div>
    </div>
  </section>
)
