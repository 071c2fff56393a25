import type { Statistic } from '#shared/content/types.ts'
import { type ExplainedStatistic, homeStatistics } from './statistics.ts'

/** For a number that an administrator has edited: its meaning and certainty are not documented yet. */
export type MaybeExplained = Statistic & Pick<ExplainedStatistic, 'id'> & Partial<ExplainedStatistic>

/** An explanation is valid only for the number it was written for. */
export const explained = (statistic: Statistic): MaybeExplained => ({
  id: `number-${statistic.value.replace(/[^0-9a-z]+/gi, '-')}`,
  ...homeStatistics.find(({ value }) => value === statistic.value),
  ...statistic,
})
