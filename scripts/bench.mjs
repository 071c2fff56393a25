/** npm run bench [-- FILE] [--quick] [--only bytes,load]: measures the built site and says which goals it reaches. */
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureBytes } from './bench/bytes.mjs'
import { openContent } from './bench/content.mjs'
import { measureLighthouse } from './bench/lighthouse.mjs'
import { measureLoad } from './bench/load.mjs'
import { measureBesideNginx } from './bench/nginx.mjs'
import { printTable } from './bench/report.mjs'
import { measureSlowLink } from './bench/slow-link.mjs'
import { measureStart } from './bench/start.mjs'

const parts = {
  start: measureStart,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  slow: measureSlowLink,
  load: measureLoad,
  nginx: measureBesideNginx,
}

const readArguments = () => {
  const options = {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: Object.keys(parts).join() },
  }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const names = values.only.split(',')
  const unknown = names.find((name) => !parts[name])
  if (unknown) throw new Error(`--only names "${unknown}"; it must be some of ${Object.keys(parts).join()}.`)
  return { names, isQuick: values.quick, fileName: positionals[0] }
}

/** What goes wrong in one part hides nothing of the others. */
const measurePart = async (name, content, choices) => {
  console.error(`Measuring: ${name} …`)
  try {
    return await parts[name](content, choices)
  } catch (error) {
    process.exitCode = 1
    return [{ title: `${name}: not measured`, notes: [String(error.stack ?? error)], rows: [] }]
  }
}

const printMissed = (tables) => {
  const rows = tables.flatMap((table) =>
    table.rows.filter(({ goal }) => goal).map((row) => ({ table: table.title, ...row })),
  )
  const missed = rows.filter(({ reached }) => reached === 'NO')
  console.log(`\n${rows.length - missed.length} of ${rows.length} goals reached`)
  for (const { table, goal, ...row } of missed) console.log(`  missed: ${goal}: ${Object.values(row)[0]} (${table})`)
}

const measure = async ({ names, isQuick, fileName }) => {
  const machine = {
    processors: `${cpus().length} × ${cpus()[0].model}`,
    node: process.version,
    loadBefore: loadavg()[0],
  }
  console.log(
    `Voima on ${machine.processors}, Node ${machine.node}, load of the machine before: ${machine.loadBefore.toFixed(2)}`,
  )
  console.error('Making articles with photographs …')
  const content = await openContent()
  const measured = {}
  try {
    for (const name of names) {
      measured[name] = await measurePart(name, content, { isQuick })
      for (const table of measured[name]) printTable(table)
    }
  } finally {
    content.close()
  }
  printMissed(Object.values(measured).flat())
  if (fileName) writeFileSync(fileName, `${JSON.stringify({ machine, ...measured }, null, 2)}\n`)
}

try {
  await measure(readArguments())
} catch (error) {
  console.error(error.code?.startsWith('ERR_PARSE_ARGS') ? error.message : error)
  process.exitCode = 1
}
