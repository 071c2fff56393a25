/** Files whose name changes with their content: a copy is never out of date. */
import { findKept, keepFile } from './kept.ts'
import type { Asked } from './scope.ts'

export const answerFile = async (event: Asked, cacheName: string): Promise<Response> => {
  const kept = await findKept(event.request.url)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.status === 200) event.waitUntil(keepFile(cacheName, event.request.url, answer.clone()))
  return answer
}
