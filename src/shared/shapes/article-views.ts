import { z } from 'zod'
import { limits } from '../limits.ts'
import { namedShape, numberInQuery } from './fields.ts'

const opened = z.int().meta({ description: 'How often it was opened, each time counted' })

export const OpenedDay = namedShape('OpenedDay', { day: z.iso.date(), opened })
export type OpenedDay = z.infer<typeof OpenedDay>

export const OpenedArticle = namedShape('OpenedArticle', {
  _id: z.string(),
  kind: z.enum(['news', 'blog']),
  title: z.string(),
  opened,
})
export type OpenedArticle = z.infer<typeof OpenedArticle>

export const OpenedDays = namedShape('OpenedDays', {
  days: z.array(OpenedDay).meta({ description: 'One entry for each requested day; the last one is today' }),
  total: opened,
})
export type OpenedDays = z.infer<typeof OpenedDays>

/** The views of all articles together, and the articles with the most views. */
export const Opened = OpenedDays.extend({ articles: z.array(OpenedArticle) }).meta({ id: 'Opened' })
export type Opened = z.infer<typeof Opened>

const MissedWord = namedShape('MissedWord', {
  word: z.string().meta({ description: 'In lower case, without accents' }),
  days: z.int().min(limits.missedWords.leastDays).meta({ description: 'On how many different days it was searched' }),
})
export type MissedWord = z.infer<typeof MissedWord>

export const MissedWords = z.object({ words: z.array(MissedWord) })

export const DaysQuery = z.object({
  days: numberInQuery('days', limits.readersDays)
    .meta({ description: 'The number of days, up to today' })
    .optional()
    .default(30),
})
