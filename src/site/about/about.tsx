import { about as ownAbout, team } from '#shared/content/about.ts'
import { story } from '#shared/content/frame.ts'
import { isPlaceholderMember } from '#shared/content/placeholders.ts'
import type { Member as MemberWords } from '#shared/content/types.ts'
import { Tag } from '#ui/tag.tsx'
import { Photo } from '../data-saver/photo.tsx'
import { PageHead } from '../page-head.tsx'
import { useSiteContent } from '../site-content.ts'
import styles from './about.module.css'
import { HeroDrawing } from './hero-drawing.tsx'
import { TeamDrawing } from './team-drawing.tsx'

export { hydrateOnUse as handle } from '#page/scripts.tsx'

export default function About() {
  const { whatIsVoima } = useAbout()
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

const useAbout = () => useSiteContent('about', ownAbout)

const Hero = () => (
  <section className={`band ${styles.hero}`}>
    <div className={`container ${styles.heroWords}`}>
      <h1>What is Voima</h1>
      <p className="lead">{useAbout().whatIsVoima}</p>
    </div>
    <HeroDrawing />
  </section>
)

const Story = () => {
  const { opening, rest } = useSiteContent('story', story)
  return (
    <section className={`container section ${styles.story}`}>
      <h2>Our Story</h2>
      <div className={styles.storyWords}>
        <p className={styles.opening}>{opening}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

const Approach = () => (
  <section className={`section ${styles.approach}`}>
    <div className="container">
      <h2>Our Approach</h2>
      <ol className={styles.steps}>
        {useAbout().approach.map(({ name, text }, index) => (
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
      {useSiteContent('team', team).members.map((member, index) => (
        <Member key={member.name} member={member} index={index} />
      ))}
    </ul>
  </section>
)

const Member = ({ member, index }: { member: MemberWords; index: number }) => (
  <li>
    {member.picture ? (
      <Photo className={styles.member} photo={member.picture} alt="" sizes="(min-width: 600px) 31vw, 46vw" />
    ) : (
      <TeamDrawing index={index} />
    )}
    <h3>{member.name}</h3>
    <p className={styles.position}>{member.position}</p>
    {isPlaceholderMember(member) && <Tag kind="plain">To be added</Tag>}
  </li>
)
