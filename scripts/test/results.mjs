/**
 * Reads the reports of the two test runners: how many tests passed, and which ones failed or were skipped. What `npm test`
 * leaves to `npm run test:all` counts as neither.
 */
import { stripVTControlCharacters } from 'node:util'

const nothing = { passed: 0, failed: [], skipped: [] }

export const readVitest = (report) => {
  if (!report) return nothing
  const files = report.testResults
  const tests = files.flatMap((file) => file.assertionResults)
  const unreadableFiles = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: [
      ...tests
        .filter((test) => test.status === 'failed')
        .map((test) => failure(test.fullName, test.failureMessages[0])),
      ...unreadableFiles.map((file) => failure(file.name, file.message)),
    ],
    skipped: tests.filter((test) => isSkipped(test) && !test.tags.includes('slow')).map((test) => test.fullName),
  }
}

export const readPlaywright = (report) => {
  if (!report) return nothing
  const specs = report.suites.flatMap(specsIn)
  return {
    passed: report.stats.expected,
    failed: specs.flatMap((spec) =>
      spec.tests.filter(hasFailed).map((test) => failure(nameOf(spec, test), errorOf(test))),
    ),
    skipped: specs.filter((spec) => spec.tests.some((test) => test.status === 'skipped')).map((spec) => spec.title),
  }
}

const isSkipped = ({ status }) => status !== 'passed' && status !== 'failed'

/** The name of a failed test and the first line of its message, without the colours of a terminal. */
const failure = (name, message = '') => `${name}: ${stripVTControlCharacters(message).split('\n')[0]}`

const hasFailed = ({ status }) => status === 'unexpected' || status === 'flaky'

/** A journey that runs on both engines is one spec with two tests. */
const nameOf = ({ file, title }, { projectName }) => `${file} (${projectName}): ${title}`

const errorOf = ({ results }) => results.flatMap(({ errors }) => errors)[0]?.message

const specsIn = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)]
