/**
 * npm run bench [-- FILE] [--quick] [--only bytes,load] [--before FOLDER]: measures the built site and reports which
 * goals it reaches. FOLDER is a built copy of another version.
 */
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureBytes } from './bench/bytes.mjs'
import { openContent, startIn } from './bench/content.mjs'
import { measureGenerated } from './bench/generated.mjs'
import { measureLighthouse } from './bench/lighthouse.mjs'
import { measureLoad } from './bench/load.mjs'
import { measureBesideNginx } from './bench/nginx.mjs'
import { measurePhone } from './bench/phone.mjs'
import { printMissed, printTable } from './bench/report.mjs'
import { measureGrowth } from './bench/scale-table.mjs'
import { measureSending } from './bench/sending.mjs'
import { measureSlowLink } from './bench/slow-link.mjs'
import { measureStart } from './bench/start.mjs'

const parts = {
  start: measureStart,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  slow: measureSlowLink,
  phone: measurePhone,
  load: measureLoad,
  generated: measureGenerated,
  nginx: measureBesideNginx,
  sending: measureSending,
  scale: measureGrowth,
}

/** These parts fill databases of their own. */
const withoutArticles = ['phone', 'sending', 'scale']

const readArguments = () => {
  const options = {
    quick: { type: 'boolean', default: false },
    before: { type: 'string' },
    only: { type: 'string', default: Object.keys(parts).join() },
  }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const names = values.only.split(',')
  const unknown = names.find((name) => !parts[name])
  if (unknown) throw new Error(`--only names "${unknown}"; it must be some of ${Object.keys(parts).join()}.`)
  return { names, isQuick: values.quick, before: values.before, fileName: positionals[0] }
}

/** Measures one part; its failure does not stop the others. */
const measurePart = async (name, articles, choices) => {
  console.error(`Measuring: ${name} …`)
  try {
    const content = withoutArticles.includes(name) ? undefined : await articles.open()
    return await parts[name](content, { ...choices, openBefore: articles.openBefore })
  } catch (error) {
    process.exitCode = 1
    return [{ title: `${name}: not measured`, notes: [String(error.stack ?? error)], rows: [] }]
  }
}

/** Created once, when the first part needs it. */
const sharedArticles = (before) => {
  let opening
  let openingBefore
  return {
    open: () => {
      if (!opening) console.error('Creating articles with photographs …')
      opening ??= openContent()
      return opening
    },
    /** Undefined without another version. */
    openBefore: async () => {
      if (before) openingBefore ??= openContent(startIn(before))
      return openingBefore
    },
    close: async () => {
      for (const each of [opening, openingBefore]) (await each?.catch(() => undefined))?.close()
    },
  }
}

const describeMachine = () => {
  const [loadBefore] = loadavg()
  const processors = `${cpus().length} × ${cpus()[0].model}`
  console.log(`Voima on ${processors}, Node ${process.version}; load of the machine before: ${loadBefore.toFixed(2)}`)
  return { processors, node: process.version, loadBefore, at: new Date().toISOString() }
}

const measure = async ({ names, isQuick, before, fileName }) => {
  const machine = describeMachine()
  const articles = sharedArticles(before)
  const measured = {}
  try {
    for (const name of names) {
      measured[name] = await measurePart(name, articles, { isQuick, before })
      for (const table of measured[name]) printTable(table)
    }
  } finally {
    await articles.close()
  }
  printMissed(Object.values(measured).flat())
  if (fileName) writeFileSync(fileName, `${JSON.stringify({ machine, ...measured }, null, 2)}\n`)
}

try {
  await measure(readArguments())
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
