import { useIsLight } from '#page/data-saver.ts'
import { services } from '#shared/content/home.ts'
import type { Service } from '#shared/content/types.ts'
import { getInvolvedPath } from '#shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import { PlainPeople } from '../data-saver/drawing.tsx'
import { Photo } from '../data-saver/photo.tsx'
import { useSiteContent } from '../site-content.ts'
import { HomeDrawing } from './home-drawing.tsx'
import styles from './services.module.css'

export const Services = () => {
  const { community, research, technology } = useSiteContent('services', services)
  return (
    <section className="container section" id="services" aria-labelledby="services-title">
      <h2 id="services-title">Our services</h2>
      <ul className={`plain-list ${styles.cards}`}>
        <li className={`band ${styles.tall}`}>
          <h3>{community.title}</h3>
          <p>{community.text}</p>
          <p>
            <ButtonLink to={`${getInvolvedPath}#invite`} variant="outline">
              Ask us to visit
            </ButtonLink>
          </p>
          <ServicePicture service={community} art="community" width={560} height={440} />
        </li>
        <Row service={research} art="research" />
        <Row service={technology} art="technology" isPlanned={technology.isPlanned} />
      </ul>
    </section>
  )
}

type Art = 'community' | 'research' | 'technology'

type RowProps = { service: Service; art: Art; isPlanned?: boolean }

const Row = ({ service, art, isPlanned = false }: RowProps) => (
  <li className={styles.row}>
    <ServicePicture service={service} art={art} width={320} height={340} />
    <div>
      {isPlanned && <Tag kind="planned">Planned</Tag>}
      <h3>{service.title}</h3>
      <p>{service.text}</p>
    </div>
  </li>
)

type PictureProps = { service: Service; art: Art; width: number; height: number }

const ServicePicture = ({ service: { picture }, art, width, height }: PictureProps) => {
  const isLight = useIsLight()
  if (picture) return <Photo photo={picture} alt="" sizes="(min-width: 900px) 568px, 92vw" />
  if (isLight) return art === 'community' && <PlainPeople />
  return <HomeDrawing name={art} width={width} height={height} fit="xMidYMid slice" />
}
