/** Where a question stands, from its arrival to its publication or deletion. */
export const questionStates = ['waiting', 'answered', 'published', 'spam', 'removed'] as const
export type QuestionState = (typeof questionStates)[number]
