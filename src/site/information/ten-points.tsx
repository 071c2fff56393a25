import { Tag } from '#ui/tag.tsx'
import { TextSection } from '../text-page/text-page.tsx'
import styles from './ten-points.module.css'

type Standing = 'In place' | 'In part' | 'Not yet'
type Point = { name: string; standing: Standing; words: string }

const points: Point[] = [
  { name: 'A clear process', standing: 'In part', words: 'This page describes it. It has no outside check yet.' },
  { name: 'Trained writers', standing: 'Not yet', words: 'We cannot show any training yet.' },
  {
    name: 'A real need',
    standing: 'In place',
    words: 'We chose our topics from studies of what people in Ghana know.',
  },
  {
    name: 'Good evidence',
    standing: 'In part',
    words: 'Sources are named and dated. A clinician has still to check them.',
  },
  {
    name: 'Made with users',
    standing: 'Not yet',
    words: 'People with sickle cell disease have not tested our pages yet.',
  },
  {
    name: 'Fair to everyone',
    standing: 'In part',
    words: 'The site works on small phones, with little data, and in print. It is in English only so far.',
  },
  {
    name: 'Clear words and design',
    standing: 'In place',
    words: 'Plain sentences, large type, drawings with descriptions.',
  },
  { name: 'Your feedback', standing: 'In place', words: 'Every page leads to our contact form and our email.' },
  { name: 'Reaching people', standing: 'In part', words: 'Pages are easy to share. We do not track who reads them.' },
  { name: 'Measured effect', standing: 'Not yet', words: 'We do not know yet what our pages change.' },
]

export const TenPoints = () => (
  <TextSection id="ten-points" title="Ten points, honestly">
    <p>
      PIF TICK is a British mark for health information you can trust. It asks for ten things. We do not carry the mark.
      We use <a href="https://pifonline.org.uk/pif-tick/about/">its ten points</a> to judge ourselves.
    </p>
    <ol className={styles.points}>
      {points.map(({ name, standing, words }) => (
        <li key={name}>
          <strong>{name}</strong>
          <Tag kind={standing === 'In place' ? 'success' : 'plain'}>{standing}</Tag>
          <p>{words}</p>
        </li>
      ))}
    </ol>
  </TextSection>
)
