/** Reads the reports of the two test runners: how many tests passed and failed, and the names of skipped ones. */

const nothing = { passed: 0, failed: 0, skipped: [] }

export const readVitest = (report) => {
  if (!report) return nothing
  const files = report.testResults
  const tests = files.flatMap((file) => file.assertionResults)
  const unreadableFiles = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: tests.filter((test) => test.status === 'failed').length + unreadableFiles.length,
    skipped: tests.filter((test) => !['passed', 'failed'].includes(test.status)).map((test) => test.fullName),
  }
}

export const readPlaywright = (report) => {
  if (!report) return nothing
  const specs = report.suites.flatMap(specsIn)
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: specs.filter((spec) => spec.tests.some((test) => test.status === 'skipped')).map((spec) => spec.title),
  }
}

const specsIn = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)]
