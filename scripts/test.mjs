/** Runs every test and adds the results up. `--long` runs the long ones too. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject, readJson, root } from './prepare/paths.mjs'
import { readPlaywright, readVitest } from './test/results.mjs'

const isLong = process.argv.includes('--long')
const reports = mkdtempSync(join(tmpdir(), 'voima-test-reports-'))

const run = ({ title, args, read }) => {
  console.log(`\n${title}\n`)
  const report = join(reports, 'report.json')
  rmSync(report, { force: true })
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } }
  const { status } = spawnSync(process.execPath, args(report), { ...options, shell: process.platform === 'win32' })
  const { passed, failed, skipped } = read(readJson(report))
  // Whatever went wrong outside a test counts too: a runner that broke down has not passed.
  return { passed, skipped, failed: status === 0 ? failed : Math.max(failed, 1) }
}

const withoutBrowser = {
  title: 'Unit, API, contract and rule tests',
  args: (report) => [
    inProject('node_modules/vitest/vitest.mjs'),
    'run',
    ...['--project', 'quick', '--project', 'postgres', ...(isLong ? ['--project', 'long'] : [])],
    ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report],
  ],
  read: readVitest,
}

const withBrowser = {
  title: 'Journeys in a browser',
  args: () => [inProject('node_modules/@playwright/test/cli.js'), 'test', '--reporter', 'list,json'],
  read: readPlaywright,
}

const startedAt = Date.now()
const results = [run(withoutBrowser), run(withBrowser)]
rmSync(reports, { recursive: true })

const sum = (key) => results.reduce((total, result) => total + result[key], 0)
const skipped = results.flatMap((result) => result.skipped)
console.log(`\nAll tests took ${Math.round((Date.now() - startedAt) / 1000)} s.`)
for (const name of skipped) console.log(`Skipped: ${name}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
