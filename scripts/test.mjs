/**
 * Runs the tests and adds up their results: npm test, npm run test:all and npm run test:long. vitest.config.ts and
 * playwright.config.ts define which tests belong to which.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject, readJson, root } from './prepare/paths.mjs'
import { readPlaywright, readVitest } from './test/results.mjs'

const reports = mkdtempSync(join(tmpdir(), 'voima-test-reports-'))

/** Pipes, because a test runner rewrites lines of a terminal, and another run may print at the same time. */
const run = async ({ title, args, env, read }, report) => {
  console.log(`\nBegins: ${title}\n`)
  const output = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const child = spawn(process.execPath, args(report), { cwd: root, env: { ...process.env, ...output, ...env } })
  child.stdout.pipe(process.stdout)
  child.stderr.pipe(process.stderr)
  const [status] = await once(child, 'close')
  const { passed, failed, skipped } = read(readJson(report))
  // An error outside the tests counts, too: a runner that crashed has not passed.
  const crashed = status !== 0 && failed.length === 0
  return { passed, skipped, failed: crashed ? [`${title}: an error outside the tests (see above)`] : failed }
}

const withoutBrowser = (title, projects, env, args = []) => ({
  title,
  env,
  args: (report) => [
    inProject('node_modules/vitest/vitest.mjs'),
    'run',
    ...args,
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report],
  ],
  read: readVitest,
})

const withBrowser = (title, args, env) => ({
  title,
  env,
  args: () => [inProject('node_modules/@playwright/test/cli.js'), 'test', '--reporter', 'list,json', ...args],
  read: readPlaywright,
})

/** Temporary folders are in memory if there is room: most tests write a lot. */
const inMemory = () => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 2_000_000_000 ? { TMPDIR: '/dev/shm' } : {}
  } catch {
    return {}
  }
}

const sqliteOnly = { TEST_ENGINES: 'SQLite' }

/** Each list is a queue. Queues run at the same time, because journeys wait for much of their time. */
const queues = {
  everyday: () => [
    [
      withoutBrowser('Tests without a browser', ['everyday', 'own modules'], { ...inMemory(), ...sqliteOnly }, [
        '--tagsFilter=!slow',
      ]),
    ],
    [withBrowser('Journeys', ['--project', 'everyday'], { ...inMemory(), ...sqliteOnly, TEST_LOOKS: 'one' })],
  ],
  all: () => [
    [
      withoutBrowser('Tests without a browser, on both engines', ['everyday', 'own modules', 'postgres'], inMemory()),
      // These tests fill disks and kill processes, so they need a real disk.
      withoutBrowser('Slow tests without a browser', ['slow'], {}),
    ],
    [
      withBrowser(
        'Journeys, all of them, on both engines',
        ['--project', 'SQLite', '--project', 'PostgreSQL'],
        inMemory(),
      ),
    ],
  ],
  long: () => [[withoutBrowser('Long tests', ['long'], {})]],
}

const inOrder = async (queue, index) => {
  const results = []
  for (const each of queue) results.push(await run(each, join(reports, `${index}-${results.length}.json`)))
  return results
}

const [which = 'everyday'] = process.argv.slice(2)
const startedAt = Date.now()
const results = (await Promise.all(queues[which]().map(inOrder))).flat()
rmSync(reports, { recursive: true })

const passed = results.reduce((total, result) => total + result.passed, 0)
const skipped = results.flatMap((result) => result.skipped)
const failed = results.flatMap((result) => result.failed)
console.log(`\nThe tests took ${Math.round((Date.now() - startedAt) / 1000)} s.`)
for (const name of skipped) console.log(`Skipped: ${name}`)
for (const name of failed) console.log(`Failed: ${name}`)
console.log(`${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
