import { isPlaceholderMember, about as ownAbout, team } from '#shared/content/about.ts'
import { story } from '#shared/content/story.ts'
import type { ContentImage, Member as MemberWords } from '#shared/content/types.ts'
import { isInGhana } from '#shared/country/country.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { contactPath, numbersPath } from '#shared/paths.ts'
import { sicklePath } from '#ui/art/sickle.ts'
import { Weave } from '#ui/art/weave.tsx'
import { Tag } from '#ui/tag.tsx'
import people from '../art/about.svg'
import { Illustration } from '../data-saver/drawing.tsx'
import { Photo } from '../data-saver/photo.tsx'
import { PageHead } from '../page-head.tsx'
import { useSiteContent } from '../site-content.ts'
import styles from './about.module.css'
import '../large-sizes.css'

export default function About() {
  const { whatIsVoima } = useAbout()
  return (
    <>
      <PageHead title="About Us" description={whatIsVoima} path="/about" />
      <Hero />
      <FirstPerson />
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
      <h1>{`What is ${organisationName()}`}</h1>
      <p className="lead">{useAbout().whatIsVoima}</p>
    </div>
    <div className={`no-print ${styles.drawing}`}>
      <Illustration image={people} alt="" width={570} height={460} isFirst />
    </div>
    <Weave />
  </section>
)

/** Nothing before the organisation has named somebody. */
const FirstPerson = () => {
  const person = useSiteContent('team', team).members.find((member) => !isPlaceholderMember(member))
  if (!person) return null
  return (
    <section className={`container section ${styles.person}`} aria-label="Meet one of us">
      {person.picture && <Portrait photo={person.picture} />}
      <p>
        <strong translate="no">{person.name}</strong>
        <br />
        {person.position}
      </p>
      <a href="#team-title">Meet the others</a>
    </section>
  )
}

const Portrait = ({ photo }: { photo: ContentImage }) => (
  <Photo className={`no-print ${styles.member}`} photo={photo} alt="" sizes="(min-width: 600px) 31vw, 46vw" />
)

const Story = () => {
  const { opening, rest } = useSiteContent('story', story)
  return (
    <section className={`container section stack-5 ${styles.story}`}>
      <h2 id="story-title">Our Story</h2>
      <div className={styles.storyWords}>
        <p className={styles.opening}>{opening}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a href={isInGhana ? `${numbersPath}#ghana` : numbersPath}>Where these facts come from</a>
        </p>
      </div>
    </section>
  )
}

const Approach = () => (
  <section className={`section ${styles.approach}`}>
    <div className="container">
      <h2 id="approach-title">Our Approach</h2>
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
    <h2 id="team-title">Meet the Team</h2>
    <ul className={styles.team}>
      {useSiteContent('team', team).members.map((member, index) => (
        <Member key={member.name} member={member} index={index} />
      ))}
    </ul>
  </section>
)

const Member = ({ member, index }: { member: MemberWords; index: number }) => (
  <li>
    {member.picture ? <Portrait photo={member.picture} /> : <TeamDrawing index={index} />}
    <h3 translate={isPlaceholderMember(member) ? undefined : 'no'}>{member.name}</h3>
    {isPlaceholderMember(member) ? <OpenPlace member={member} /> : <p className={styles.position}>{member.position}</p>}
  </li>
)

/** An example invites the visitor to write to us. */
const OpenPlace = ({ member: { name, position } }: { member: MemberWords }) => (
  <>
    <p className={styles.position}>
      <a href={contactPath}>
        {position}
        <span className="visually-hidden"> {name}: write to us</span>
      </a>
    </p>
    <Tag kind="example">Example</Tag>
  </>
)

// The background, disc and sign of each placeholder; the sign alternates between a pale centre and a sickle.
const drawings = [
  { ground: 'var(--red-600)', disc: '#c9454b', sign: 'var(--red-100)' },
  { ground: 'var(--gold-400)', disc: '#c98f27', sign: 'var(--oxblood-900)', isSickle: true },
  { ground: 'var(--oxblood-900)', disc: '#622429', sign: '#f38c83' },
  { ground: 'var(--oxblood-800)', disc: '#7e392a', sign: 'var(--gold-300)', isSickle: true },
  { ground: 'var(--green-600)', disc: '#33835b', sign: 'var(--green-300)' },
  { ground: 'var(--red-700)', disc: '#ac3439', sign: '#fab5ab', isSickle: true },
] as const satisfies { ground: string; disc: string; sign: string; isSickle?: true }[]

/** A placeholder for a missing portrait, which does not show an invented face. */
const TeamDrawing = ({ index }: { index: number }) => {
  const drawing = drawings[index % drawings.length] ?? drawings[0]
  return (
    <svg
      className={`no-print ${styles.member}`}
      viewBox="0 0 200 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M0 0h200v150H0z" fill={drawing.ground} />
      <circle cx="100" cy="75" r="60" fill={drawing.disc} />
      {'isSickle' in drawing ? (
        <path d={sicklePath} transform="translate(116 92)rotate(32)scale(56)" fill={drawing.sign} />
      ) : (
        <circle cx="100" cy="75" r="26" fill={drawing.sign} />
      )}
    </svg>
  )
}
