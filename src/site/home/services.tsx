import { ButtonLink } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import { services } from '../content/home.ts'
import { Drawing } from '../saver/drawing.tsx'
import styles from './services.module.css'

export const Services = () => (
  <section className={`container section ${styles.services}`} id="services" aria-labelledby="services-title">
    <h2 id="services-title">Our services</h2>
    <ul className={`plain-list ${styles.cards}`}>
      <li className={`band ${styles.tall}`}>
        <h3>{services.community.title}</h3>
        <p>{services.community.text}</p>
        <p>
          <ButtonLink to="/contact" variant="outline">
            Ask us to visit
          </ButtonLink>
        </p>
        <Drawing image={services.community.image} alt="" width={560} height={440} />
      </li>
      <li className={styles.row}>
        <Drawing image={services.research.image} alt="" width={320} height={340} />
        <div>
          <h3>{services.research.title}</h3>
          <p>{services.research.text}</p>
        </div>
      </li>
      <li className={styles.row}>
        <Drawing image={services.technology.image} alt="" width={320} height={340} />
        <div>
          <Tag kind="planned">Planned</Tag>
          <h3>{services.technology.title}</h3>
          <p>{services.technology.text}</p>
        </div>
      </li>
    </ul>
  </section>
)
