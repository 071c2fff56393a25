/** Reads the reports of the two test runners: how many tests passed, and which ones failed or were skipped. */
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
    skipped: tests.filter((test) => !['passed', 'failed'].includes(test.status)).map((test) => test.fullName),
  }
}

export const readPlaywright = (report) => {
  if (!report) return nothing
  const specs = report.suites.flatMap(specsIn)
  return {
    passed: report.stats.expected,
    failed: specs
      .filter((spec) => spec.tests.some((test) => ['unexpected', 'flaky'].includes(test.status)))
      .map((spec) => failure(`${spec.file}: ${spec.title}`, firstError(spec))),
    skipped: specs.filter((spec) => spec.tests.some((test) => test.status === 'skipped')).map((spec) => spec.title),
  }
}

/** The name of a failed test and the first line of its message, without the colours of a terminal. */
const failure = (name, message = '') => `${name}: ${stripVTControlCharacters(message).split('\n')[0]}`

const firstError = (spec) =>
  spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors.map((error) => error.message)))[0]

const specsIn = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)]
