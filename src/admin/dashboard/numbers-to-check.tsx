/** The texts in which an earlier version of the site may have damaged codes and numbers, each with a link to its form. */

import { Link } from 'react-router'
import type { NumberToCheck } from '#shared/shapes/dashboard.ts'
import { Section } from '../page-heading.tsx'
import { textForms } from '../text-forms.ts'
import styles from './dashboard.module.css'

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
          <Link to={textForms[kind].pathOf(_id)}>
            {textForms[kind].name}: {title || 'without a title'}
          </Link>
        </li>
      ))}
    </ul>
  </Section>
)
