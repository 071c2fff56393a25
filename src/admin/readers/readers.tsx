/** How often articles were opened (page views), on the dashboard, and what the number means. */

import { Link } from 'react-router'
import { thousands } from '#shared/format.ts'
import { readersPath } from '#shared/paths.ts'
import type { Opened } from '#shared/shapes/article-views.ts'
import { Section } from '../page-heading.tsx'
import { DayChart } from './charts.tsx'
import styles from './readers.module.css'

type Props = { opened: Opened }

export const Readers = ({ opened: { days, total, articles } }: Props) => (
  <Section title="Readers">
    <p>
      Articles were opened <strong>{thousands(total)}</strong> {total === 1 ? 'time' : 'times'} in the last{' '}
      {days.length} days. <Link to={readersPath}>All statistics</Link>
    </p>
    <DayChart days={days} />
    {articles.length > 0 && (
      <ol className={`plain-list ${styles.most}`}>
        {articles.map(({ _id, kind, title, opened }) => (
          <li key={_id}>
            <Link to={`${readersPath}/${kind}/${_id}`}>{title}</Link>
            <span>{thousands(opened)}</span>
          </li>
        ))}
      </ol>
    )}
    {total > 0 && <WhatItMeans />}
  </Section>
)

export const WhatItMeans = () => (
  <p className={styles.meaning}>
    We count openings, not people. Someone who opens an article twice counts twice. Your own visits count, and so do
    robots that pretend to be people. Offline reading is not counted. We store nothing about who reads.
  </p>
)
