/** Articles that came with the site, were changed by somebody, and have been corrected since. */

import { Link } from 'react-router'
import { feedOf } from '#shared/feeds.ts'
import type { StarterCorrection } from '#shared/shapes/dashboard.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Section } from '../section.tsx'
import styles from './dashboard.module.css'

export const Corrections = ({ corrections }: { corrections: StarterCorrection[] }) =>
  corrections.length > 0 && (
    <Section title="Corrected facts for articles that you changed">
      <p>
        These articles came with the site, and you have changed them. Their facts have been corrected since. Your texts
        were not changed. Please compare them, correct what is wrong, and save. The article then leaves this list.
      </p>
      <ul className={styles.corrections}>
        {corrections.map((correction) => (
          <Correction key={correction._id} {...correction} />
        ))}
      </ul>
    </Section>
  )

const Correction = ({ kind, _id, title, correctedTitle, content, sources }: StarterCorrection) => (
  <li>
    <Link to={`${feedOf(kind).editPath}/${_id}`}>{title}</Link>
    <Disclosure summary="The corrected text">
      <p>
        <strong>{correctedTitle}</strong>
      </p>
      <p className={styles.corrected}>{content}</p>
      <ol>
        {sources.map(({ name, year, url }) => (
          <li key={url}>
            {[name, year].filter(Boolean).join(', ')} <a href={url}>{url}</a>
          </li>
        ))}
      </ol>
    </Disclosure>
  </li>
)
