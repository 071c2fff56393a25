/** Measures the built site on a fresh, small database: bytes of a first visit, speed, memory, time to ready. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../tests/support/site.ts'
import { openVisitor } from './bench/bytes.mjs'
import { loadTool, measureLoad } from './bench/load.mjs'
import { residentMegabytes } from './bench/memory.mjs'
import { printReport } from './bench/report.mjs'

const loads = [32, 64]
const secondsPerLoad = 5

const [fileName] = process.argv.slice(2)
const DATA_DIR = mkdtempSync(join(tmpdir(), 'voima-bench-'))
const settings = { DATA_DIR, RATE_LIMITS: 'off' }

const timesToReady = async () => {
  const first = await startSite(settings)
  await first.stop()
  const later = await startSite(settings)
  await later.stop()
  return { firstStartMs: first.readyMilliseconds, laterStartMs: later.readyMilliseconds }
}

const pagesOf = async (address) => {
  const { news } = await (await fetch(`${address}/api/v1/news?page=1&limit=1`)).json()
  return { home: '/', 'news list': '/news', 'an article': `/news/${news[0]._id}` }
}

const eachPage = async (pages, measure) => {
  const rows = {}
  for (const [name, path] of Object.entries(pages)) rows[name] = await measure(path)
  return rows
}

const measureSite = async (site, pages) => {
  const visitor = await openVisitor(site.address)
  const bytes = await eachPage(pages, visitor.bytesOf)
  await visitor.close()
  const idleMegabytes = residentMegabytes(site.pid)
  const speed = await eachPage(pages, async (path) => {
    const measured = {}
    for (const connections of loads)
      measured[connections] = await measureLoad({ url: site.address + path, connections, seconds: secondsPerLoad })
    return measured
  })
  return { bytes, speed, memory: { idleMegabytes, afterLoadMegabytes: residentMegabytes(site.pid) } }
}

const measure = async () => {
  const ready = await timesToReady()
  const site = await startSite(settings)
  try {
    const measured = await measureSite(site, await pagesOf(site.address))
    return { machine: `${cpus().length} × ${cpus()[0].model}`, node: process.version, loadTool, ready, ...measured }
  } finally {
    await site.stop()
  }
}

try {
  const report = await measure()
  printReport(report)
  if (fileName) writeFileSync(fileName, `${JSON.stringify(report, null, 2)}\n`)
} finally {
  rmSync(DATA_DIR, { recursive: true, force: true })
}
