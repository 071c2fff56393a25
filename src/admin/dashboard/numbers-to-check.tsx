/** The texts in which an earlier version of the site may have damaged codes and numbers, each with a link to its form. */

import { Link } from 'react-router'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { manageEventsPath, manageNewslettersPath, manageQuestionsPath } from '#shared/paths.ts'
import type { NumberToCheck } from '#shared/shapes/dashboard.ts'
import { Section } from '../page-heading.tsx'
import styles from './dashboard.module.css'

const forms: Record<NumberToCheck['kind'], { path: string; name: string }> = {
  news: { path: newsFeed.editPath, name: 'News' },
  blog: { path: blogFeed.editPath, name: 'Blog' },
  event: { path: manageEventsPath, name: 'Event' },
  question: { path: manageQuestionsPath, name: 'Question' },
  newsletter: { path: manageNewslettersPath, name: 'Newsletter' },
}

export const NumbersToCheck = ({ texts }: { texts: NumberToCheck[] }) => (
  <Section title="Codes and phone numbers to check">
    <p>
      The site used to take some stars, underscores and plus signs beside numbers as formatting, so that *170# could
      lose its star. It shows them as typed now, but a code that was saved without its star stays wrong. Please open
      each text, check its codes and numbers, and save. The text then leaves this list.
    </p>
    <ul className={styles.needs}>
      {texts.map(({ kind, _id, title }) => (
        <li key={_id}>
          <Link to={`${forms[kind].path}/${_id}`}>
            {forms[kind].name}: {title || 'without a title'}
          </Link>
        </li>
      ))}
    </ul>
  </Section>
)
