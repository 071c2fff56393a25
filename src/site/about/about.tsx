import { Tag } from '#ui/tag.tsx'
import { approach, story, whatIsVoima } from '../content/about.ts'
import { team } from '../content/team.ts'
import { PageHead } from '../page-head.tsx'
import styles from './about.module.css'
import { HeroDrawing } from './hero-drawing.tsx'
import { TeamDrawing } from './team-drawing.tsx'

export { forReading as handle } from '#ui/for-reading.ts'

export default function About() {
  return (
    <>
      <PageHead title="About Us" description={whatIsVoima} path="/about" />
      <Hero />
      <Story />
      <Approach />
      <Team />
    </>
  )
}

const Hero = () => (
  <section className={`band ${styles.hero}`}>
    <div className={`container ${styles.heroWords}`}>
      <h1>What is Voima</h1>
      <p className="lead">{whatIsVoima}</p>
    </div>
    <HeroDrawing />
  </section>
)

const Story = () => (
  <section className={`container section ${styles.story}`}>
    <h2>Our Story</h2>
    <div className={styles.storyWords}>
      <p className={styles.opening}>{story.opening}</p>
      {story.rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </section>
)

const Approach = () => (
  <section className={`section ${styles.approach}`}>
    <div className="container">
      <h2>Our Approach</h2>
      <ol className={styles.steps}>
        {approach.map(({ name, text }, index) => (
          <li key={name}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)

const Team = () => (
  <section className="container section">
    <h2>Meet the Team</h2>
    <ul className={styles.team}>
      {team.map(({ name, position }, index) => (
        <li key={name}>
          <TeamDrawing index={index} />
          <h3>{name}</h3>
          <p className={styles.position}>{position}</p>
          <Tag kind="plain">To be added</Tag>
        </li>
      ))}
    </ul>
  </section>
)
