/** Logs what is wrong with the server at the moment: one line when a problem begins, and one when it is over. */
import type { Log } from './log.ts'

export const createProblemLog = (log: Pick<Log, 'error' | 'info'>) => {
  /** Who reports each sentence: when the last of them no longer does, the problem is over. */
  const reporters = new Map<string, Set<string>>()
  const begin = (reporter: string, sentence: string) => {
    const known = reporters.get(sentence)
    if (!known) log.error('problem', `${reporter}: ${sentence}`)
    reporters.set(sentence, (known ?? new Set()).add(reporter))
  }
  const end = (reporter: string, sentence: string) => {
    const left = reporters.get(sentence)
    if (!left?.delete(reporter) || left.size > 0) return
    reporters.delete(sentence)
    log.info('problem-over', `No longer a problem: ${sentence}`)
  }
  return {
    /** All problems that the reporter has now. */
    report: (reporter: string, sentences: string[]) => {
      for (const sentence of sentences) begin(reporter, sentence)
      for (const sentence of [...reporters.keys()]) if (!sentences.includes(sentence)) end(reporter, sentence)
    },
  }
}
