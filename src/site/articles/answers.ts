import type { Language } from '#shared/languages.ts'

/** What came of asking the API for something to show. */
export type Answer<Found> = ({ is: 'found' } & Found) | Missing | { is: 'failed' }
type Missing = { is: 'missing'; totalPages?: number; language?: Language | undefined }

/** No connection, or an answer that is not ours, is a failure like any other. */
export const answered = async <T extends Answer<object>>(ask: () => Promise<T | { is: 'failed' }>) => {
  try {
    return await ask()
  } catch {
    return { is: 'failed' as const }
  }
}

const statuses = { found: 200, missing: 404, failed: 503 }

/** The status of the page that shows this answer. */
export const statusOf = (answer: Answer<object>) => ({ status: statuses[answer.is] })
