/**
 * The page of the statistics (analytics): articles, readers, where visits come from (referrers), and subscribers.
 * `charts.tsx` draws the charts.
 */

import { limits } from '#shared/limits.ts'
import type { MissedWord } from '#shared/shapes/article-views.ts'
import type { SiteStatistics } from '#shared/shapes/statistics.ts'
import type { VisitSource } from '#shared/visit-sources.ts'
import { adminApi, bodyOf, isFailure } from '../api.ts'
import { LoadedPage, Section } from '../page-heading.tsx'
import type { Route } from './+types/statistics'
import { MonthChart, NumberTable, SourceChart } from './charts.tsx'
import styles from './readers.module.css'
import { WhatItMeans } from './readers.tsx'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const { readers } = adminApi(request)
  const [statistics, missed] = await Promise.all([
    bodyOf(() => readers.statistics.$get()),
    bodyOf(() => readers['missed-words'].$get()),
  ])
  if (isFailure(statistics)) return statistics
  return isFailure(missed) ? missed : { ...statistics, missedWords: missed.words }
}

const title = 'Statistics'

type Props = SiteStatistics & { missedWords: MissedWord[] }

export default function StatisticsPage({ loaderData: found }: Route.ComponentProps) {
  return (
    <LoadedPage title={title} loaded={found}>
      {(found) => <Charts {...found} />}
    </LoadedPage>
  )
}

const Charts = ({ articles, opened, sources, subscribers, missedWords }: Props) => (
  <div className={styles.sections}>
    <Section title="Readers">
      <p>How often articles were opened in each month.</p>
      <MonthChart {...monthly(opened, { Opened: 'opened' })} />
      <WhatItMeans />
    </Section>
    <Section title="Where visits come from">
      <p>Visits in the last {limits.dashboardDays} days. A visit begins when someone comes to the site from outside.</p>
      <SourceChart sources={sources.map(({ source, visits }) => ({ name: sourceNames[source], visits }))} />
      <p className={styles.meaning}>
        “Typed, or an app” means that the browser did not say. Many apps do not, and WhatsApp on a phone is one of them.
        We keep a number for each day and kind of place, and no addresses.
      </p>
    </Section>
    <MissedWordList words={missedWords} />
    <Section title="Articles">
      <p>Articles first published in each month.</p>
      <MonthChart {...monthly(articles, { News: 'news', Blog: 'blog' })} />
    </Section>
    {subscribers && (
      <Section title="Subscribers">
        <p>Confirmed subscribers at the end of each month.</p>
        <MonthChart {...monthly(subscribers, { Confirmed: 'confirmed' })} />
        <p className={styles.meaning}>People whose data was deleted are missing from earlier months too.</p>
      </Section>
    )}
  </div>
)

const sourceNames: Record<VisitSource, string> = {
  direct: 'Typed, or an app',
  search: 'Search engines',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  social: 'Other networks',
  email: 'Email',
  website: 'Other websites',
}

/** `columns`: the name of each series, and its field. */
const monthly = <Row extends { month: string }>(rows: Row[], columns: Record<string, keyof Row>) => ({
  months: rows.map(({ month }) => month),
  series: Object.entries(columns).map(([name, field]) => ({ name, values: rows.map((row) => Number(row[field])) })),
})

const { leastDays, keptDays } = limits.missedWords

/** The words that visitors searched for and did not find, on the page of the statistics. */
const MissedWordList = ({ words }: { words: MissedWord[] }) => (
  <Section title="Searched, but not found">
    <p>
      {words.length > 0
        ? 'Visitors searched for these words, and no page has them. An article with the word would help.'
        : 'Nothing to show yet.'}
    </p>
    {words.length > 0 && <NumberTable head={['Word', 'Days']} rows={words.map(({ word, days }) => [word, days])} />}
    <p className={styles.meaning}>
      You see a word when someone searched for it on {leastDays} different days. We keep the word and the day, without
      accents, for {keptDays} days, and nothing about who searched. Numbers and email addresses are never kept.
    </p>
  </Section>
)
