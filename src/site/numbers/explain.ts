import { statistics } from '#shared/content/frame.ts'
import type { Statistic } from '#shared/content/types.ts'
import { type ExplainedStatistic, homeStatistics } from './statistics.ts'

/** For a number that an administrator has edited: its meaning and certainty are not documented yet. */
export type MaybeExplained = Statistic & Pick<ExplainedStatistic, 'id'> & Partial<ExplainedStatistic>

/** An explanation is valid only for the number it was written for. The home page shortens the names of its sources. */
export const explained = (statistic: Statistic): MaybeExplained => {
  const explanation = homeStatistics.find(({ value }) => value === statistic.value)
  return {
    id: `number-${statistic.value.replace(/[^0-9a-z]+/gi, '-')}`,
    ...explanation,
    ...statistic,
    ...(explanation && shortSources.has(statistic.source) && { source: explanation.source }),
  }
}

const shortSources = new Set([...statistics.numbers, statistics.newborns].map(({ source }) => source))
