import { story } from '#shared/content/frame.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Illustration } from '../data-saver/drawing.tsx'
import { useSiteContent } from '../site-content.ts'
import cell from './art/story.svg'
import styles from './story.module.css'

export const Story = () => {
  const { opening, home } = useSiteContent('story', story)
  return (
    <section className={styles.story} aria-labelledby="story-title">
      <Illustration image={cell} alt="" width={590} height={568} />
      <div className={`container ${styles.words}`}>
        <div>
          <h2 id="story-title">Our Story</h2>
          <p className="lead">{opening}</p>
          <p>{home}</p>
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
}
