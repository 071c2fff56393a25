import { expect, test } from 'vitest'
import { createProblemLog } from './problem-log.ts'

const watched = () => {
  const lines: string[] = []
  const print = (_: string, sentence: string) => void lines.push(sentence)
  return { lines, problems: createProblemLog({ error: print, info: print }) }
}

const full = 'The disk is full.'

test('a problem is one line when it begins and one when it is over, however many jobs meet it', () => {
  const { lines, problems } = watched()
  for (let round = 0; round < 20; round += 1)
    for (const job of ['Counting rows failed', 'Saving views failed']) problems.report(job, [full])
  expect(lines).toEqual([`Counting rows failed: ${full}`])
  problems.report('Saving views failed', [])
  expect(lines).toHaveLength(1)
  problems.report('Counting rows failed', [])
  expect(lines).toEqual([`Counting rows failed: ${full}`, `No longer a problem: ${full}`])
})

test('a problem that comes back is said again, and another reason of the same job, too', () => {
  const { lines, problems } = watched()
  problems.report('The backup failed', [full])
  problems.report('The backup failed', ['The database is busy.'])
  problems.report('The backup failed', [full])
  expect(lines).toEqual([
    `The backup failed: ${full}`,
    'The backup failed: The database is busy.',
    `No longer a problem: ${full}`,
    `The backup failed: ${full}`,
    'No longer a problem: The database is busy.',
  ])
})
