/** What is open about articles, in words: for one article, and for many. */
import { keysOf } from '../keys.ts'
import type { IncompleteArticles, OpenPoint } from '../shapes/open-points.ts'

/** What a writer does about each. */
export const openTasks = {
  description: 'Describe the picture',
  consent: 'Say whether the people in the picture agreed',
  source: 'Name a source',
} satisfies Record<OpenPoint, string>

const lacking = {
  source: 'without a source',
  description: 'with a picture that has no description',
  consent: 'with a picture of people who may not have agreed',
} satisfies Record<OpenPoint, string>

/** “2 without a source, 1 with a picture that has no description”. */
export const incompleteInWords = (counts: IncompleteArticles) =>
  keysOf(lacking)
    .filter((point) => counts[point] > 0)
    .map((point) => `${counts[point]} ${lacking[point]}`)
    .join(', ')
