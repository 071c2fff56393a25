import type { Statistic } from '#shared/content/types.ts'
import { type Confidence, homeStatistics } from './statistics.ts'

/** A number that an administrator wrote instead of one of ours: nobody has said yet what it means, and how sure it is. */
export type MaybeExplained = Statistic & { id: string; meaning?: string; confidence?: Confidence }

/** What we say of a number holds as long as it is that number. */
export const explained = (statistic: Statistic): MaybeExplained => ({
  id: `number-${statistic.value.replace(/[^0-9a-z]+/gi, '-')}`,
  ...homeStatistics.find(({ value }) => value === statistic.value),
  ...statistic,
})
