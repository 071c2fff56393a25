/** The words that visitors searched for and did not find, on the page of the statistics. */
import { limits } from '#shared/limits.ts'
import type { MissedWord } from '#shared/shapes/readers.ts'
import { Section } from '../section.tsx'
import { NumberTable } from './charts.tsx'
import styles from './readers.module.css'

const { leastDays, keptDays } = limits.missedWords

export const MissedWordList = ({ words }: { words: MissedWord[] }) => (
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
