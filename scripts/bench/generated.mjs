/**
 * Measures how fast pages are generated: the page cache is switched off, and each search is a new one. Another version
 * takes turns.
 */
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { atLeast, atMost, goals, judged } from './goals.mjs'
import { mainPages } from './pages.mjs'
import { median, rounded } from './report.mjs'

const connections = 4
const rounds = 3

export const measureGenerated = async (content, { isQuick, openBefore }) => {
  const before = await openBefore()
  const versions = before ? [content, before] : [content]
  const sites = []
  try {
    for (const version of versions)
      sites.push({ ...(await version.start({ PAGE_CACHE_MB: '0' })), paths: pathsOf(version) })
    const rows = []
    for (const page of Object.keys(goals.generatedPage)) rows.push(rowOf(page, await inTurns(sites, page, isQuick)))
    return [{ title: `Generated pages (${connections} connections, nothing cached)`, notes, rows }]
  } finally {
    for (const { stop } of sites) await stop()
  }
}

/** What each site does with this page: the median of rounds in which they take turns. */
const inTurns = async (sites, page, isQuick) => {
  const seconds = isQuick ? 1 : 3
  const seen = sites.map(() => ({ perSecond: [], cpuMs: [] }))
  for (let round = -1; round < rounds; round += 1)
    for (const [index, { address, pid, paths }] of sites.entries()) {
      const ask = (encoding) => askInTurn({ address, pathOf: paths[page], seconds, encoding })
      const { perSecond } = await ask('br')
      const before = cpuMilliseconds(pid)
      const { count } = await ask('identity')
      // The first round only warms up.
      if (round < 0) continue
      seen[index].perSecond.push(perSecond)
      seen[index].cpuMs.push((cpuMilliseconds(pid) - before) / count)
    }
  return seen.map(({ perSecond, cpuMs }) => ({ perSecond: median(perSecond), cpuMs: median(cpuMs) }))
}

const rowOf = (page, [{ perSecond, cpuMs }, before]) => {
  const most = goals.generatedPage[page]
  const share = before && { perSecond: perSecond / before.perSecond, cpuMs: cpuMs / before.cpuMs }
  const judgement = share
    ? judged(
        atLeast(share.perSecond, goals.generatedOfBefore.perSecond, "of before's /s"),
        atMost(share.cpuMs, goals.generatedOfBefore.cpuMs, 'of its CPU time'),
      )
    : judged(atLeast(perSecond, most.perSecond, '/s'), atMost(cpuMs, most.cpuMs, 'ms of CPU time'))
  return {
    page,
    'pages/s': Math.round(perSecond),
    'CPU ms each': rounded(cpuMs, 2),
    ...(share && { 'pages/s ÷ before': rounded(share.perSecond, 2), 'CPU ÷ before': rounded(share.cpuMs, 2) }),
    ...judgement,
  }
}

const notes = [
  'Pages per second: in brotli. CPU time: of the whole process, without compression, with garbage collection on all threads.',
]

const words = ['Kumasi', 'genotype', 'pain', 'fever', 'families', 'blood', 'school']
let searches = 0
const newSearch = () => {
  searches += 1
  return `/search?q=${words[searches % words.length]}+${words[(searches * 3) % words.length]}+${searches}`
}

const pathsOf = (content) => {
  const { home, 'news list': list, article } = mainPages(content)
  return { home: () => home, list: () => list, article: () => article, search: newSearch }
}

const askInTurn = async ({ address, pathOf, seconds, encoding }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const startedAt = performance.now()
  const passed = () => (performance.now() - startedAt) / 1000
  let count = 0
  const askOn = async () => {
    for (; passed() < seconds; count += 1) await fetchPage(address + pathOf(), agent, encoding)
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  const perSecond = count / passed()
  agent.destroy()
  return { count, perSecond }
}

const fetchPage = (url, agent, encoding) =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': encoding } }, (answer) => {
      answer.resume().on('end', resolve)
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`))
    }).on('error', reject)
  })

// The kernel counts in hundredths of a second. NaN if the system does not provide it.
const cpuMilliseconds = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}
